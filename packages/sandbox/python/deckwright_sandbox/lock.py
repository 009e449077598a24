"""Locks this process for good: a root of its own, limits, identity, Landlock, seccomp. Each layer that holds is named.

Without a root of its own there is no folder that the kernel keeps small, and no count of threads that is this process's alone: there, code
makes no files and no threads.
"""

import ctypes
import os
import resource
import sys
import sysconfig

from . import landlock, line, private_root, seccomp

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS = 1, 4, 24, 38
CAPABILITY_VERSION_3 = 0x20080522
CLONE_THREAD = 0x00010000
SIGKILL = 9

libc = ctypes.CDLL(None, use_errno=True)


def lock(settings):
    _require_one_thread()
    limits = settings["limits"]
    wanted = settings.get("layers", ["private_root", "landlock", "seccomp"])
    layers = {"rlimits": True, "environment": "empty"}
    os.environ.clear()
    os.umask(0o077)
    _close_descriptors()
    readable = _readable()
    is_private = "private_root" in wanted and private_root.enter(readable, limits["scratch_bytes"], limits["scratch_files"])
    layers["private_root"] = is_private
    if not is_private:
        os.chdir("/")
    _limit(limits)
    layers["uid"] = _leave_root(settings.get("uid"), readable)
    libc.prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)
    # When the process that started this one dies, so does this one. A change of identity would undo both.
    libc.prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0)
    if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "PR_SET_NO_NEW_PRIVS")
    scratch = private_root.SCRATCH if is_private else None
    layers["landlock"] = _try(lambda: landlock.restrict(readable, scratch)) if "landlock" in wanted else None
    # The kernel counts the threads of a user, by itself in a namespace or as one of its own; it never counts those of root.
    is_counted = is_private and layers["uid"] == "unprivileged"
    layers["seccomp"] = _try(lambda: seccomp.restrict(threads=is_counted) or True) if "seccomp" in wanted else None
    return layers


def _require_one_thread():
    """Landlock and seccomp hold the thread that calls them and those that it starts, so a thread from before would stay free."""
    try:
        threads = len(os.listdir("/proc/self/task"))
    except OSError:
        # Without /proc the kernel tells it in another way: this call does nothing for one thread, and fails for more.
        threads = 1 if libc.unshare(CLONE_THREAD) == 0 else 2
    if threads != 1:
        raise RuntimeError("The process has more than one thread: the layers would not hold the others.")


def _try(restrict):
    try:
        return restrict()
    except OSError as error:
        print(f"{error}", file=sys.stderr)
        return None


def _close_descriptors():
    null = os.open("/dev/null", os.O_RDONLY)
    os.dup2(null, 0)
    for name in os.listdir("/proc/self/fd") if os.path.isdir("/proc/self/fd") else range(4096):
        descriptor = int(name)
        if descriptor > line.LINE:
            try:
                os.close(descriptor)
            except OSError:
                # That of the list itself.
                pass


def _limit(limits):
    for name, value in (
        (resource.RLIMIT_CPU, limits["cpu_s"]),
        (resource.RLIMIT_AS, limits["memory_bytes"]),
        (resource.RLIMIT_FSIZE, limits["file_bytes"]),
        (resource.RLIMIT_NPROC, limits["threads"]),
        (resource.RLIMIT_NOFILE, limits["open_files"]),
        (resource.RLIMIT_STACK, 8 * 1024 * 1024),
        (resource.RLIMIT_MEMLOCK, 0),
        (resource.RLIMIT_MSGQUEUE, 0),
        (resource.RLIMIT_CORE, 0),
    ):
        soft, hard = resource.getrlimit(name)
        if hard != resource.RLIM_INFINITY:
            value = min(value, hard)
        resource.setrlimit(name, (value, value))


def _readable():
    """The interpreter's library, the wheels and the shared libraries under them; not the places beside."""
    paths = {sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    paths |= {path for path in sys.path if path.endswith(("lib-dynload", "site-packages", "dist-packages"))}
    paths |= {os.path.dirname(os.path.abspath(__file__)), "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib"}
    paths |= {"/etc/ld.so.cache", "/usr/share/zoneinfo", "/usr/share/fonts"}
    return sorted(path for path in paths if path and os.path.exists(path))


def _leave_root(uid, readable):
    """Becomes the user of this run, where that one can read the interpreter; drops every capability."""
    if os.geteuid() == 0 and uid is not None and all(_others_may_reach(path) for path in readable):
        if os.path.realpath(".") == private_root.SCRATCH:
            os.chown(".", uid, uid)
        os.setgroups([])
        os.setresgid(uid, uid, uid)
        os.setresuid(uid, uid, uid)
        return "unprivileged"
    name = "root_without_capabilities" if os.geteuid() == 0 else "unprivileged"
    for capability in range(64):
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)
    header = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION_3, 0)
    none = (ctypes.c_uint32 * 6)()
    if libc.capset(header, none) != 0:
        raise OSError(ctypes.get_errno(), "capset")
    return name


def _others_may_reach(path):
    path = os.path.realpath(path)
    if not os.stat(path).st_mode & 0o004:
        return False
    while path != "/":
        path = os.path.dirname(path)
        if not os.stat(path).st_mode & 0o001:
            return False
    return True
