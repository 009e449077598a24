/** A drawing surface that also accepts blocks of several paragraphs. */
import { type BoxIn, type Kit, type Side, Sketch, type SketchTextOptions, sideOf } from '../layout/index.ts';
import type { Align } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';

type WordsOptions = Omit<SketchTextOptions, 'color' | 'bold'> & { readonly balance?: boolean };

export class Board extends Sketch {
  readonly area: BoxIn;
  readonly side: Side;
  constructor(area: BoxIn, kit: Kit, id = 'body/board') {
    super(area, kit, id);
    this.area = area;
    this.side = sideOf(area, kit);
  }

  words(part: string, block: Block, box: BoxIn, size_pt: number, rest: WordsOptions = {}): void {
    const words = block.paragraphs[0]?.runs.map((r) => r.text).join('') ?? '';
    const flip: Record<Align, Align> = { left: this.side.leading(words), right: this.side.end, center: 'center' };
    this.add(
      'label',
      this.kit.place(
        {
          id: `${this.id}/${part}`,
          name: rest.name ?? part.replaceAll('-', ' '),
          role: rest.role ?? 'body',
          ...(rest.host === undefined ? {} : { host: `${this.id}/${rest.host}` }),
        },
        this.side.box(box),
        {
          block,
          size_pt,
          align: flip[rest.align ?? 'left'],
          anchor: rest.anchor ?? 'top',
          wrap: rest.wrap ?? true,
          balance: rest.balance ?? false,
        },
      ),
    );
  }
}
