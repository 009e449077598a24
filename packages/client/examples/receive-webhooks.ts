/** A server that takes webhooks and believes only those that are signed: WEBHOOK_SECRET=whsec_… npx tsx receive-webhooks.ts */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook, WebhookSignatureError } from '@deckwright/client';

const secret = process.env['WEBHOOK_SECRET'] ?? '';
// In a real program: a table with a unique key, written in the transaction that does the work.
const seen = new Set<string>();

const server = createServer(async (request, response) => {
  try {
    // The text as it came: parsed and written again it would have another signature.
    const event = await verifyWebhook(await text(request), request.headers, secret);
    if (!seen.has(event.id)) {
      seen.add(event.id);
      console.log(`${event.type} ${event.data.job_id}`);
    }
    // Answer at once and do the work afterwards: after 10 s the event is sent again.
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookSignatureError)) throw error;
    console.log(`refused: ${error.message}`);
    response.writeHead(400).end();
  }
});
server.listen(Number(process.env['PORT'] ?? 0), () => {
  const address = server.address();
  console.log(`listening on ${typeof address === 'object' ? address?.port : address}`);
});
