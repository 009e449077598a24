import { describe, expect, it } from 'vitest';
import { type Block, type Line, type ListItem, readSource } from '../src/index.ts';
import cases from './blocks.json' with { type: 'json' };

/** Blocks in short: `# heading`, `- item`, `label: line`, `| cell | cell |`, `~request words`. */
const line = (of: Line | undefined): string => (of?.text ?? '').replaceAll('\n', ' ⏎ ');
const item = (of: ListItem, mark: string, deep: string): string[] => [
  `${deep}${mark} ${line(of.line)}`,
  ...of.blocks.flatMap((b) => shown(b, `${deep}  `)),
];
const row = (cells: readonly Line[], deep: string): string => `${deep}| ${cells.map(line).join(' | ')} |`;

function shown(block: Block, deep = ''): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${deep}${'#'.repeat(block.level)} ${line(block.line)}`];
    case 'paragraph':
      return block.sentences.map((s) => `${deep}${line(s)}`);
    case 'list':
      return block.items.flatMap((i) => item(i, block.ordered ? '1.' : '-', deep));
    case 'table':
      return [...(block.head === undefined ? [] : [row(block.head, deep), `${deep}|---|`]), ...block.rows.map((r) => row(r, deep))];
    case 'field':
      return [`${deep}${line(block.label)}: ${line(block.line)}`.trimEnd(), ...block.blocks.flatMap((b) => shown(b, `${deep}  `))];
    case 'quotation':
      return block.blocks.flatMap((b) => shown(b, `${deep}> `));
    case 'code':
      return [`${deep}\`${line(block.line)}\``];
    case 'picture':
      return [`${deep}![${line(block.line)}](${block.source})`];
    case 'talk':
      return [`${deep}~${block.role} ${line(block.line)}`];
  }
}

const read = (text: string): string[] => readSource(text).blocks.flatMap((b) => shown(b));

describe('blocks', () => {
  it.each(cases.map(({ name, text, blocks }) => [name, text, blocks] as const))('%s', (_, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });

  it('undo escapes, and point at what was sent', () => {
    const text = '{"netRevenue": "12 \\u20ac", "b": "x \\"y\\""}';
    const [first, second] = readSource(text).blocks as Extract<Block, { kind: 'field' }>[];
    expect(first?.label.text).toBe('net revenue');
    expect(text.slice(first?.label.start, first?.label.end)).toBe('netRevenue');
    expect(first?.line?.tokens).toMatchObject([{ kind: 'number', value: 12, unit: '€', text: '12 €' }]);
    expect(text.slice(first?.line?.start, first?.line?.end)).toBe('12 \\u20ac');
    expect(second?.line?.text).toBe('x "y"');
  });

  it('nest no deeper than twelve levels', () => {
    const depth = (blocks: readonly Block[]): number =>
      1 +
      Math.max(
        0,
        ...blocks.map((b) =>
          b.kind === 'list' ? Math.max(0, ...b.items.map((i) => depth(i.blocks))) : 'blocks' in b ? depth(b.blocks) : 0,
        ),
      );
    const steps = Array.from({ length: 40 }, (_, i) => i);
    for (const text of [
      steps.map((i) => `${'  '.repeat(i)}- a`).join('\n'),
      `${'> '.repeat(40)}a`,
      '{"a":'.repeat(40) + '1' + '}'.repeat(40),
      `${'<ul><li>'.repeat(40)}a</li>`,
      steps.map((i) => `${'  '.repeat(i)}a:`).join('\n'),
    ])
      expect(depth(readSource(text).blocks)).toBeLessThan(16);
  });

  it('take names of prototypes for names, and follow no alias', () => {
    expect(read('{"__proto__": {"polluted": 1}, "constructor": "x"}')).toContain('constructor: x');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const bomb = `a: &a [x, x]\n${['b', 'c', 'd', 'e', 'f'].map((n, i) => `${n}: &${n} [*${'abcdef'[i]}, *${'abcdef'[i]}]`).join('\n')}\nz:\n  y: 1\n`;
    expect(read(bomb).length).toBeLessThan(20);
  });
});
