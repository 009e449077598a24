"""pydantic-ai: the tools of a server in an agent's loop; its model is a function."""

import asyncio

from pydantic_ai import Agent
from pydantic_ai.mcp import MCPToolset
from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart, ToolReturnPart
from pydantic_ai.models.function import FunctionModel

from _service import HEADERS, MCP_URL, TASK, hand_over, hand_over_deck, next_call, told

answers: list[dict] = []
seen: list[dict] = []


def script(messages, info) -> ModelResponse:
    seen[:] = [
        {"name": tool.name, "description": tool.description, "schema": tool.parameters_json_schema}
        for tool in info.function_tools
    ]
    returns = [part for message in messages for part in message.parts if isinstance(part, ToolReturnPart)]
    answers[:] = [told(part.model_response_str()) for part in returns]
    call = next_call(answers, seen)
    return ModelResponse(parts=[TextPart("Drawn.") if call is None else ToolCallPart(*call)])


async def main() -> None:
    agent = Agent(FunctionModel(script), toolsets=[MCPToolset(MCP_URL, headers=HEADERS)])
    async with agent:
        await agent.run("Draw it.")
    hand_over_deck(seen, answers) if TASK == "deck" else hand_over(len(seen), answers)


asyncio.run(main())
