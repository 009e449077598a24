"""What every client here is told about the service, what its scripted model does, and how it hands over what it got."""

import json
import os
import urllib.request

URL = os.environ["DECKWRIGHT_URL"]
KEY = os.environ["DECKWRIGHT_KEY"]
BRIEF = os.environ["DECKWRIGHT_BRIEF"]
OUT = os.environ["DECKWRIGHT_OUT"]
TASK = os.environ["DECKWRIGHT_TASK"]
MCP_URL = f"{URL}/mcp"
HEADERS = {"Authorization": f"Bearer {KEY}"}


def told(text: str) -> dict:
    """The JSON that a model reads, from the first block of text of a result."""
    return json.JSONDecoder().raw_decode(text[text.index("{"):])[0]


def next_call(answers: list[dict], tools: list[dict]) -> tuple[str, dict] | None:
    """The next call of a scripted model, from what its calls so far have answered; None when it has nothing left to do.

    `tools` are as its host names them to a model: `name`, `description` and `schema` of each.
    """
    if TASK == "deck":
        return next_call_of_deck(answers, tools)
    if len(answers) == 0:
        return "plan_slide", {"brief": BRIEF}
    if len(answers) == 1:
        return "create_slide", answers[0]["intent"]
    return None


# Of each kind one, by what their names say.
FORMS = ["hero_statement", "kpi_metrics", "waterfall_bridge", "linear_flow", "timeline_roadmap"]


def next_call_of_deck(answers: list[dict], tools: list[dict]) -> tuple[str, dict] | None:
    """A deck by a model that knows the tools by their listing alone: contracts, the rest of them, a dry run, the deck."""
    told_of = " ".join(tool["description"] or "" for tool in tools)
    assert all(form in told_of for form in FORMS), "No tool names the forms."
    if any("code" in answer for answer in answers):
        return None

    def tool_with(*names: str) -> str:
        return next(tool["name"] for tool in tools if set(names) <= set(tool["schema"].get("properties", {})))

    left = answers[-1].get("further", []) if answers else FORMS
    if left:
        return tool_with("type", "families"), {"type": "schema", "families": left}
    contracts = [form for answer in answers for form in answer.get("forms", [])]
    slides = [{**one["example"], "headline": f"What {one['form']} says"} for one in contracts]
    deck, last = tool_with("slides", "dry_run"), answers[-1]
    if "forms" in last:
        return deck, {"slides": slides, "dry_run": True}
    return (deck, {"slides": slides}) if last.get("dry_run") and last["status"] == "validated" else None


async def plan_and_draw(call) -> list[dict]:
    """For clients that call tools themselves: `call` takes a name and arguments and gives the text of the result."""
    answers: list[dict] = []
    while step := next_call(answers, []):
        answers.append(told(await call(*step)))
    return answers


def fetch(job_id: str) -> bytes:
    request = urllib.request.Request(f"{URL}/v1/jobs/{job_id}/pptx", headers=HEADERS)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.read()


def hand_over_deck(tools: list[dict], answers: list[dict]) -> None:
    """Fetches the deck by the link in the last answer, without the key, and says what it took."""
    deck = answers[-1]
    with urllib.request.urlopen(deck["pptx_url"], timeout=60) as answer, open(OUT, "wb") as file:
        file.write(answer.read())
    characters = {"tools": len(json.dumps(tools)), "answers": len(json.dumps(answers))}
    errors = sum("code" in one for one in answers)
    told = {name: deck[name] for name in ("job_id", "status", "slides_ok")}
    print(json.dumps({"tools": len(tools), "calls": len(answers), "errors": errors, "characters": characters, **told}))


def hand_over(tools: int, answers: list[dict], **more) -> None:
    """Fetches the file and says what was seen, for the one that runs the clients to check."""
    plan, slide = answers
    with open(OUT, "wb") as file:
        file.write(fetch(slide["job_id"]))
    print(json.dumps({"tools": tools, "route": plan["route"], "job_id": slide["job_id"], "status": slide["status"], **more}))
