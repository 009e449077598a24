"""Makes a run repeatable: the clock stands, and dice begin at the same number. The same code then writes the same bytes."""

import datetime
import os
import random
import resource
import selectors
import sys
import tempfile
import threading
import time
import uuid

# 1 January 2026, 00:00:00 UTC. A date that a slide is to show stands in the code.
NOW_S = 1767225600


class _Moments(type):
    """Moments that the standard library makes are of its own classes, and instances of these all the same."""

    def __instancecheck__(cls, thing):
        return isinstance(thing, cls.__base__)


def _formatted(moment, form):
    """A format without a directive is one for numbers, and would stand in the text in place of the date."""
    if form and "%" not in form.rstrip("%"):
        raise TypeError(f"unsupported format string passed to {type(moment).__base__.__name__}.__format__")
    return type(moment).__base__.__format__(moment, form)


class StillDatetime(datetime.datetime, metaclass=_Moments):
    __format__ = _formatted

    def date(self):
        return StillDate(self.year, self.month, self.day)

    @classmethod
    def now(cls, tz=None):
        return cls.fromtimestamp(NOW_S, tz) if tz is not None else cls(2026, 1, 1)

    @classmethod
    def utcnow(cls):
        return cls(2026, 1, 1)

    @classmethod
    def today(cls):
        return cls(2026, 1, 1)


class StillDate(datetime.date, metaclass=_Moments):
    __format__ = _formatted

    @classmethod
    def today(cls):
        return cls(2026, 1, 1)


class StillRandom(random.Random):
    """Begins at the same number where no seed is given."""

    def seed(self, a=None, version=2):
        super().seed(0 if a is None else a, version)


def _clock():
    """Seconds since the start of the run, as a clock that runs by one thousandth whenever it is read, and through each sleep."""
    now = [0]
    real_sleep = time.sleep

    def read_ns():
        now[0] += 1_000_000
        return now[0]

    def sleep(seconds):
        now[0] += int(seconds * 1_000_000_000)
        # Sleeping no time would hand over to whichever thread is the fastest.
        if seconds != 0:
            real_sleep(seconds)

    class StillSelector(selectors.PollSelector):
        """Waits as others do, and what it waited for nothing is on the clock: timers of asyncio would never be due else."""

        def select(self, timeout=None):
            ready = super().select(timeout)
            if not ready and timeout is not None and timeout > 0:
                now[0] += int(timeout * 1_000_000_000)
            return ready

    time.sleep = sleep
    # The kernel's own queue of events, which others would be, is refused here.
    selectors.DefaultSelector = StillSelector
    for name in ("monotonic", "perf_counter", "process_time", "thread_time"):
        setattr(time, f"{name}_ns", read_ns)
        setattr(time, name, lambda: read_ns() / 1_000_000_000)
    time.clock_gettime_ns = lambda clock: NOW_S * 1_000_000_000 if clock == time.CLOCK_REALTIME else read_ns()
    time.clock_gettime = lambda clock: time.clock_gettime_ns(clock) / 1_000_000_000


def _hold_machine_still():
    """What the kernel counts, such as times of files and of the processor, differs from run to run."""

    def still(real):
        def stat(*given, **named):
            times = {f"st_{one}time{unit}": NOW_S * each for one in "amc" for unit, each in (("", 1.0), ("_ns", 1_000_000_000))}
            return os.stat_result((*real(*given, **named)[:7], NOW_S, NOW_S, NOW_S), times)

        return stat

    os.stat, os.lstat, os.fstat = still(os.stat), still(os.lstat), still(os.fstat)
    none = os.times_result((0.0,) * 5)
    os.times = lambda: none
    idle = resource.struct_rusage((0.0, 0.0, *(0,) * 14))
    resource.getrusage = lambda who: idle
    threading.get_native_id = lambda: 1
    # A thread goes on until it waits for something; else the processor decides which is the first.
    sys.setswitchinterval(60)


def hold_still():
    dice = random.Random(0)
    real_gmtime, real_strftime = time.gmtime, time.strftime
    time.time = lambda: float(NOW_S)
    time.time_ns = lambda: NOW_S * 1_000_000_000
    time.gmtime = lambda seconds=None: real_gmtime(NOW_S if seconds is None else seconds)
    time.localtime = time.gmtime
    time.ctime = lambda seconds=None: time.asctime(time.gmtime(seconds))
    time.strftime = lambda form, moment=None: real_strftime(form, time.gmtime() if moment is None else moment)
    moments = {datetime.datetime: StillDatetime, datetime.date: StillDate}
    # What was loaded before has its own names for both.
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] in ("pptx", "xlsxwriter"):
            for known in ("datetime", "date"):
                if getattr(module, known, None) in (datetime.datetime, datetime.date):
                    setattr(module, known, moments[getattr(module, known)])
    datetime.datetime, datetime.date = StillDatetime, StillDate
    _clock()
    _hold_machine_still()
    os.urandom = random._urandom = dice.randbytes
    random.Random = StillRandom
    real_seed = random.seed
    random.seed = lambda a=None, version=2: real_seed(0 if a is None else a, version)
    # Both would ask the machine for its address and the kernel for its clock.
    uuid._generate_time_safe, uuid._UuidCreate, uuid.getnode, uuid._last_timestamp = None, None, lambda: 0x02_00_00_00_00_01, None
    tempfile._RandomNameSequence.rng = property(lambda names: names.__dict__.setdefault("_dice", StillRandom()))
    # Numbers that the kernel gives out differ from run to run.
    os.getpid, os.getppid = lambda: 1, lambda: 0
    random.seed(0)
