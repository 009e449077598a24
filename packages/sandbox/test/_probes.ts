/** Code that tries to get out: each must be stopped, and none may learn the canary. `canary` stands for facts of the test's own process. */

export interface Canary {
  readonly file: string;
  readonly word: string;
  readonly port: number;
  readonly abstract: string;
  readonly pid: number;
}

/** Code that does not come back, or that spoils its process: each is run by itself. */
export const ALONE = new Set([
  'starts threads without an end',
  'takes all memory',
  'fills the disk',
  'loops without an end',
  'sleeps without an end',
  'ignores signals',
  'prints without an end',
  'writes nonsense to the line',
  'says a fault that is none',
  'hands out a bomb',
  'ends at once',
  'breaks the interpreter',
  'calls itself without an end',
  'takes an x32 call',
]);

/** All that come back, in one run: each says its name first. */
export const together = (codes: Readonly<Record<string, string>>): string => `
import json
for name, code in json.loads(${JSON.stringify(JSON.stringify(codes))}).items():
    print('#', name)
    try:
        exec(code, {})
    except BaseException as error:
        print('held', type(error).__name__)
`;

/** A probe prints `LEAK` when it got what it was after, and else ends or throws. */
export const probes = ({ file, port, abstract, pid }: Canary): Readonly<Record<string, string>> => {
  const leak = (expression: string) => `
try:
    got = ${expression}
    print('LEAK', got)
except BaseException as error:
    print('held', type(error).__name__)
`;
  const call = (number: number, ...args: readonly string[]) => `
import ctypes
libc = ctypes.CDLL(None, use_errno=True)
if libc.syscall(${[number, ...args].join(', ')}) >= 0: print('LEAK')
`;
  return {
    'reads a file of the host': leak(`open(${JSON.stringify(file)}).read()`),
    'reads it by a symbolic link': `import os\n${leak(`(os.symlink(${JSON.stringify(file)}, 'link'), open('link').read())`)}`,
    'reads it by a hard link': `import os\n${leak(`(os.link(${JSON.stringify(file)}, 'hard'), open('hard').read())`)}`,
    'reads it by a way up': `import os\n${leak(`open('../' * 12 + ${JSON.stringify(file.slice(1))}).read()`)}`,
    'lists the root': `import os\n${leak("os.listdir('/')")}`.replace(
      "print('LEAK', got)",
      "print('LEAK' if 'scratch' not in got else 'held')",
    ),
    'lists the folder of temporary files': `import os\n${leak("[one for one in os.listdir('/tmp') if 'canary' in one][0]")}`,
    'reads passwords': leak("open('/etc/passwd').read()"),
    'reads shadows': leak("open('/etc/shadow').read()"),
    'writes beside its folder': leak("open('/var/written-by-probe', 'w').write('x')"),
    // Where /tmp is the folder of the run, this is allowed, and the machine's own must stay as it was.
    'writes into the folder of temporary files': "open('/tmp/written-by-probe', 'w').write('x')",
    'writes into the interpreter': `import os, pptx\n${leak("open(os.path.join(os.path.dirname(pptx.__file__), 'probe.py'), 'w')")}`,
    'deletes a file of the host': `import os\n${leak(`os.remove(${JSON.stringify(file)})`)}`,
    'moves a file of the host': `import os\n${leak(`os.rename(${JSON.stringify(file)}, 'taken')`)}`,
    'cuts a file of the host': `import os\n${leak(`os.truncate(${JSON.stringify(file)}, 0)`)}`,
    'makes a device': `import os, stat\n${leak("os.mknod('dev', 0o600 | stat.S_IFCHR, os.makedev(1, 8))")}`,
    'makes a pipe in its folder': `import os\n${leak("os.mkfifo('fifo')")}`,
    'reads memory of the kernel': leak("open('/dev/mem', 'rb').read(1)"),
    'reads /proc/self/environ': leak("open('/proc/self/environ').read()"),
    'reads the environment of its parent': `import os\n${leak("open(f'/proc/{os.getppid()}/environ').read()")}`,
    'reads the environment of process 1': leak("open('/proc/1/environ').read()"),
    'reads the environment of the test': leak(`open('/proc/${pid}/environ').read()`),
    'reads memory of its parent': `import os\n${leak("open(f'/proc/{os.getppid()}/mem', 'rb')")}`,
    'reads its own maps': leak("open('/proc/self/maps').read()"),
    'lists processes': `import os\n${leak("[one for one in os.listdir('/proc') if one.isdigit()][0]")}`,
    'goes through /proc/self/root': leak(`open('/proc/self/root' + ${JSON.stringify(file)}).read()`),
    'goes through the folder of another process': leak(`open('/proc/${pid}/root' + ${JSON.stringify(file)}).read()`),
    'reads the command line of another': leak(`open('/proc/${pid}/cmdline').read()`),
    'reads its environment': `import os\nif any('CANARY' in name for name in os.environ): print('LEAK')`,
    'reads the environment of the C library': `
import ctypes
libc = ctypes.CDLL(None)
libc.getenv.restype = ctypes.c_char_p
if libc.getenv(b'DECKWRIGHT_CANARY'): print('LEAK')
`,
    'opens a TCP connection': `import socket\n${leak(`socket.create_connection(('127.0.0.1', ${port}), 2).recv(64)`)}`,
    'opens a UDP socket': `import socket\n${leak('socket.socket(socket.AF_INET, socket.SOCK_DGRAM)')}`,
    'opens an IPv6 socket': `import socket\n${leak('socket.socket(socket.AF_INET6)')}`,
    'opens a raw socket': `import socket\n${leak('socket.socket(socket.AF_INET, socket.SOCK_RAW, 1)')}`,
    'opens a netlink socket': `import socket\n${leak('socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)')}`,
    'opens an abstract socket': `import socket\n${leak(`(lambda s: (s.connect('\\0${abstract}'), s.recv(64)))(socket.socket(socket.AF_UNIX))`)}`,
    listens: `import socket\n${leak("socket.create_server(('127.0.0.1', 0))")}`,
    'asks for a name': `import socket\n${leak("socket.getaddrinfo('localhost.localdomain.example', 80)")}`,
    'makes a pair of sockets': `import socket\n${leak('socket.socketpair()')}`,
    'fetches an address': `import urllib.request\n${leak(`urllib.request.urlopen('http://127.0.0.1:${port}/', timeout=2).read()`)}`,
    'finds inherited descriptors': `
import os
for number in range(4, 256):
    try: os.fstat(number); print('LEAK', number)
    except OSError: pass
`,
    'starts a program': `import subprocess\n${leak("subprocess.run(['/bin/ls', '/'])")}`,
    'starts a shell': `import os\n${leak("os.system('true') == 0 or 1 / 0")}`,
    'becomes a program': `import os\n${leak("os.execv('/bin/true', ['true'])")}`,
    forks: `import os\n${leak('os.fork()')}`,
    'forks without an end': "import os\ntry:\n    while True:\n        os.fork()\n        print('LEAK')\nexcept OSError:\n    pass",
    'forks by a pool': `import multiprocessing\n${leak('multiprocessing.Process(target=print).start()')}`,
    'starts threads without an end': 'import threading, time\nwhile True:\n    threading.Thread(target=time.sleep, args=(60,)).start()',
    'signals its parent': `import os\n${leak('os.kill(os.getppid(), 0)')}`,
    'kills the test': `import os\n${leak(`os.kill(${pid}, 9)`)}`,
    'kills everybody': `import os\n${leak('os.kill(-1, 0)')}`,
    'kills its group': `import os\n${leak('os.killpg(1, 0)')}`,
    'traces its parent': call(101, '16', 'libc.getppid()', '0', '0'),
    'reads memory by process_vm_readv': call(310, 'libc.getppid()', '0', '0', '0', '0', '0'),
    'opens a process by pidfd': call(434, 'libc.getppid()', '0'),
    'leaves into new namespaces': call(272, '0x10000000'),
    'clones into a namespace': call(56, '0x10000011', '0', '0', '0', '0'),
    mounts: call(165, 'b"none"', 'b"/tmp"', 'b"tmpfs"', '0', '0'),
    'loads a program of the kernel': call(321, '0', '0', '0'),
    'opens a ring': call(425, '8', 'ctypes.create_string_buffer(120)'),
    'makes a file in memory to run': call(319, 'b"x"', '0'),
    'reads keys': call(250, '0', '-3', '0'),
    'watches faults of memory': call(323, '0'),
    'counts events': call(298, 'ctypes.create_string_buffer(120)', '0', '-1', '-1', '0'),
    'takes shared memory': call(29, '1', '4096', '0o1600'),
    'takes an x32 call': call(0x40000000 + 39),
    'changes modes of the host': `import os\nbefore = os.stat('/').st_mode\nos.chmod('/', 0o700)\nif os.stat('/').st_mode != before: print('LEAK')`,
    'raises its limits': `import resource\n${leak('resource.setrlimit(resource.RLIMIT_AS, (-1, -1))')}`,
    'becomes another user': `import os\n${leak('os.setuid(1)')}`,
    'unpickles a command': `import pickle\n${leak('pickle.loads(b"cposix\\nsystem\\n(S\'true\'\\ntR.") == 0 or 1 / 0')}`,
    'takes all memory': 'data = []\nwhile True:\n    data.append(bytearray(50_000_000))',
    'fills the disk': "import os\nat = 0\nwhile True:\n    at += 1\n    open(f'f{at}', 'wb').write(b'x' * 10_000_000)",
    'writes one large file': "open('large', 'wb').truncate(10**12)\nprint('LEAK')",
    'loops without an end': 'while True: pass',
    'sleeps without an end': 'import time\ntime.sleep(3600)',
    'ignores signals': 'import signal\nfor one in (2, 15): signal.signal(one, signal.SIG_IGN)\nwhile True: pass',
    'prints without an end': "while True: print('x' * 10_000)",
    'writes nonsense to the line': "import os\nos.write(3, b'\\xff' * 4096)\nos._exit(0)",
    'says a fault that is none':
      "import os, struct, json\nm = json.dumps({'t': 'fault', 'status': 'x'}).encode()\nos.write(3, struct.pack('>II', len(m), 0) + m)\nos._exit(0)",
    'hands out a bomb':
      "import os, struct, json, zlib\nm = json.dumps({'t': 'done', 'notices': []}).encode()\nos.write(3, struct.pack('>II', len(m), 4_000_000_000) + m)\nos._exit(0)",
    'ends at once': 'import os\nos._exit(0)',
    'breaks the interpreter': 'import ctypes\nctypes.string_at(0)',
    'calls itself without an end': 'def f(): f()\nf()',
  };
};
