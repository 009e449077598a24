// The first process of a container.

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"

	securejoin "github.com/cyphar/filepath-securejoin"
	"golang.org/x/sys/unix"
)

// podInit is the first process in a container's namespaces: it mounts the root, joins the pod's network and becomes the command.
func podInit(file string) {
	runtime.LockOSThread()
	var s initSpec
	if err := json.Unmarshal(must(os.ReadFile(file)), &s); err != nil {
		panic(err)
	}
	do := func(what string, err error) {
		if err != nil {
			fmt.Fprintln(os.Stderr, "pod-init:", what, err)
			os.Exit(127)
		}
	}
	do("setns", unix.Setns(must(unix.Open("/run/netns/"+s.NetNS, unix.O_RDONLY|unix.O_CLOEXEC, 0)), unix.CLONE_NEWNET))
	do("private", unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""))
	unix.Sethostname([]byte(s.Host))
	lower := s.Image.Root
	if lower == "" {
		lower = "/"
	}
	up, root := filepath.Join(s.Upper, "fs"), filepath.Join(s.Upper, "root")
	os.MkdirAll(up, 0o755)
	do("tmpfs", unix.Mount("tmpfs", up, "tmpfs", 0, ""))
	for _, d := range []string{root, up + "/u", up + "/w"} {
		do("mkdir", os.MkdirAll(d, 0o755))
	}
	do("overlay", unix.Mount("overlay", root, "overlay", 0, fmt.Sprintf("lowerdir=%s,upperdir=%s/u,workdir=%s/w", lower, up, up)))
	for _, d := range []string{"proc", "sys", "dev", "tmp", "run"} {
		os.MkdirAll(filepath.Join(root, d), 0o755)
	}
	do("proc", unix.Mount("proc", root+"/proc", "proc", 0, ""))
	do("dev", unix.Mount("/dev", root+"/dev", "", unix.MS_BIND|unix.MS_REC, ""))
	do("sys", unix.Mount("/sys", root+"/sys", "", unix.MS_BIND|unix.MS_REC, ""))
	for _, m := range s.Mounts {
		to := must(securejoin.SecureJoin(root, m[1])) // /var/run is a link: resolve it inside the root
		if st := must(os.Stat(m[0])); st.IsDir() {
			os.MkdirAll(to, 0o755)
		} else {
			os.MkdirAll(filepath.Dir(to), 0o755)
			if f, err := os.OpenFile(to, os.O_CREATE, 0o644); err == nil {
				f.Close()
			}
		}
		do("bind "+m[1], unix.Mount(m[0], to, "", unix.MS_BIND, ""))
		if m[2] == "ro" {
			do("ro "+m[1], unix.Mount("", to, "", unix.MS_BIND|unix.MS_REMOUNT|unix.MS_RDONLY, ""))
		}
	}
	do("chroot", unix.Chroot(root))
	dir := s.Dir
	if dir == "" {
		dir = "/"
	}
	do("chdir "+dir, os.Chdir(dir))
	os.Clearenv()
	for _, e := range s.Env {
		for i := range e {
			if e[i] == '=' {
				os.Setenv(e[:i], e[i+1:])
				break
			}
		}
	}
	path, err := exec.LookPath(s.Argv[0])
	do("command", err)
	if s.UID != 0 {
		do("setgroups", unix.Setgroups(nil))
		do("setgid", unix.Setresgid(s.GID, s.GID, s.GID))
		do("setuid", unix.Setresuid(s.UID, s.UID, s.UID))
	}
	do("pdeathsig", unix.Prctl(unix.PR_SET_PDEATHSIG, uintptr(syscall.SIGKILL), 0, 0, 0))
	do("exec", syscall.Exec(path, s.Argv, s.Env))
}
