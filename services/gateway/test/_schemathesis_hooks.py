"""Brings what schemathesis makes up nearer to what is taken.

A body drawn from a schema alone is nearly always refused at its first member. Of three bodies one stays as it was drawn; the others are an
example that works, with one drawn member put in, or with one value deep within it replaced. Things that exist stand at the names of ids.
"""
import copy
import json
import os
import zlib

import schemathesis

with open(os.environ["DECKWRIGHT_FUZZ_MATERIAL"], encoding="utf-8") as file:
    MATERIAL = json.load(file)
KNOWN = MATERIAL["known"]
BODIES = MATERIAL["bodies"]
# In bodies; a form or a theme there is the example's own.
IDS = ("job_id", "deck_id", "webhook_id")
ODD = [None, "", " ", "x" * 5_000, "ünï\u202ecode", -1, 0, 0.1, 1e308, -(2**53), True, [], {}, [[]], [None], {"": None}, "2026-02-30", "=1+1"]


def number_of(value):
    """The same number for the same value, so that a run can be repeated."""
    return zlib.crc32(json.dumps(value, sort_keys=True, default=repr).encode("utf-8", "surrogatepass"))


def places(value):
    """Every place within a value, as the container and the key."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield value, key
        yield from places(inner)


def with_known(body):
    """Puts things that exist at the names of ids."""
    for container, key in places(body):
        if key in IDS and isinstance(container[key], str):
            container[key] = KNOWN[key]
        elif key == "job_ids" and isinstance(container[key], list):
            container[key] = [KNOWN["job_id"] for _ in container[key]]
    return body


def is_mapped(context):
    # What is known must not be deleted by the way.
    return context.operation is not None and context.operation.method.upper() != "DELETE"


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if not is_mapped(context) or not path_parameters or number_of(path_parameters) % 4 == 0:
        return path_parameters
    return {name: KNOWN.get(name, value) for name, value in path_parameters.items()}


@schemathesis.hook
def map_body(context, body):
    if not is_mapped(context) or not isinstance(body, dict):
        return body
    number = number_of(body)
    bodies = BODIES.get(context.operation.label)
    if not bodies or number % 3 == 0:
        return body
    made = with_known(copy.deepcopy(bodies[number // 3 % len(bodies)]))
    if number % 3 == 1 and body:
        key = sorted(body)[number // 7 % len(body)]
        made[key] = body[key]
    else:
        within = list(places(made))
        if within:
            container, key = within[number // 7 % len(within)]
            container[key] = copy.deepcopy(ODD[number // 11 % len(ODD)])
    return made
