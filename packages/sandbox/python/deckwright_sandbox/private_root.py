"""A root of its own for this process: the interpreter's folders to read, a small folder in memory to write, and nothing else.

Both are mounts of a namespace that ends with the process, so the kernel removes what code has written, whatever it was. Root gets the
namespaces by right, other users by a user namespace. Where neither is allowed, nothing is changed and False is the answer.
"""

import ctypes
import os
import stat

CLONE_NEWNS, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWUSER, CLONE_NEWNET = 0x00020000, 0x04000000, 0x08000000, 0x10000000, 0x40000000
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 1, 2, 4, 8, 32, 4096, 16384, 1 << 18
# Flags that a mount of another namespace keeps: to leave one out is refused.
KEPT = MS_NOSUID | MS_NODEV | MS_NOEXEC
MNT_DETACH = 2
PIVOT_ROOT = {"x86_64": 155, "aarch64": 41}

SCRATCH = "/scratch"

libc = ctypes.CDLL(None, use_errno=True)


def enter(readable, scratch_bytes, scratch_files):
    """Moves into the new root, with SCRATCH as the current folder. Returns whether it could."""
    machine = os.uname().machine
    if machine not in PIVOT_ROOT:
        return False
    others = CLONE_NEWNS | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWNET
    uid, gid = os.geteuid(), os.getegid()
    if libc.unshare(others) != 0:
        if libc.unshare(CLONE_NEWUSER | others) != 0:
            return False
        _map_itself(uid, gid)
    try:
        _mount(None, "/", None, MS_REC | MS_PRIVATE)
    except OSError:
        # Namespaces are given here, and mounts in them are not, as where AppArmor restricts users.
        return False
    # Found and opened first: they may lie below the folder that the new root is mounted on.
    links, places = {}, set()
    for path in readable:
        places.add(_resolve(path, links))
    handles = {place: os.open(place, os.O_PATH) for place in [*_outermost(places), "/dev/null"]}
    old = os.umask(0o022)
    try:
        # Any folder will do to stand on: nobody else sees what is mounted there.
        root = "/tmp" if os.path.isdir("/tmp") else "/"
        _mount("tmpfs", root, "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,nr_inodes=1024,mode=755")
        for path, target in links.items():
            os.makedirs(root + os.path.dirname(path), exist_ok=True)
            os.symlink(target, root + path)
        for place, handle in handles.items():
            _bind(root, place, handle)
            os.close(handle)
        os.mkdir(root + SCRATCH, 0o700)
        _mount("tmpfs", root + SCRATCH, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, f"size={scratch_bytes},nr_inodes={scratch_files},mode=700")
        # Unless the interpreter itself lies there, where temporary files go is the folder that can be written.
        if not os.path.lexists(root + "/tmp"):
            os.symlink(SCRATCH, root + "/tmp")
        _mount(None, root, None, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV)
        os.chdir(root)
        # The old root is laid over the new one and let go: nothing leads to it any more.
        if libc.syscall(PIVOT_ROOT[machine], b".", b".") != 0:
            raise OSError(ctypes.get_errno(), "pivot_root")
        if libc.umount2(b".", MNT_DETACH) != 0:
            raise OSError(ctypes.get_errno(), "umount")
        os.chdir(SCRATCH)
    finally:
        os.umask(old)
    return True


def _map_itself(uid, gid):
    for name, text in (("setgroups", "deny"), ("uid_map", f"{uid} {uid} 1"), ("gid_map", f"{gid} {gid} 1")):
        with open(f"/proc/self/{name}", "w", encoding="ascii") as file:
            file.write(text)


def _mount(source, target, kind, flags, options=None):
    encoded = [None if text is None else text.encode() for text in (source, target, kind, options)]
    if libc.mount(encoded[0], encoded[1], encoded[2], ctypes.c_ulong(flags), encoded[3]) != 0:
        raise OSError(ctypes.get_errno(), f"mount {target}")


def _outermost(places):
    """Without those that lie in another, and come with it."""
    bound = []
    for place in sorted(places):
        if not any(place.startswith(parent + "/") for parent in bound):
            bound.append(place)
    return bound


def _resolve(path, links):
    """Where a path leads; the symbolic links on the way are added to `links`, to be made in the new root too."""
    at, parts = "/", path.strip("/").split("/")
    for index, part in enumerate(parts):
        here = os.path.join(at, part)
        if os.path.islink(here):
            target = os.readlink(here)
            links[here] = target
            return _resolve(os.path.normpath(os.path.join(at, target, *parts[index + 1 :])), links)
        at = here
    return at


def _bind(root, place, handle):
    target = root + place
    if stat.S_ISDIR(os.fstat(handle).st_mode):
        os.makedirs(target, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "x", encoding="ascii"):
            pass
    _mount(f"/proc/self/fd/{handle}", target, None, MS_BIND | MS_REC)
    held = os.statvfs(target).f_flag & KEPT
    # A device is no device on a mount without them, and the one that is here holds nothing.
    flags = MS_NOSUID | MS_NOEXEC | (held & ~MS_NODEV) if place == "/dev/null" else MS_RDONLY | MS_NOSUID | MS_NODEV | held
    _mount(None, target, None, MS_REMOUNT | MS_BIND | flags)
