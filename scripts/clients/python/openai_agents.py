"""openai-agents: the tools of a server in an agent's loop; its model is a script."""

import asyncio
import json

from agents import Agent, Model, ModelResponse, Runner, Usage, set_tracing_disabled
from agents.mcp import MCPServerStreamableHttp
from openai.types.responses import ResponseFunctionToolCall, ResponseOutputMessage, ResponseOutputText

from _service import HEADERS, MCP_URL, TASK, hand_over, hand_over_deck, next_call, told

answers: list[dict] = []
seen: list[dict] = []


def text_of(output) -> str:
    """Of a result's blocks the first, or the text itself."""
    return output if isinstance(output, str) else output[0]["text"]


class Script(Model):
    async def get_response(self, system_instructions, input, model_settings, tools, *rest, **more) -> ModelResponse:
        seen[:] = [{"name": one.name, "description": one.description, "schema": one.params_json_schema} for one in tools]
        outputs = [item["output"] for item in input if isinstance(item, dict) and item.get("type") == "function_call_output"]
        answers[:] = [told(text_of(output)) for output in outputs]
        call = next_call(answers, seen)
        if call is None:
            said = ResponseOutputText(type="output_text", text="Drawn.", annotations=[])
            item = ResponseOutputMessage(id="m1", type="message", role="assistant", status="completed", content=[said])
        else:
            name, arguments = call
            item = ResponseFunctionToolCall(type="function_call", call_id=f"call-{len(answers)}", name=name, arguments=json.dumps(arguments))
        return ModelResponse(output=[item], usage=Usage(), response_id=None)

    def stream_response(self, *rest, **more):
        raise NotImplementedError


async def main() -> None:
    set_tracing_disabled(True)
    params = {"url": MCP_URL, "headers": HEADERS, "timeout": 60}
    async with MCPServerStreamableHttp(params=params, client_session_timeout_seconds=60) as server:
        tools = await server.list_tools()
        await Runner.run(Agent(name="drawer", mcp_servers=[server], model=Script()), "Draw it.")
        hand_over_deck(seen, answers) if TASK == "deck" else hand_over(len(tools), answers)


asyncio.run(main())
