"""Landlock by raw system calls: which files the process may open, and that it may open no TCP connection."""

import ctypes
import os
import struct

SYS_CREATE_RULESET = 444
SYS_ADD_RULE = 445
SYS_RESTRICT_SELF = 446
RULE_PATH_BENEATH = 1
CREATE_RULESET_VERSION = 1

READ_FILE = 1 << 2
READ_DIR = 1 << 3
# Of the scratch folder: write, read, list, remove, make folders and files, cut off. No devices, sockets, pipes, links, programs.
SCRATCH = (1 << 1) | READ_FILE | READ_DIR | (1 << 4) | (1 << 5) | (1 << 7) | (1 << 8)
TRUNCATE = 1 << 14

libc = ctypes.CDLL(None, use_errno=True)


def abi():
    """The version that the kernel speaks; 0 without Landlock."""
    version = libc.syscall(SYS_CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(CREATE_RULESET_VERSION))
    return max(0, version)


def rights_of(version):
    """The rights on files that this version knows: all of them are taken away unless a rule gives them back."""
    known = 13
    if version >= 2:
        known = 14
    if version >= 3:
        known = 15
    if version >= 5:
        known = 16
    return (1 << known) - 1


def restrict(readable, scratch):
    """Restricts the process for good; without `scratch` it writes nothing. Returns the version used; raises OSError where a step fails."""
    version = abi()
    if version < 1:
        raise OSError("The kernel has no Landlock.")
    handled = rights_of(version)
    network = 3 if version >= 4 else 0
    # Abstract sockets of others, and signals to processes outside of this one.
    scoped = 3 if version >= 6 else 0
    attributes = struct.pack("=QQQ", handled, network, scoped)
    size = 24 if version >= 6 else 16 if version >= 4 else 8
    ruleset = libc.syscall(SYS_CREATE_RULESET, attributes, ctypes.c_size_t(size), ctypes.c_uint32(0))
    if ruleset < 0:
        raise OSError(ctypes.get_errno(), "landlock_create_ruleset")
    try:
        for path in readable:
            allow(ruleset, path, handled & (READ_FILE | READ_DIR))
        if scratch is not None:
            allow(ruleset, scratch, handled & (SCRATCH | TRUNCATE))
        # The one device that programs expect; it holds nothing.
        allow(ruleset, "/dev/null", handled & (READ_FILE | (1 << 1) | TRUNCATE))
        if libc.syscall(SYS_RESTRICT_SELF, ctypes.c_int(ruleset), ctypes.c_uint32(0)) != 0:
            raise OSError(ctypes.get_errno(), "landlock_restrict_self")
    finally:
        os.close(ruleset)
    return version


def allow(ruleset, path, rights):
    try:
        handle = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except FileNotFoundError:
        return
    try:
        if not os.path.isdir(path):
            # Rights of folders mean nothing on a file, and the kernel refuses them.
            rights &= (1 << 1) | READ_FILE | TRUNCATE
        rule = struct.pack("=Qi", rights, handle)
        if libc.syscall(SYS_ADD_RULE, ctypes.c_int(ruleset), ctypes.c_int(RULE_PATH_BENEATH), rule, ctypes.c_uint32(0)) != 0:
            raise OSError(ctypes.get_errno(), f"landlock_add_rule {path}")
    finally:
        os.close(handle)
