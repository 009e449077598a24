/** Does to its process what its input says. Tests start it as a disposable process. */
import { spawn } from 'node:child_process';
import { serveDisposable } from '../../src/disposable/index.ts';

await serveDisposable(async (input) => {
  const order = input.toString('utf8');
  if (order === 'loop') for (;;);
  if (order === 'throw') throw new Error('the work failed');
  if (order === 'flood') return Buffer.alloc(8 << 20);
  if (order === 'environment') return Buffer.from(JSON.stringify(Object.keys(process.env)));
  if (order === 'child') {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' });
    return Buffer.from(String(child.pid));
  }
  if (order === 'buffers') {
    const buffers: Buffer[] = [];
    for (;;) {
      buffers.push(Buffer.alloc(16 << 20, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  if (order === 'heap') {
    const texts: string[] = [];
    for (let i = 0; ; i += 1) texts.push(`${i}`.repeat(50));
  }
  return Buffer.from(order.toUpperCase());
});
