"""What every client here is told about the service, what its scripted model does, and how it hands over what it got."""

import json
import os
import urllib.request

URL = os.environ["DECKWRIGHT_URL"]
KEY = os.environ["DECKWRIGHT_KEY"]
BRIEF = os.environ["DECKWRIGHT_BRIEF"]
OUT = os.environ["DECKWRIGHT_OUT"]
MCP_URL = f"{URL}/mcp"
HEADERS = {"Authorization": f"Bearer {KEY}"}


def told(text: str) -> dict:
    """The JSON that a model reads, from the first block of text of a result."""
    return json.JSONDecoder().raw_decode(text[text.index("{"):])[0]


def next_call(answers: list[dict]) -> tuple[str, dict] | None:
    """The next call of a scripted model, from what its calls so far have answered; None when it has nothing left to do."""
    if len(answers) == 0:
        return "plan_slide", {"brief": BRIEF}
    if len(answers) == 1:
        return "create_slide", answers[0]["intent"]
    return None


async def plan_and_draw(call) -> list[dict]:
    """For clients that call tools themselves: `call` takes a name and arguments and gives the text of the result."""
    answers: list[dict] = []
    while step := next_call(answers):
        answers.append(told(await call(*step)))
    return answers


def fetch(job_id: str) -> bytes:
    request = urllib.request.Request(f"{URL}/v1/jobs/{job_id}/pptx", headers=HEADERS)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.read()


def hand_over(tools: int, answers: list[dict], **more) -> None:
    """Fetches the file and says what was seen, for the one that runs the clients to check."""
    plan, slide = answers
    with open(OUT, "wb") as file:
        file.write(fetch(slide["job_id"]))
    print(json.dumps({"tools": tools, "route": plan["route"], "job_id": slide["job_id"], "status": slide["status"], **more}))
