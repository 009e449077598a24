import uuid, random, secrets, time, tempfile, platform, os, threading
class A:
    def __init__(self, n): self.n = n
def build(prs):
    s = prs.slides.add_slide(prs.slide_layouts[5])
    words = {A(i) for i in range(60)}
    t0 = time.perf_counter(); sum(range(100000)); t1 = time.monotonic()
    s.shapes.title.text = ' '.join(map(str, [[a.n for a in words], uuid.uuid1(), uuid.uuid4(), random.Random().random(), random.SystemRandom().random(), random.random(), secrets.token_hex(4), tempfile.mktemp(), t1 - t0, time.process_time(), os.getpid(), id(prs), hash('x'), hash(object()), threading.get_ident(), tempfile.NamedTemporaryFile().name, random.seed(), random.random()]))
