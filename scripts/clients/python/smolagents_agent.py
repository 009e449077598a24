"""smolagents: the tools of a server as functions of an agent that writes Python; its model is a script."""

from smolagents import CodeAgent, MCPClient
from smolagents.models import ChatMessage, MessageRole, Model

from _service import BRIEF, HEADERS, MCP_URL, hand_over

CODE = f"""
plan = json.loads(plan_slide(brief={BRIEF!r}))
slide = json.loads(create_slide(**plan["intent"]))
final_answer([plan, slide])
"""


class Script(Model):
    def generate(self, messages, **more) -> ChatMessage:
        return ChatMessage(role=MessageRole.ASSISTANT, content=f"<code>\nimport json\n{CODE}</code>")


server = {"url": MCP_URL, "transport": "streamable-http", "headers": HEADERS}
with MCPClient(server, structured_output=False) as tools:
    agent = CodeAgent(tools=tools, model=Script(), max_steps=1, verbosity_level=0, additional_authorized_imports=["json"])
    hand_over(len(tools), agent.run("Draw it."))
