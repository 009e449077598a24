"""Uses a client that openapi-python-client has made from the document: renders, dry-runs, previews, edits and polls.

Argument: the address of the service; the key is in DECKWRIGHT_API_KEY. Prints one line of JSON for each call.
"""
import json
import os
import sys
import time

from made import AuthenticatedClient
from made.api.decks import post_render_intent_deck
from made.api.jobs import get_jobs_by_job_id
from made.api.render import patch_render_intent_by_job_id, post_plan, post_render_auto, post_render_intent
from made.models import (
    AutoRenderRequest,
    DeckForecast,
    DeckQueued,
    DeckResponse,
    GetJobsByJobIdPoll,
    IntentDeckRequest,
    IntentRenderRequest,
    Job,
    PlanRequest,
    Problem,
    RenderQueued,
    RenderResponse,
    SlideEditRequest,
    SlideForecast,
    SlidePreview,
)

client = AuthenticatedClient(base_url=sys.argv[1], token=os.environ["DECKWRIGHT_API_KEY"], timeout=120)


def told(what, answer, wanted, **more):
    got = type(answer).__name__
    if not isinstance(answer, wanted):
        sys.exit(f"{what}: {got} instead of {wanted.__name__}: {answer}")
    print(json.dumps({"what": what, "answer": got, **more}))
    return answer


def intent(headline, **members):
    return IntentRenderRequest.from_dict(
        {
            "form": "takeaway_stack",
            "headline": headline,
            "blocks": [{"label": "Ridership is back", "sub": "Six percent above 2019"}, {"label": "Drivers are the limit"}],
            **members,
        }
    )


def render(request, **headers):
    return post_render_intent.sync(client=client, body=request, **headers)


told("dry run", render(intent("What we ask", dry_run=True)), SlideForecast)
bad = told("dry run of a mistake", render(IntentRenderRequest.from_dict({"form": "pie", "headline": "H", "data": {}, "dry_run": True})), SlideForecast)
assert bad.status.value == "invalid" and bad.nearest == "nested_magnitude" and bad.errors[0].pointer == "/form", bad
thin = told("dry run of a thin brief", post_render_auto.sync(client=client, body=AutoRenderRequest(brief="Show revenue by region", dry_run=True)), SlideForecast)
assert thin.status.value == "would_fabricate", thin.status
told("preview", render(intent("What we ask", preview=True)), SlidePreview)
slide = told("render", render(intent("What we ask")), RenderResponse)
assert slide.status == "complete" and slide.pptx_available, slide
refused = told("refusal", render(IntentRenderRequest.from_dict({"form": "pie", "headline": "H", "data": {}})), Problem)
assert refused.code == "unknown_form" and refused.errors[0].nearest == "nested_magnitude", refused
edited = told(
    "edit",
    patch_render_intent_by_job_id.sync(
        slide.job_id,
        client=client,
        body=SlideEditRequest.from_dict({"edits": [{"op": "replace", "path": "/headline", "value": "What we now ask"}]}),
    ),
    RenderResponse,
)
assert edited.job_id == slide.job_id
queued = told("render, not waited for", render(intent("What we ask again"), prefer="respond-async"), RenderQueued)
polls = 0
while True:
    job = get_jobs_by_job_id.sync(queued.job_id, client=client, poll=GetJobsByJobIdPoll("true"), timeout=20)
    polls += 1
    if job.status.value in ("complete", "failed", "canceled") or polls > 60:
        break
    time.sleep(0.2)
told("poll", job, Job)
assert job.status.value == "complete" and isinstance(job.result, RenderResponse), job
told("plan", post_plan.sync(client=client, body=PlanRequest(brief="Funnel: 12,000 visitors, 3,400 sign-ups, 910 trials")), object)
deck = {"name": "Deck", "slides": [intent("One").to_dict(), intent("Two").to_dict()]}
told("deck, dry run", post_render_intent_deck.sync(client=client, body=IntentDeckRequest.from_dict({**deck, "dry_run": True})), DeckForecast)
made = post_render_intent_deck.sync(client=client, body=IntentDeckRequest.from_dict(deck))
told("deck", made, (DeckResponse, DeckQueued)[isinstance(made, DeckQueued)])
