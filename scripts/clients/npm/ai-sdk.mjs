/** ai, with @ai-sdk/mcp: tools of a server in the loop of a model, which is a script. */
import { createMCPClient } from '@ai-sdk/mcp';
import { generateText, isStepCount } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { handOver, handOverDeck, headers, mcpUrl, nextCall, task, told } from './_service.mjs';

const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
const answersIn = (prompt) =>
  prompt
    .filter(({ role }) => role === 'tool')
    .flatMap(({ content }) => content.map(({ output }) => told({ content: output.value.content ?? output.value })));
let shown = [];
const model = new MockLanguageModelV4({
  async doGenerate({ prompt, tools: offered }) {
    shown = offered.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
    const call = nextCall(answersIn(prompt), shown);
    const content = call
      ? [{ type: 'tool-call', toolCallId: `call-${call.name}`, toolName: call.name, input: JSON.stringify(call.args) }]
      : [{ type: 'text', text: 'Drawn.' }];
    return { content, finishReason: { unified: call ? 'tool-calls' : 'stop' }, usage, warnings: [] };
  },
});

const client = await createMCPClient({ transport: { type: 'http', url: mcpUrl, headers } });
const tools = await client.tools();
const { steps } = await generateText({ model, tools, prompt: 'Draw it.', stopWhen: isStepCount(6) });
const answers = steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => told(output)));
if (task === 'deck') await handOverDeck(shown, answers);
else await handOver(Object.keys(tools), ...answers);
await client.close();
