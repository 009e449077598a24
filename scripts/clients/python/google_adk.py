"""google-adk: the tools of a server in an agent's loop; its model is a script."""

import asyncio

from google.adk.agents import LlmAgent
from google.adk.models.base_llm import BaseLlm
from google.adk.models.llm_response import LlmResponse
from google.adk.runners import InMemoryRunner
from google.adk.tools.mcp_tool.mcp_session_manager import StreamableHTTPConnectionParams
from google.adk.tools.mcp_tool.mcp_toolset import McpToolset
from google.genai import types

from _service import HEADERS, MCP_URL, hand_over, next_call, told

answers: list[dict] = []


class Script(BaseLlm):
    async def generate_content_async(self, request, stream=False):
        parts = [part for content in request.contents for part in content.parts or []]
        responses = [part.function_response.response for part in parts if part.function_response]
        answers[:] = [told(response["content"][0]["text"]) for response in responses]
        call = next_call(answers, [])
        if call is None:
            part = types.Part(text="Drawn.")
        else:
            part = types.Part(function_call=types.FunctionCall(name=call[0], args=call[1]))
        yield LlmResponse(content=types.Content(role="model", parts=[part]))


async def main() -> None:
    toolset = McpToolset(connection_params=StreamableHTTPConnectionParams(url=MCP_URL, headers=HEADERS, timeout=60))
    agent = LlmAgent(name="drawer", model=Script(model="script"), tools=[toolset])
    tools = await toolset.get_tools()
    await InMemoryRunner(agent=agent).run_debug("Draw it.", quiet=True)
    hand_over(len(tools), answers)
    await toolset.close()


asyncio.run(main())
