/** Code that is after its surroundings: after each, the service must serve the next caller, and hold nothing more than before. */

const frame = (head: string, body = 'b""') => `
import os, json, struct
head = json.dumps(${head}).encode()
body = ${body}
one = struct.pack(">II", len(head), len(body)) + head + body
`;
const widget = `{"t": "widget", "name": "metric", "box": [0, 0, 10, 5], "theme": None, "params": {"metrics": [{"value": str(n), "label": "x" * 60} for n in range(9)]}, "themed": True}`;
const send = `
view = memoryview(one * many)
while view:
    view = view[os.write(3, view):]
`;
const end = '\nimport time\ntime.sleep(60)\n';

export const attacks: Readonly<Record<string, string>> = {
  'forges 490 widgets and waits': `${frame(widget)}many = 490${send}${end}`,
  'forges 490 widgets and leaves': `${frame(widget)}many = 490${send}os._exit(0)`,
  'forges widgets without an end': `${frame(widget)}many = 1\nwhile True:${send.replaceAll('\n', '\n    ')}`,
  'forges a widget of a huge table': `${frame('{"t": "widget", "name": "table", "box": [0, 0, 13, 7], "theme": None, "themed": True, "params": {"columns": [{"label": str(n)} for n in range(400)], "rows": [[str(n) * 40 for n in range(400)] for _ in range(400)]}}')}many = 1${send}${end}`,
  'nests a head a million deep': `import os, struct\nhead = b"[" * 1000000 + b"]" * 1000000\nmany = 1\none = struct.pack(">II", len(head), 0) + head${send}${end}`,
  'announces a body that never comes': `import os, struct\nos.write(3, struct.pack(">II", 10, 20000000) + b"{}        ")${end}`,
  'announces four gigabytes': `import os, struct\nos.write(3, struct.pack(">II", 0xffffffff, 0xffffffff))${end}`,
  'sends one byte at a time': `import os, struct, time\nfor byte in struct.pack(">II", 100000, 0) + b" " * 100000:\n    os.write(3, bytes([byte]))\n`,
  'closes the line and sleeps': `import os\nos.close(3)${end}`,
  'never reads its answers': `${frame(widget)}many = 60${send}while True: pass`,
  'hands out the same result many times': `${frame('{"t": "done", "notices": []}', 'b"PK" + b"x" * 1000000')}many = 20${send}${end}`,
  'makes a folder that nobody may read': "import os\nos.mkdir('b', 0o300)\nopen('b/f', 'w').write('x')\n",
  'nests folders with long names':
    "import os\nfor n in range(60):\n    os.mkdir('n' * 200)\n    os.chdir('n' * 200)\n    open('f', 'w').write('x' * 1000)\n",
  'writes into files that it has removed': `held = []
for n in range(40):
    f = open(f'f{n}', 'wb')
    import os; os.unlink(f'f{n}')
    held.append(f)
    f.write(b'x' * 30000000)
    f.flush()
`,
  'makes files without an end': "n = 0\nwhile True:\n    n += 1\n    open(f'f{n}', 'w').close()\n",
  'makes a sparse file': "f = open('sparse', 'wb')\nf.seek(10 ** 15)\nf.write(b'x')\n",
  'links a file to itself many times': "import os\nopen('f', 'w').write('x')\nfor n in range(100000): os.link('f', f'l{n}')\n",
  'makes names that are no text': "import os\nfor n in range(100): os.mkdir(b'\\xff\\xfe' + bytes([1 + n % 40]) * 5)\n",
  'starts 2,000 threads': `import threading, time
threading.stack_size(65536)
for n in range(2000): threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
`,
  'starts threads that write': `import threading, os
def fill():
    n = 0
    while True:
        n += 1
        with open(f'{threading.get_ident()}-{n}', 'wb') as f: f.write(b'x' * 1000000)
for n in range(20): threading.Thread(target=fill).start()
`,
  'stops itself': 'import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)\n',
  'stops its group': 'import os, signal\nos.killpg(0, signal.SIGSTOP)\n',
  'stops its parent': 'import ctypes, os\nctypes.CDLL(None).kill(ctypes.CDLL(None).getppid(), 19)\nwhile True: pass\n',
  'opens descriptors without an end': "held = []\nwhile True: held.append(open('/dev/null'))\n",
  'opens pipes without an end': 'import os\nwhile True: os.pipe()\n',
  'takes memory in many pieces': 'held = []\nwhile True: held.append(bytearray(1000000))\n',
  'maps memory without an end': 'import mmap\nheld = []\nwhile True: held.append(mmap.mmap(-1, 100000000))\n',
  'compiles without an end': "eval('+'.join(['1'] * 3000000))\n",
  'matches without an end': "import re\nre.match(r'(a+)+$', 'a' * 60 + 'b')\n",
  'prints without an end': "import sys\nwhile True: sys.stdout.write('x' * 100000)\n",
  'writes to every descriptor': "import os\nfor n in range(300):\n    try: os.write(n, b'x' * 1000)\n    except OSError: pass\n",
  'saves no presentation': "open('x.pptx', 'wb').write(b'x')\nclass P: pass\n",
  'saves a presentation of 200 MB': `prs = Presentation()
s = prs.slides.add_slide(prs.slide_layouts[6])
import os
from PIL import Image
import io
for n in range(40):
    b = io.BytesIO(); Image.frombytes('RGB', (1500, 1500), os.urandom(1500 * 1500 * 3)).save(b, 'PNG', compress_level=0); b.seek(0)
    s.shapes.add_picture(b, 0, 0)
prs.save('x.pptx')
`,
  'raises what cannot be printed': 'class E(Exception):\n    def __str__(self): raise self\n    __repr__ = __str__\nraise E()\n',
  'recurses in C': 'import json\nx = []\nfor _ in range(200000): x = [x]\njson.dumps(x)\n',
};
