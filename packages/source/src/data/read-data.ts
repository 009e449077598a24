/** Data within a text: where it begins, of which notation it is, and its blocks. */

import { isEmpty, linesOf, type TextLine } from '../blocks/lines.ts';
import { tableAt } from '../blocks/tables.ts';
import type { Block } from '../document.ts';
import type { ScanContext } from '../tokens/context.ts';
import { jsonAt, jsonLines } from './json.ts';
import { logLinesAt } from './log-lines.ts';
import { pairsAt } from './pairs.ts';
import { type Tree, TreeReader } from './tree.ts';
import { looksLikeXml, xmlTree } from './xml.ts';
import { looksLikeYaml, yamlTree } from './yaml.ts';

export interface FoundData {
  readonly blocks: readonly Block[];
  /** Index behind its last line. */
  readonly next: number;
}

/** Names as programs write them begin what may be YAML. */
const YAML_BEGINS = /^(?:- +)?["']?[a-z]\w*["']?:(?:\s|$)|^---$/u;

export class DataReader {
  private readonly text: string;
  private readonly context: ScanContext;
  private readonly trees: TreeReader;
  /** Lines before this place were tried as YAML, and are none. */
  private notYaml = 0;
  constructor(text: string, context: ScanContext) {
    this.text = text;
    this.context = context;
    this.trees = new TreeReader(context);
  }

  /** The text as a whole, of a notation with one root. */
  whole(): readonly Block[] | undefined {
    const tree = looksLikeXml(this.text) ? xmlTree(this.text) : undefined;
    return tree === undefined ? undefined : this.trees.blocks(tree);
  }

  /** Data that begins at line `i` of some lines. */
  at(lines: readonly TextLine[], i: number): FoundData | undefined {
    const line = lines[i] as TextLine;
    const first = this.text.charAt(line.start);
    const read = first === '{' || first === '[' ? this.jsonFrom(line.start, lines) : undefined;
    if (read !== undefined) return { blocks: this.trees.blocks(read.tree), next: lineBehind(lines, i, read.end) };
    const logged = this.text.slice(line.start, line.end).includes('=') ? logLinesAt(this.text, lines, i) : undefined;
    if (logged !== undefined) return { blocks: logged.trees.flatMap((tree) => this.trees.blocks(tree)), next: logged.next };
    const pairs = this.text.slice(line.start, line.end).includes('=') || first === '[' ? pairsAt(this.text, lines, i) : undefined;
    if (pairs !== undefined) return { blocks: this.trees.blocks(pairs.tree), next: pairs.next };
    return line.start >= this.notYaml && YAML_BEGINS.test(this.text.slice(line.start, line.end)) ? this.yamlFrom(lines, i) : undefined;
  }

  /** What a fence says that it holds, or plainly does. */
  code(language: string, start: number, end: number): readonly Block[] | undefined {
    const tree = this.codeTree(language, start, end);
    if (tree !== undefined) return this.trees.blocks(tree);
    if (language !== '' && language !== 'csv' && language !== 'tsv' && language !== 'text' && language !== 'txt') return undefined;
    const lines = linesOf(this.text, start, end);
    const table = lines.length === 0 ? undefined : tableAt(this.text, lines, 0, this.context);
    return table !== undefined && table.next >= lines.length ? [table.block] : undefined;
  }

  private codeTree(language: string, start: number, end: number): Tree | undefined {
    const first = this.text.slice(start, end).trimStart().charAt(0);
    if (first === '{' || first === '[') return jsonLines(this.text, start, end)?.tree;
    const slice = this.text.slice(start, end);
    return language === 'yaml' || language === 'yml' || looksLikeYaml(slice) ? yamlTree(this.text, start, end) : undefined;
  }

  /** A map, or a list of more than words in brackets; nothing may stand behind it in its line. */
  private jsonFrom(start: number, lines: readonly TextLine[]): { readonly tree: Tree; readonly end: number } | undefined {
    const to = lines.at(-1)?.end ?? this.text.length;
    const read = jsonLines(this.text, start, to) ?? jsonAt(this.text, start, to);
    if (read === undefined) return undefined;
    const { tree, end } = read;
    const feed = this.text.indexOf('\n', end);
    const behind = this.text.slice(end, feed < 0 ? to : feed).trim();
    const holds = tree.kind === 'map' ? tree.entries.length > 0 : tree.kind === 'list' && tree.items.length > 1;
    // `[draft] …` is no list.
    return holds && (behind === '' || behind === ';' || behind === ',') ? read : undefined;
  }

  private yamlFrom(lines: readonly TextLine[], i: number): FoundData | undefined {
    const from =
      this.text.charAt((lines[i] as TextLine).start) === '-' && this.text.startsWith('---', (lines[i] as TextLine).start) ? i + 1 : i;
    let next = from;
    while (next < lines.length && (!isEmpty(lines[next] as TextLine) || (lines[next + 1]?.indent ?? 0) > 0)) next++;
    const [first, last] = [lines[from], lines[next - 1]];
    if (first === undefined || last === undefined || next <= from) return undefined;
    const start = first.start - Math.max(0, first.indent);
    const tree = looksLikeYaml(this.text.slice(start, last.end)) ? yamlTree(this.text, start, last.end) : undefined;
    const blocks = tree === undefined ? [] : this.trees.blocks(tree);
    if (blocks.length > 0) return { blocks, next };
    this.notYaml = last.end;
    return undefined;
  }
}

const lineBehind = (lines: readonly TextLine[], i: number, end: number): number => {
  let next = i + 1;
  while (next < lines.length && (lines[next] as TextLine).start < end) next++;
  return next;
};
