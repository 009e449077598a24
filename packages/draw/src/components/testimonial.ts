/** A customer's or colleague's words, and who said them. */
import { z } from 'zod';
import { optionalText, text, textOrNumber } from '../fields/fields.ts';
import { COLUMN, capacityExceeded, type Drawing, GUTTER, type Kit, type Pane, run, shape, snap } from '../layout/index.ts';
import { drawQuoteResults } from '../marks/quote-results.ts';
import { sayAt } from '../marks/text-items.ts';
import type { Shape } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const required = text.refine((t) => t.trim() !== '', 'is empty');
const params = z.object({
  quote: required,
  name: required,
  title: required,
  company: required,
  highlight: optionalText.describe('The key clause, as it stands in the quotation: set in bold.'),
  results: z.preprocess(
    (v) => v ?? [],
    z
      .array(
        z.object({
          icon: optionalText.describe('A Lucide icon name, or "auto".'),
          from: z.preprocess((v) => (v === null || v === '' ? undefined : v), textOrNumber.optional()).describe('What it was.'),
          to: textOrNumber.describe('What it is.'),
          label: required,
        }),
      )
      .max(3, 'holds at most 3 results; send the strongest'),
  ),
});
type Params = z.infer<typeof params>;

const QUOTE_LEADING = 1.25;
const MARK_PT = 96;
const RULE_W = 0.6;
const PAD = 0.6;
const NAME_PT = 20;
const ROLE_PT = 16;

export const testimonial = defineComponent<Params>({
  name: 'testimonial',
  purpose: 'Lets one person speak: a quotation in large type with name, role and company.',
  params,
  example: {
    title: 'Planners got their mornings back',
    params: {
      quote:
        'The schedule used to be out of date before the first truck left the yard. Now a driver calls in sick at five, and at ten past five every customer on that tour knows when we will really be there.',
      name: 'Ingrid Solberg',
      title: 'Head of dispatch',
      company: 'Nordfrakt Logistics',
      highlight: 'at ten past five every customer on that tour knows',
      results: [
        { icon: 'clock', from: '2 hours', to: '10 min', label: 'to replan a tour' },
        { icon: 'phone', from: 46, to: 9, label: 'calls before eight o’clock' },
      ],
    },
  },
  capacity: { what: 'characters', soft: 320, hard: 700 },
  count: (p) => p.quote.length,
  ownsSlide: true,
  draw(p, pane, kit) {
    const proven = drawProven(p, pane, kit);
    if (proven !== undefined) return proven;
    const { box } = pane;
    const mirrored = kit.direction === 'rtl';
    // Words of one person on a panel of their own: it is the slide, whatever their number.
    const on = kit.on('accent1');
    const indent = PAD + COLUMN + GUTTER / 2;
    const width = box.w - indent - PAD;
    const block = kit.block(p.quote, { color: on, font: 'heading', leading: QUOTE_LEADING }, `${pane.pointer}/quote`);
    const nameH = kit.text.pitchIn(NAME_PT, 1.2);
    const below = 0.35 + 0.25 + nameH + kit.text.pitchIn(ROLE_PT, 1.2);
    const room = box.h - 2 * 0.4 - below;
    const fit = kit.fit({ block, sizes_pt: [54, 40, 32, 28, 24, 20, 18, 16], width_in: width, height_in: room });
    if (!fit.fits)
      throw capacityExceeded(
        `The quotation needs ${fit.height_in.toFixed(1)} in at ${fit.size_pt} pt; the body has ${room.toFixed(1)}.`,
        'Shorten the quotation to its strongest sentences.',
        { component: 'testimonial', count: p.quote.length, limit: 700, pointer: `${pane.pointer}/quote` },
      );
    if (fit.size_pt < 18)
      kit.warn('text_shrunk', `The quotation is set at ${fit.size_pt} pt instead of 18 or more.`, {
        path: `${pane.pointer}/quote`,
        remedy: 'Shorten the quotation.',
      });
    const at = { y: snap(box.y + (box.h - fit.height_in - below) / 2) };
    const x = mirrored ? box.x + PAD : box.x + indent;
    const { id, pointer } = pane;
    const align = mirrored ? 'right' : kit.leading(p.quote);
    const ruleY = at.y + fit.height_in + 0.35;
    const who: RunIn[] = [run(p.title, `${pointer}/title`), run(', '), run(p.company, `${pointer}/company`)];
    const markH = kit.text.pitchIn(MARK_PT, 1);
    const shapes: Shape[] = [
      shape.rect({ id: `${id}/ground`, name: 'ground', role: 'card' }, box, {
        fill: shape.fill('accent1'),
        radius_in: kit.theme.radius_in,
      }),
      kit.label({
        id: `${id}/mark`,
        name: 'quotation mark',
        role: 'icon',
        // The sign hangs: its ink starts at the top of the first line.
        box: { x: mirrored ? box.x + box.w - PAD - COLUMN : box.x + PAD, y: at.y - 0.1 * (MARK_PT / 72), w: COLUMN, h: markH },
        runs: '“',
        style: { color: on, font: 'heading', bold: true, leading: 1 },
        size_pt: MARK_PT,
        wrap: false,
        align: mirrored ? 'right' : 'left',
      }),
      kit.place(
        { id: `${id}/quote`, name: 'quotation', role: 'quote', host: `${id}/ground` },
        { x, y: at.y, w: width, h: fit.height_in },
        {
          block,
          size_pt: fit.size_pt,
          balance: fit.lines <= 4,
          align,
        },
      ),
      shape.rect(
        { id: `${id}/rule`, name: 'rule', role: 'decoration' },
        { x: mirrored ? x + width - RULE_W : x, y: ruleY, w: RULE_W, h: 0.04 },
        { fill: shape.fill(on) },
      ),
      kit.label({
        id: `${id}/name`,
        name: 'name',
        role: 'label',
        box: { x, y: ruleY + 0.25, w: width, h: nameH },
        runs: p.name,
        path: `${pointer}/name`,
        style: { color: on, bold: true },
        size_pt: NAME_PT,
        align,
      }),
      kit.label({
        id: `${id}/role`,
        name: 'role and company',
        role: 'caption',
        box: { x, y: ruleY + 0.25 + nameH, w: width, h: kit.text.pitchIn(ROLE_PT, 1.2) },
        runs: who,
        style: { color: on },
        size_pt: ROLE_PT,
        align,
      }),
    ];
    return { shapes, alt: `Quotation: ${p.quote} ${p.name}, ${p.title}, ${p.company}.` };
  },
});

/** With results or a key clause; undefined without, or where the words need the whole panel. */
function drawProven(p: Params, pane: Pane, kit: Kit): Drawing | undefined {
  const { pointer } = pane;
  const { highlight } = p;
  if (highlight !== undefined) {
    const path = `${pointer}/highlight`;
    if (p.quote.includes(highlight)) kit.drawn.add(path);
    else {
      kit.unseen.add(path);
      kit.warn('unknown_reference', 'The highlight does not stand in the quotation; nothing is set in bold.', {
        path,
        remedy: 'Copy it from the quotation, letter by letter.',
      });
    }
  }
  if (p.results.length === 0 && highlight === undefined) return undefined;
  const results = p.results.map((r, i) => {
    const at = `${pointer}/results/${i}`;
    return {
      pointer: at,
      ...(r.icon === undefined ? {} : { icon: r.icon }),
      ...(r.from === undefined ? {} : { from: sayAt(r.from, `${at}/from`, kit) }),
      to: sayAt(r.to, `${at}/to`, kit),
      label: { text: r.label, path: `${at}/label` },
    };
  });
  const said = (member: 'name' | 'title' | 'company') => ({ text: p[member], path: `${pointer}/${member}` });
  const drawing = drawQuoteResults(
    {
      quote: p.quote,
      path: `${pointer}/quote`,
      ...(highlight === undefined ? {} : { highlight }),
      name: said('name'),
      title: said('title'),
      company: said('company'),
      results,
    },
    pane,
    kit,
  );
  if (drawing === undefined && p.results.length > 0)
    throw capacityExceeded('The quotation does not fit above its results at 16 pt.', 'Shorten the quotation, or leave the results out.', {
      component: 'testimonial',
      count: p.quote.length,
      limit: 700,
      pointer: `${pointer}/quote`,
    });
  return drawing;
}
