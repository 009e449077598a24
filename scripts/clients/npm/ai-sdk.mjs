/** ai, with @ai-sdk/mcp: tools of a server in the loop of a model, which is a script. */
import { createMCPClient } from '@ai-sdk/mcp';
import { generateText, isStepCount } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { handOver, headers, mcpUrl, nextCall, told } from './_service.mjs';

const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
const answersIn = (prompt) =>
  prompt
    .filter(({ role }) => role === 'tool')
    .flatMap(({ content }) => content.map(({ output }) => told({ content: output.value.content ?? output.value })));
const model = new MockLanguageModelV4({
  async doGenerate({ prompt }) {
    const call = nextCall(answersIn(prompt));
    const content = call
      ? [{ type: 'tool-call', toolCallId: `call-${call.name}`, toolName: call.name, input: JSON.stringify(call.args) }]
      : [{ type: 'text', text: 'Drawn.' }];
    return { content, finishReason: { unified: call ? 'tool-calls' : 'stop' }, usage, warnings: [] };
  },
});

const client = await createMCPClient({ transport: { type: 'http', url: mcpUrl, headers } });
const tools = await client.tools();
const { steps } = await generateText({ model, tools, prompt: 'Draw it.', stopWhen: isStepCount(4) });
const [plan, slide] = steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => told(output)));
await handOver(Object.keys(tools), plan, slide);
await client.close();
