/** The photographs of samples/pictures as base64, because what draws reads no disk: examples of the catalog name them (`example:plant-hall`). */
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../samples/pictures/', import.meta.url);

export function files() {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.jpg'))
    .sort();
  const pictures = names.map((name) => [name.slice(0, -'.jpg'.length), readFileSync(new URL(name, folder)).toString('base64')]);
  return [['packages/draw/src/marks/example-pictures.generated.json', `${JSON.stringify(Object.fromEntries(pictures), null, 2)}\n`]];
}
