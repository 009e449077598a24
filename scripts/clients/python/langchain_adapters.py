"""langchain-mcp-adapters: the tools as LangChain's, called as its agents call them."""

import asyncio

from langchain_mcp_adapters.client import MultiServerMCPClient

from _service import HEADERS, MCP_URL, hand_over, plan_and_draw


async def main() -> None:
    client = MultiServerMCPClient({"deckwright": {"transport": "streamable_http", "url": MCP_URL, "headers": HEADERS}})
    tools = {tool.name: tool for tool in await client.get_tools()}

    async def call(name: str, arguments: dict) -> str:
        message = await tools[name].ainvoke({"type": "tool_call", "id": f"call-{name}", "name": name, "args": arguments})
        return message.text

    hand_over(len(tools), await plan_and_draw(call))


asyncio.run(main())
