"""fastmcp: its client."""

import asyncio

from fastmcp import Client
from fastmcp.client.transports import StreamableHttpTransport

from _service import HEADERS, MCP_URL, hand_over, plan_and_draw


async def main() -> None:
    async with Client(StreamableHttpTransport(MCP_URL, headers=HEADERS)) as client:
        tools = await client.list_tools()

        async def call(name: str, arguments: dict) -> str:
            return (await client.call_tool(name, arguments)).content[0].text

        hand_over(len(tools), await plan_and_draw(call))


asyncio.run(main())
