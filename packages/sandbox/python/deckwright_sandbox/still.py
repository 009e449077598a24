"""Makes a run repeatable: the clock stands, and dice begin at the same number. The same code then writes the same bytes."""

import datetime
import os
import random
import sys
import time

# 1 January 2026, 00:00:00 UTC. A date that a slide is to show stands in the code.
NOW_S = 1767225600


class StillDatetime(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return cls.fromtimestamp(NOW_S, tz) if tz is not None else cls(2026, 1, 1)

    @classmethod
    def utcnow(cls):
        return cls(2026, 1, 1)

    @classmethod
    def today(cls):
        return cls(2026, 1, 1)


class StillDate(datetime.date):
    @classmethod
    def today(cls):
        return cls(2026, 1, 1)


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
    os.urandom = dice.randbytes
    # Numbers that the kernel gives out differ from run to run.
    os.getpid, os.getppid = lambda: 1, lambda: 0
    random.seed(0)
