"""llama-index-tools-mcp: the tools as LlamaIndex's, each with a model made of its schema."""

import asyncio

from llama_index.tools.mcp import BasicMCPClient, McpToolSpec

from _service import HEADERS, MCP_URL, hand_over, plan_and_draw


async def main() -> None:
    spec = McpToolSpec(client=BasicMCPClient(MCP_URL, headers=HEADERS))
    tools = {tool.metadata.name: tool for tool in await spec.to_tool_list_async()}

    async def call(name: str, arguments: dict) -> str:
        return (await tools[name].acall(**arguments)).raw_output.content[0].text

    hand_over(len(tools), await plan_and_draw(call))


asyncio.run(main())
