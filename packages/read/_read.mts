import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readDocument } from '@deckwright/read/document';
import { kit } from './test/document/kit.ts';
const d = await readDocument(process.argv.slice(2).map((f)=>({ name: basename(f), bytes: readFileSync(f) })), {}, kit);
console.log(d.markdown); console.log(JSON.stringify(d.notices.map(n=>n.code+': '+n.message))); console.log(d.title, '|', d.author, d.date);
