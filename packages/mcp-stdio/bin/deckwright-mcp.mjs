#!/usr/bin/env node
import { main } from '../dist/main.js';

const code = await main({
  args: process.argv.slice(2),
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
});
// While it serves, the open pipe keeps it alive; a host that hangs up ends it.
if (code !== undefined) process.exitCode = code;
