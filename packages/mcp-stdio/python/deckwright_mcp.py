"""MCP over standard input and output for hosts that start Python programs; a Deckwright service does the work.

Every message goes to <service>/mcp as it is, and what comes back goes to the host as it is. Nothing but the standard library is needed.
"""

import json
import os
import re
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request
from concurrent.futures import ThreadPoolExecutor

VERSION = "0.1.0"

HELP = f"""deckwright-mcp {VERSION}

Slides and decks for agents: an MCP server over standard input and output that hands everything on to a Deckwright service.

Settings, from the environment:
  DECKWRIGHT_URL       address of the service, such as https://slides.example.com
  DECKWRIGHT_API_KEY   a key of it

Options:
  --help      this text
  --version   the version

Exit code: 0 the host has hung up; 2 a setting or an option is wrong.
"""

# A deck of thirty slides with pictures takes two minutes; nothing takes ten.
LONGEST_S = 600
AT_A_TIME = 8
INTERNAL_ERROR = -32603
PARSE_ERROR = -32700
PROTOCOL = "io.modelcontextprotocol/protocolVersion"


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect would carry the key to another place."""

    def redirect_request(self, *_args):
        return None


class Bridge:
    def __init__(self, url, key, write):
        self.url = url
        self.address = f"{url}/mcp"
        self.key = key
        self.write = write
        self.opener = urllib.request.build_opener(NoRedirects)
        # What the service and the host agreed on, for hosts that begin with `initialize`.
        self.version = None
        self.session = None

    def hand_on(self, message):
        """Sends one message of the host, and writes what the service answers."""
        try:
            with self.opener.open(self.request_for(message), timeout=LONGEST_S) as answer:
                self.session = answer.headers.get("Mcp-Session-Id", self.session)
                if "text/event-stream" in answer.headers.get("Content-Type", ""):
                    for event in events(answer):
                        self.pass_back(message, event)
                else:
                    self.pass_back(message, answer.read())
        except urllib.error.HTTPError as error:
            self.refuse(message, error.read(), self.sentence_for(error.code))
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            self.refuse(message, b"", f"Nothing answers at {self.url} ({reason}): is the service running?")

    def request_for(self, message):
        params = message.get("params") or {}
        meta = params.get("_meta") or {}
        headers = {
            "Content-Type": "application/json",
            "Accept": "application/json, text/event-stream",
            "X-API-Key": self.key,
            "X-Deckwright-Client": f"deckwright-mcp-python/{VERSION}",
            "MCP-Protocol-Version": meta.get(PROTOCOL) or self.version,
            "Mcp-Session-Id": self.session,
        }
        if PROTOCOL in meta:
            name = params.get("name") or params.get("uri")
            headers["Mcp-Method"] = message.get("method")
            # What a header cannot hold stays in the message alone.
            headers["Mcp-Name"] = name if isinstance(name, str) and re.fullmatch(r"[\x21-\x7e]+", name) else None
        body = json.dumps(message, ensure_ascii=False).encode()
        return urllib.request.Request(self.address, body, {k: v for k, v in headers.items() if v is not None}, method="POST")

    def pass_back(self, message, data):
        if not data.strip():
            return
        answer = json.loads(data)
        result = answer.get("result") if isinstance(answer, dict) else None
        if message.get("method") == "initialize" and isinstance(result, dict):
            self.version = result.get("protocolVersion")
        self.write(answer)

    def refuse(self, message, data, sentence):
        try:
            answer = json.loads(data)
        except ValueError:
            answer = None
        if isinstance(answer, dict) and "jsonrpc" in answer and "error" in answer:
            self.write(answer)
        elif "id" in message:
            self.write({"jsonrpc": "2.0", "id": message["id"], "error": {"code": INTERNAL_ERROR, "message": sentence}})

    def sentence_for(self, status):
        if status == 401:
            return f"The service at {self.url} does not accept the key in DECKWRIGHT_API_KEY: make one there with POST /v1/auth/keys."
        if status in (404, 405, 501):
            return f"There is no MCP at {self.address} (status {status}): is DECKWRIGHT_URL the address of a Deckwright service?"
        if status == 429:
            return f"The service at {self.url} is asked too often with this key: wait a minute."
        return f"The service at {self.url} answered with status {status}: try again, and look at its log if it happens twice."


def events(answer):
    """The data of each server-sent event."""
    data = []
    for line in answer:
        line = line.rstrip(b"\r\n")
        if line.startswith(b"data:"):
            data.append(line[5:].removeprefix(b" "))
        elif not line and data:
            yield b"\n".join(data)
            data = []
    if data:
        yield b"\n".join(data)


def settings(env):
    """Address and key, or a sentence that says which is wrong."""
    url = env.get("DECKWRIGHT_URL", "").strip()
    key = env.get("DECKWRIGHT_API_KEY", "").strip()
    if not url:
        return None, "DECKWRIGHT_URL is not set: set it to the address of a Deckwright service."
    parts = urllib.parse.urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        return None, f"DECKWRIGHT_URL is {json.dumps(url)}: set it to an address that begins with https:// or http://."
    if not key:
        return None, "DECKWRIGHT_API_KEY is not set: set it to a key of the service."
    if not re.fullmatch(r"[\x21-\x7e]+", key):
        return None, "DECKWRIGHT_API_KEY has characters that no key has: copy it again."
    return (f"{parts.scheme}://{parts.netloc}", key), None


def main():
    for option in sys.argv[1:2]:
        if option in ("--help", "-h"):
            sys.stdout.write(HELP)
            return 0
        if option == "--version":
            print(VERSION)
            return 0
        sys.stderr.write(f"deckwright-mcp: {option} is no option: there are --help and --version, and settings are in the environment.\n")
        return 2
    found, wrong = settings(os.environ)
    if wrong:
        sys.stderr.write(f"deckwright-mcp: {wrong}\n")
        return 2
    lock = threading.Lock()

    def write(message):
        with lock:
            sys.stdout.buffer.write(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
            sys.stdout.buffer.flush()

    bridge = Bridge(*found, write)
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        for line in sys.stdin.buffer:
            if not line.strip():
                continue
            try:
                message = json.loads(line)
            except ValueError:
                write({"jsonrpc": "2.0", "id": None, "error": {"code": PARSE_ERROR, "message": "A line of the host is no JSON."}})
                continue
            if message.get("method") == "initialize":
                # What follows depends on what this agrees on.
                bridge.hand_on(message)
            else:
                pool.submit(bridge.hand_on, message)
    return 0


def run():
    sys.exit(main())


if __name__ == "__main__":
    run()
