"""slideforge-mcp, the stdio server that agents have been given for the original service, unchanged but for its address.

Calls every tool with every mode, action and purpose. A case says what its result must hold, or by which code it is refused.
"""

import asyncio
import base64
import os
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from _service import BRIEF, KEY, URL, fetch, hand_over, told

TOOLS = ["browse_catalog", "create_deck", "create_slide", "manage_account", "plan_slide", "translate_deck", "upload_asset"]
HOOK = os.environ["DECKWRIGHT_HOOK"]
NAME = BRIEF[:60]
KPI = {
    "form": "kpi_metrics",
    "headline": f"Structured, {NAME}",
    "data": {"metrics": [{"label": "Riders", "value": "1.31m", "delta": "+6%"}, {"label": "Complaints", "value": "402", "delta": "-11%"}]},
}
COVER = {"form": "hero_statement", "headline": f"Cover, {NAME}", "context": "Board meeting"}
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="240" height="80" fill="#1f4e79"/></svg>'
PICTURE = base64.b64encode(SVG.encode()).decode()


class Calls:
    def __init__(self, session: ClientSession) -> None:
        self.session = session
        self.count = 0
        self.faults: list[str] = []

    async def __call__(self, name: str, arguments: dict, *, holds=None, refused: str | None = None) -> dict:
        """The structured result. `holds` is a test of it; `refused` the code of the refusal that is right."""
        self.count += 1
        result = await self.session.call_tool(name, arguments)
        text = result.content[0].text if result.content else "{}"
        try:
            body = result.structuredContent or told(text)
        except ValueError:
            body = {}
        brief = {key: value if len(str(value)) < 60 else "…" for key, value in arguments.items()}
        if refused is not None and not (result.isError and body.get("code") == refused):
            self.faults.append(f"{name} {brief}: should be refused with {refused}; got {text[:300]}")
        if refused is None and result.isError:
            self.faults.append(f"{name} {brief}: {text[:400]}")
        elif holds is not None and not holds(body):
            self.faults.append(f"{name} {brief}: not as it should be: {text[:400]}")
        return body


def status(*wanted: str):
    return lambda body: body.get("status") in wanted


def has(*names: str):
    return lambda body: all(body.get(name) for name in names)


complete = status("complete")


async def catalog(call: Calls) -> None:
    await call("browse_catalog", {}, holds=lambda body: len(body["families"]) >= 37)
    await call("browse_catalog", {"family": "waterfall_bridge"}, holds=has("variants"))
    await call("browse_catalog", {"family": "waterfall_bridge", "variant": "standard_driver_bridge"}, holds=has("example", "data_schema"))
    await call("browse_catalog", {"variant": "standard_driver_bridge"}, holds=has("example"))
    await call("browse_catalog", {"prior_id": "waterfall_bridge_standard_driver_bridge"}, holds=has("example"))
    await call("browse_catalog", {"q": "ebitda bridge", "limit": 3, "offset": 0}, holds=has("priors"))
    await call("browse_catalog", {"type": "schema", "family": "funnel"}, holds=has("variants"))
    await call("browse_catalog", {"type": "schema", "family": "funnel", "variant": "stage_action_funnel"}, holds=has("data_schema", "example"))
    widgets = (await call("browse_catalog", {"type": "widgets"}, holds=has("widgets")))["widgets"]
    await call("browse_catalog", {"type": "widgets", "name": widgets[0]["component"]}, holds=has("component", "example"))
    await call("browse_catalog", {"type": "helpers"})
    for source in ["all", "default", "custom", "saved", "uploaded"]:
        await call("browse_catalog", {"type": "themes", "source": source, "top": 3}, holds=lambda body: "themes" in body)
    await call("browse_catalog", {"type": "brands"}, holds=lambda body: "brands" in body)
    await call("browse_catalog", {"family": "no_such_form"}, refused="not_found")


async def assets(call: Calls, deck: bytes) -> dict:
    """Ids of the caller's own: logo, picture, template."""
    logo = await call("upload_asset", {"purpose": "logo", "data": PICTURE, "position": "top-right", "filename": "logo.svg"}, holds=has("logo_id"))
    image = await call("upload_asset", {"purpose": "image", "data": PICTURE}, holds=has("asset_id", "image_src"))
    template = {"data": base64.b64encode(deck).decode(), "filename": "house.pptx", "theme_name": "House of clients"}
    theme = await call("upload_asset", {"purpose": "theme", **template}, holds=has("theme_id"))
    again = await call("upload_asset", {"purpose": "brand", **template}, holds=has("theme_id"))
    for purpose in ["theme", "brand"]:
        await call("upload_asset", {"purpose": purpose}, holds=has("upload"))
    await call("upload_asset", {"purpose": "pdf", "data": PICTURE}, refused="pdf_unreadable")
    await call("upload_asset", {"purpose": "recreate", "data": PICTURE}, refused="picture_unreadable")
    await call("upload_asset", {"purpose": "generate_image", "prompt": "A night bus"}, holds=has("asset_id", "image_src", "generator"))
    await call("browse_catalog", {"type": "themes", "theme_id": again["theme_id"]}, holds=has("layouts"))
    await call("manage_account", {"action": "brand_report", "slug": theme["theme_id"].split("@")[0]}, holds=has("brand_report"))
    return {"logo_id": logo["logo_id"], "image_src": image["image_src"], "asset_id": image["asset_id"], "theme_id": again["theme_id"]}


async def slides(call: Calls) -> list[str]:
    """Jobs of slides that were drawn."""
    structured = await call("create_slide", {**KPI, "include_preview": "small", "detail": "full"}, holds=complete)
    await call("create_slide", KPI, holds=lambda body: body.get("repeat_of") == structured["job_id"] and body["cost_charged"] == 0)
    await call("create_slide", {**KPI, "dry_run": True}, holds=status("validated"))
    safe = await call("create_slide", {**COVER, "mode": "safe"}, holds=complete)
    await call("create_slide", {"mode": "status", "job_id": safe["job_id"]}, holds=complete)
    await call("create_slide", {"mode": "brief", "brief": BRIEF, "variant_policy": "production_safe"}, holds=complete)
    await call("create_slide", {"brief": BRIEF, "allow_low_confidence": True, "allow_fabrication": False, "language": "en"}, holds=complete)
    more = {"min_font_pt": 9, "quality_profile": "executive", "styling": "clean", "imagery": "off", "direction": "ltr", "wait": "auto"}
    await call("create_slide", {**KPI, "headline": f"With options, {NAME}", "takeaway": "It grows.", "source_note": "Log", **more}, holds=complete)
    later = await call("create_slide", {**COVER, "headline": f"Later, {NAME}", "wait": "false"}, holds=has("job_id"))
    await call("create_slide", {**KPI, "form": "kpi_metric"}, refused="unknown_form")
    await call("create_slide", {**KPI, "variant": "no_such_layout"}, refused="unknown_variant")
    await call("create_slide", {**KPI, "variant": "no_such_layout", "allow_variant_fallback": True, "headline": f"Fallback, {NAME}"}, holds=complete)
    await call("create_slide", {"mode": "code", "code": "def build(prs): pass", "verify": "lint"}, refused="code_sandbox_unavailable")
    for _ in range(60):
        if (await call.session.call_tool("create_slide", {"mode": "status", "job_id": later["job_id"]})).structuredContent["status"] == "complete":
            break
        await asyncio.sleep(1)
    return [safe["job_id"], structured["job_id"], later["job_id"]]


async def decks(call: Calls, jobs: list[str], own: dict) -> dict:
    policy = {"strict_policy": {"reject_truncated": True, "reject_ignored_fields": True, "max_density": "high"}}
    both = {"slides": [COVER, {**KPI, "headline": f"Of a deck, {NAME}"}], "name": "Of the client", "title": "Riders"}
    await call("create_deck", {**both, **policy, "dry_run": True}, holds=status("validated"))
    deck = await call("create_deck", {**both, **policy, "mode": "render", "logo_id": own["logo_id"]}, holds=complete)
    assembled = await call("create_deck", {"mode": "assemble", "job_ids": jobs, "name": "Put together"}, holds=complete)
    await call("create_deck", {"mode": "fork", "deck_id": deck["job_id"]}, holds=complete)
    picture = {"form": "image_story", "headline": f"A picture, {NAME}", "image_src": own["image_src"], "blocks": [{"label": "Blue"}]}
    branded = {"theme_id": own["theme_id"], "allow_partial": True, "force_render": True, "styling": "topical", "imagery_tag": "travel"}
    await call("create_deck", {"slides": [COVER, picture], **branded}, holds=complete)
    return assembled


async def account(call: Calls, jobs: list[str], own: dict) -> None:
    for action in ["status", "usage", "jobs", "feedback_list", "onboarding", "webhooks", "security_status"]:
        await call("manage_account", {"action": action})
    await call("manage_account", {"action": "status", "detail": True}, holds=lambda body: "free_slides_remaining" in str(body) or "balance" in str(body))
    await call("manage_account", {"action": "jobs", "limit": 2, "status": "complete", "include_children": True}, holds=lambda body: len(body["jobs"]) == 2)
    await call("manage_account", {"action": "job", "job_id": jobs[0], "include_preview": "small"}, holds=complete)
    await call("manage_account", {"action": "download_url", "job_id": jobs[0]}, holds=has("download_url"))
    report = {"message": "From a client", "category": "feature_request", "severity": "suggestion", "job_id": jobs[0]}
    await call("manage_account", {"action": "feedback", **report}, holds=status("open"))
    hook = await call("manage_account", {"action": "webhook_add", "url": HOOK, "events": ["job.completed"]}, holds=has("webhook_id"))
    await call("manage_account", {"action": "webhook_test", "webhook_id": hook.get("webhook_id", "none")})
    await call("manage_account", {"action": "webhook_remove", "webhook_id": hook.get("webhook_id", "none")})
    await call("manage_account", {"action": "topup", "amount": 10}, refused="payments_not_configured")
    await call("manage_account", {"action": "reports"}, refused="not_implemented")
    await call("manage_account", {"action": "delete_job", "job_id": jobs[2]}, holds=status("deleted"))
    await call("manage_account", {"action": "delete_asset", "asset_id": own["asset_id"]}, holds=status("deleted"))


async def translation(call: Calls, job_id: str) -> None:
    """A deck in German, or the refusal of a service that has no translator."""
    result = await call.session.call_tool("translate_deck", {"target_language": "de", "job_id": job_id})
    text = result.content[0].text
    call.count += 1
    if told(text).get("code") != "translator_not_configured" and (result.isError or told(text).get("status") != "complete"):
        call.faults.append(f"translate_deck: {text[:400]}")


async def main() -> None:
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "slideforge_mcp"], env={"SLIDEFORGE_API_BASE": URL, "SLIDEFORGE_API_KEY": KEY}
    )
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()
        tools = (await session.list_tools()).tools
        call = Calls(session)
        if sorted(tool.name for tool in tools) != TOOLS:
            call.faults.append(f"It lists {[tool.name for tool in tools]}.")
        plan = await call("plan_slide", {"brief": BRIEF, "top": 3, "escalate": False, "variant_policy": "production_safe"}, holds=has("intent"))
        await catalog(call)
        jobs = await slides(call)
        own = await assets(call, fetch(jobs[1]))
        assembled = await decks(call, jobs, own)
        await translation(call, jobs[1])
        await account(call, jobs, own)
        hand_over(len(tools), [plan, assembled], calls=call.count, wrong=call.faults, own_tools=len(TOOLS), shows=["1.31m", "Board meeting"])


asyncio.run(main())
