"""mcp: the protocol's own client in Python."""

import asyncio

import httpx2
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client

from _service import HEADERS, MCP_URL, hand_over, plan_and_draw


async def main() -> None:
    async with httpx2.AsyncClient(headers=HEADERS, timeout=60) as http:
        async with Client(streamable_http_client(MCP_URL, http_client=http)) as client:
            tools = (await client.list_tools()).tools

            async def call(name: str, arguments: dict) -> str:
                return (await client.call_tool(name, arguments)).content[0].text

            hand_over(len(tools), await plan_and_draw(call))


asyncio.run(main())
