"""A seccomp filter in BPF: the system calls that python-pptx needs, and no other. What is not listed is refused with EPERM."""

import ctypes
import errno
import os
import struct

PR_SET_SECCOMP = 22
MODE_FILTER = 2
ALLOW = 0x7FFF0000
ERRNO = 0x00050000
KILL_PROCESS = 0x80000000
X32_BIT = 0x40000000

LOAD, JEQ, JGE, JSET, RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
NUMBER, ARCHITECTURE, ARGUMENT = 0, 4, 16

# Bits of clone(): a thread, never a process, and never in a namespace of its own.
CLONE_THREAD = 0x00010000
NEW_NAMESPACES = 0x7E020080

# Name: number on x86-64, number on arm64 (None: the call does not exist there).
ALLOWED = {
    "read": (0, 63), "write": (1, 64), "open": (2, None), "close": (3, 57), "stat": (4, None), "fstat": (5, 80), "lstat": (6, None),
    "poll": (7, None), "lseek": (8, 62), "mmap": (9, 222), "mprotect": (10, 226), "munmap": (11, 215), "brk": (12, 214),
    "rt_sigaction": (13, 134), "rt_sigprocmask": (14, 135), "rt_sigreturn": (15, 139), "pread64": (17, 67), "pwrite64": (18, 68),
    "readv": (19, 65), "writev": (20, 66), "access": (21, None), "pipe": (22, None), "select": (23, None), "sched_yield": (24, 124),
    "mremap": (25, 216), "madvise": (28, 233), "dup": (32, 23), "dup2": (33, None), "nanosleep": (35, 101), "getpid": (39, 172),
    "sendfile": (40, 71), "exit": (60, 93), "uname": (63, 160), "fsync": (74, 82), "fdatasync": (75, 83), "truncate": (76, 45),
    "ftruncate": (77, 46), "getdents": (78, None), "getcwd": (79, 17), "chdir": (80, 49), "fchdir": (81, 50), "rename": (82, None),
    "mkdir": (83, None), "rmdir": (84, None), "creat": (85, None), "unlink": (87, None), "readlink": (89, None), "umask": (95, 166),
    "gettimeofday": (96, 169), "getrlimit": (97, 163), "getrusage": (98, 165), "times": (100, 153),
    "getuid": (102, 174), "getgid": (104, 176), "geteuid": (107, 175), "getegid": (108, 177), "getppid": (110, 173),
    "getgroups": (115, 158), "getresuid": (118, 148), "getresgid": (120, 150), "rt_sigpending": (127, 136), "sigaltstack": (131, 132),
    "statfs": (137, 43), "fstatfs": (138, 44), "arch_prctl": (158, None), "gettid": (186, 178), "time": (201, None), "futex": (202, 98),
    "sched_getaffinity": (204, 123), "getdents64": (217, 61), "set_tid_address": (218, 96), "restart_syscall": (219, 128),
    "fadvise64": (221, 223), "clock_gettime": (228, 113), "clock_getres": (229, 114), "clock_nanosleep": (230, 115),
    "exit_group": (231, 94), "openat": (257, 56), "mkdirat": (258, 34), "newfstatat": (262, 79), "unlinkat": (263, 35),
    "renameat": (264, 38), "readlinkat": (267, 78), "faccessat": (269, 48), "pselect6": (270, 72), "ppoll": (271, 73),
    "set_robust_list": (273, 99), "fallocate": (285, 47), "dup3": (292, 24), "pipe2": (293, 59), "renameat2": (316, 276),
    "getrandom": (318, 278), "copy_file_range": (326, 285), "statx": (332, 291), "rseq": (334, 293), "faccessat2": (439, 439),
    "membarrier": (324, 283),
}
# Refused without harm: a program that sets modes and times, or locks a file of its run, goes on as if it had. Nobody else has that file open.
PRETENDED = {
    "chmod": (90, None), "fchmod": (91, 52), "fchmodat": (268, 53), "fchmodat2": (452, 452), "utimensat": (280, 88), "utimes": (235, None),
    "utime": (132, None), "futimesat": (261, None), "flock": (73, 32),
}
# Of ioctl: is this a terminal, close on exec or not, how much is there to read.
IOCTLS = (0x5401, 0x5413, 0x5450, 0x5451, 0x541B)
# Of fcntl: duplicate, flags, state, size of a pipe; no leases, owners or seals.
FCNTLS = (0, 1, 2, 3, 4, 1030, 1031, 1032)
# Locks of ranges, which databases set, are pretended: a lock on a library could hold up others that read it.
LOCKS = (6, 7, 37, 38)

ARCHITECTURES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}
CALLS = {"clone": (56, 220), "clone3": (435, 435), "ioctl": (16, 29), "fcntl": (72, 25), "kill": (62, 129), "tgkill": (234, 131), "prlimit64": (302, 261)}


def statement(code, value):
    return struct.pack("=HBBI", code, 0, 0, value)


def jump(code, value, yes, no):
    return struct.pack("=HBBI", code, yes, no, value)


def program(machine, pid, threads):
    column, architecture = ARCHITECTURES[machine]
    filter_ = [
        statement(LOAD, ARCHITECTURE),
        jump(JEQ, architecture, 1, 0),
        statement(RETURN, KILL_PROCESS),
        statement(LOAD, NUMBER),
        # Calls of the x32 interface reach the same kernel by other numbers.
        jump(JGE, X32_BIT, 0, 1),
        statement(RETURN, KILL_PROCESS),
    ]
    denied = ERRNO | errno.EPERM

    def when(call, block):
        number = CALLS[call][column]
        filter_.append(jump(JEQ, number, 0, len(block)))
        filter_.extend(block)

    def one_of(argument, values, pretended=()):
        block = [statement(LOAD, ARGUMENT + 8 * argument)]
        for value in values:
            block += [jump(JEQ, value, 0, 1), statement(RETURN, ALLOW)]
        for value in pretended:
            block += [jump(JEQ, value, 0, 1), statement(RETURN, ERRNO)]
        return [*block, statement(RETURN, denied)]

    for number in sorted({numbers[column] for numbers in ALLOWED.values() if numbers[column] is not None}):
        filter_ += [jump(JEQ, number, 0, 1), statement(RETURN, ALLOW)]
    for number in sorted({numbers[column] for numbers in PRETENDED.values() if numbers[column] is not None}):
        filter_ += [jump(JEQ, number, 0, 1), statement(RETURN, ERRNO)]
    # The C library asks for clone3 first, whose arguments a filter cannot see, and then for clone.
    when("clone3", [statement(RETURN, ERRNO | errno.ENOSYS)])
    if threads:
        when("clone", [
            statement(LOAD, ARGUMENT),
            jump(JSET, NEW_NAMESPACES, 2, 0),
            jump(JSET, CLONE_THREAD, 0, 1),
            statement(RETURN, ALLOW),
            statement(RETURN, denied),
        ])
    when("ioctl", one_of(1, IOCTLS))
    when("fcntl", one_of(1, FCNTLS, pretended=LOCKS))
    # Signals to itself, as when a program gives up.
    when("kill", one_of(0, (pid,)))
    when("tgkill", one_of(0, (pid,)))
    # Limits of itself may be read and lowered; the hard limits stand.
    when("prlimit64", one_of(0, (0, pid)))
    filter_.append(statement(RETURN, denied))
    return b"".join(filter_), len(filter_)


def restrict(threads):
    """Puts the filter on the process, for good. `threads` says whether it may start some."""
    machine = os.uname().machine
    if machine not in ARCHITECTURES:
        raise OSError(f"There is no filter for {machine}.")
    code, length = program(machine, os.getpid(), threads)
    buffer = ctypes.create_string_buffer(code, len(code))
    header = ctypes.create_string_buffer(struct.pack("@HP", length, ctypes.addressof(buffer)))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(PR_SET_SECCOMP, MODE_FILTER, ctypes.c_void_p(ctypes.addressof(header)), 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "PR_SET_SECCOMP")
