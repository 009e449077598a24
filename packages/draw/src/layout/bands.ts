/** The bands under the body of a slide: the takeaway in the accent, the highlight on a pale ground, the caution as one line. */
import type { Color, Shape } from '../scene/index.ts';
import type { Block, Fit } from '../typeset/index.ts';
import { leadRuns } from './bold-lead.ts';
import type { BoxIn } from './boxes.ts';
import type { Chrome, Implication, Sourced } from './chrome.ts';
import { CANVAS_W, sizesDown } from './grid.ts';
import { findIcon, placeIcon } from './icons.ts';
import { type Kit, run } from './kit.ts';
import { type Side, sideOf } from './mirror.ts';
import { fill, line, path, rect, stroke } from './shapes.ts';

/** Gap between a band and what is above it, in. */
const BAND_GAP = 0.15;
const ONE_LINE_H = 0.55;
const TWO_LINES_H = 0.7;
const TALL_H = 0.86;
const PAD = 0.25;
const ICON = 0.34;
/** Largest share of the width that a figure may take, because the sentence needs the rest. */
const MAX_FIGURE_SHARE = 0.35;

interface Zone {
  readonly x: number;
  readonly w: number;
}

/** The bands of a slide, one above the other. `low` is where the body ends. */
export function drawBands(
  chrome: Chrome,
  bottom: number,
  zone: Zone,
  kit: Kit,
): { readonly shapes: readonly Shape[]; readonly low: number } {
  const { caution, highlight, takeaway } = chrome;
  const bands = [
    ...(caution === undefined ? [] : [(low: number) => drawCaution(caution, low, zone, kit)]),
    ...(highlight === undefined ? [] : [(low: number) => drawHighlight(highlight, low, zone, kit)]),
    ...(takeaway === undefined ? [] : [(low: number) => drawTakeaway(takeaway, chrome.implication ?? {}, low, zone, kit)]),
  ];
  const shapes: Shape[] = [];
  let low = bottom;
  for (const draw of bands) {
    const made = draw(low);
    shapes.unshift(...made.shapes);
    low = made.top - BAND_GAP;
  }
  return { shapes, low };
}

interface Band {
  readonly shapes: Shape[];
  readonly top: number;
}

const sideFor = (kit: Kit): Side => sideOf({ x: 0, y: 0, w: CANVAS_W, h: 0 }, kit);

const topOf = (low: number, h: number): number => Math.round((low - h) * 1e4) / 1e4;

function tooLong(kind: string, lines: number, size_pt: number, path: string, kit: Kit): void {
  kit.warn('font_at_floor', `The ${kind} needs ${lines} lines at ${size_pt} pt; two fit.`, { path, remedy: 'Shorten it to one sentence.' });
}

/** A caution attracts less attention than the takeaway: a mark and words in the warning colour, without a ground. */
function drawCaution({ text, path: at }: Sourced, low: number, zone: Zone, kit: Kit): Band {
  const block = kit.block([run('▲ '), run(text, at)], { color: 'warningText', leading: 1.2 }, at);
  const fit = kit.fit({ block, sizes_pt: [12], width_in: zone.w, max_lines: 2 });
  if (!fit.fits) tooLong('caution', fit.lines, fit.size_pt, at, kit);
  const h = Math.ceil((fit.height_in + 0.04) * 100) / 100;
  const top = topOf(low, h);
  const box = { x: zone.x, y: top, w: zone.w, h };
  return {
    top,
    shapes: [
      kit.place({ id: 'caution', name: 'caution', role: 'takeaway' }, box, {
        block,
        size_pt: fit.size_pt,
        anchor: 'middle',
        align: sideFor(kit).leading(text),
      }),
    ],
  };
}

/** The highlight. It weighs less than the takeaway, so its ground is pale and an edge marks it. */
function drawHighlight({ text, path: at }: Sourced, low: number, zone: Zone, kit: Kit): Band {
  const width = zone.w - 2 * PAD;
  const block = kit.block(leadRuns(text, at), { color: 'ink', bold: leadRuns(text, at).length === 1, leading: 1.2 }, at);
  const { fit, h } = sentence('highlight', block, width, at, kit);
  const top = topOf(low, h);
  const align = sideFor(kit).leading(text);
  const edge = { x: align === 'right' ? zone.x + zone.w - 0.05 : zone.x, y: top, w: 0.05, h };
  return {
    top,
    shapes: [
      rect(
        { id: 'highlight/ground', name: 'highlight band', role: 'band' },
        { x: zone.x, y: top, w: zone.w, h },
        { fill: fill('surface') },
      ),
      rect({ id: 'highlight/edge', name: 'highlight edge', role: 'decoration' }, edge, { fill: fill('accent1') }),
      kit.place(
        { id: 'highlight', name: 'highlight', role: 'takeaway' },
        { x: zone.x + PAD, y: top, w: width, h },
        { block, size_pt: fit.size_pt, anchor: 'middle', align },
      ),
    ],
  };
}

/** Size and height of a band's sentence: one line at the largest size that fits, else two lines. */
function sentence(
  kind: string,
  block: Block,
  width: number,
  at: string,
  kit: Kit,
  twoLines = sizesDown(16, 12),
): { readonly fit: Fit; readonly h: number } {
  const one = kit.fit({ block, sizes_pt: [twoLines[0] === 20 ? 20 : 18, 16], width_in: width, max_lines: 1 });
  if (one.fits && one.lines === 1) return { fit: one, h: Math.max(ONE_LINE_H, roundedUp(one.height_in + 0.16)) };
  const fit = kit.fit({ block, sizes_pt: twoLines, width_in: width, max_lines: 2 });
  if (!fit.fits) tooLong(kind, fit.lines, fit.size_pt, at, kit);
  return { fit, h: Math.max(fit.lines > 1 ? TWO_LINES_H : ONE_LINE_H, roundedUp(fit.height_in + 0.16)) };
}

const roundedUp = (inches: number): number => Math.ceil(inches * 100 - 1e-6) / 100;

/** The takeaway, which is the strongest band. It has a label before the sentence and a figure after it where the caller sent them. */
function drawTakeaway({ text, path: at }: Sourced, beside: Implication, low: number, zone: Zone, kit: Kit): Band {
  const on = kit.on('accent1');
  const side = sideOf({ x: zone.x, y: 0, w: zone.w, h: 0 }, kit);
  const before = labelBefore(beside, on, kit);
  const after = beside.figure === undefined ? noteAfter(beside, on, zone.w, kit) : figureAfter(beside, on, zone.w, kit);
  const width = zone.w - 2 * PAD - before.w - after.w;
  const lead = leadRuns(text, at);
  const block = kit.block(lead, { color: on, bold: lead.length === 1, leading: 1.15 }, at);
  const tall = beside.figure !== undefined;
  const set = sentence('takeaway', block, width, at, kit, tall ? sizesDown(20, 12) : sizesDown(16, 12));
  const h = tall ? Math.max(TALL_H, set.h) : set.h;
  const top = topOf(low, h);
  return {
    top,
    shapes: [
      rect({ id: 'takeaway/ground', name: 'takeaway band', role: 'band' }, { x: zone.x, y: top, w: zone.w, h }, { fill: fill('accent1') }),
      ...before.draw({ x: zone.x + PAD, y: top, w: before.w, h }, side),
      kit.place({ id: 'takeaway', name: 'takeaway', role: 'takeaway' }, side.box({ x: zone.x + PAD + before.w, y: top, w: width, h }), {
        block,
        size_pt: set.fit.size_pt,
        anchor: 'middle',
        align: sideFor(kit).leading(text),
        balance: set.fit.lines > 1,
      }),
      ...after.draw({ x: zone.x + zone.w - PAD - after.w, y: top, w: after.w, h }, side),
    ],
  };
}

/** A part of the band beside the sentence; `w` is 0 where there is none. */
interface Part {
  readonly w: number;
  readonly draw: (box: BoxIn, side: Side) => Shape[];
}

const NO_PART: Part = { w: 0, draw: () => [] };

/** Icon and label. An unknown icon name gives a warning. */
function labelBefore({ label, icon }: Implication, color: Color, kit: Kit): Part {
  const steps = icon === undefined ? undefined : findIcon(icon.text);
  if (icon !== undefined) {
    if (steps === undefined)
      kit.warn('icon_unknown', `There is no icon named ${JSON.stringify(icon.text)}.`, {
        path: icon.path,
        remedy: 'Send the name of a Lucide icon, such as lightbulb.',
      });
    kit.drawn.add(icon.path);
  }
  if (steps === undefined && label === undefined) return NO_PART;
  const iconW = steps === undefined ? 0 : ICON + 0.19;
  const labelW = label === undefined ? 0 : roundedUp(kit.text.widthIn(label.text, 18, { bold: true }) + 0.04) + 0.3;
  return {
    w: iconW + labelW,
    draw: (box, side) => [
      ...(steps === undefined
        ? []
        : [
            path(
              { id: 'takeaway/icon', name: 'takeaway icon', role: 'icon' },
              placeIcon(steps, side.box({ x: box.x, y: box.y, w: ICON, h: ICON }).x, box.y + (box.h - ICON) / 2, ICON),
              { stroke: stroke(color, 1.5, { cap: 'round', join: 'round' }) },
            ),
          ]),
      ...(label === undefined
        ? []
        : [
            kit.label({
              id: 'takeaway/label',
              name: 'takeaway label',
              role: 'takeaway',
              box: side.box({ x: box.x + iconW, y: box.y, w: labelW - 0.3, h: box.h }),
              runs: label.text,
              path: label.path,
              style: { color, bold: true },
              size_pt: 18,
              anchor: 'middle',
              wrap: false,
              align: side.leading(label.text),
            }),
          ]),
    ],
  };
}

/** A few words behind a rule. */
function noteAfter({ note }: Implication, color: Color, bandW: number, kit: Kit): Part {
  if (note === undefined) return NO_PART;
  const room = bandW * MAX_FIGURE_SHARE - 0.55;
  const fit = kit.fit({ block: kit.block(note.text, { color }), sizes_pt: [16, 14, 12, 11, 10], width_in: room, max_lines: 1 });
  if (!fit.fits) tooLong('note of the implication', fit.lines, fit.size_pt, note.path, kit);
  const w = roundedUp(Math.min(room, kit.text.widthIn(note.text, fit.size_pt)) + 0.04);
  return {
    w: w + 0.55,
    draw: (box, side) => {
      const ruleX = side.x(box.x + 0.25);
      const cell = side.box({ x: box.x + box.w - w, y: box.y, w, h: box.h });
      return [
        line(
          { id: 'takeaway/note-rule', name: 'rule', role: 'rule' },
          [ruleX, box.y + 0.12],
          [ruleX, box.y + box.h - 0.12],
          stroke(color, 0.75),
        ),
        kit.label({
          id: 'takeaway/note',
          name: 'takeaway note',
          role: 'takeaway',
          box: cell,
          runs: note.text,
          path: note.path,
          style: { color },
          size_pt: fit.size_pt,
          anchor: 'middle',
          wrap: false,
          align: side.end,
        }),
      ];
    },
  };
}

/** The figure that the conclusion leads to, with its label under it, after a rule. */
function figureAfter({ figure, figure_label: label }: Implication, color: Color, bandW: number, kit: Kit): Part {
  if (figure === undefined) return NO_PART;
  const room = bandW * MAX_FIGURE_SHARE - 0.35;
  const style = { color, bold: true, leading: 1 };
  const fit = kit.fit({ block: kit.block(figure.text, style), sizes_pt: [32, 28, 24, 20], width_in: room, max_lines: 1 });
  const labelFit =
    label === undefined
      ? undefined
      : kit.fit({ block: kit.block(label.text, { color }), sizes_pt: [12, 10], width_in: room, max_lines: 1 });
  if (!fit.fits) tooLong('figure of the implication', fit.lines, fit.size_pt, figure.path, kit);
  if (label !== undefined && labelFit?.fits === false) tooLong('label of the figure', labelFit.lines, labelFit.size_pt, label.path, kit);
  const w = roundedUp(
    Math.min(
      room,
      Math.max(
        kit.text.widthIn(figure.text, fit.size_pt, { bold: true }),
        label === undefined || labelFit === undefined ? 0 : kit.text.widthIn(label.text, labelFit.size_pt),
      ),
    ) + 0.04,
  );
  return {
    w: w + 0.55,
    draw: (box, side) => {
      const figureH = label === undefined ? box.h : kit.text.pitchIn(fit.size_pt);
      const top = label === undefined ? box.y : box.y + (box.h - figureH - 0.2) / 2;
      const cell = (y: number, h: number): BoxIn => side.box({ x: box.x + box.w - w, y, w, h });
      const ruleX = side.x(box.x + 0.25);
      return [
        line(
          { id: 'takeaway/figure-rule', name: 'rule', role: 'rule' },
          [ruleX, box.y + 0.15],
          [ruleX, box.y + box.h - 0.15],
          stroke(color, 0.75),
        ),
        kit.label({
          id: 'takeaway/figure',
          name: 'takeaway figure',
          role: 'takeaway',
          box: cell(top, figureH),
          runs: figure.text,
          path: figure.path,
          style,
          size_pt: fit.size_pt,
          anchor: 'middle',
          wrap: false,
          align: side.end,
        }),
        ...(label === undefined || labelFit === undefined
          ? []
          : [
              kit.label({
                id: 'takeaway/figure-label',
                name: 'takeaway figure label',
                role: 'takeaway',
                box: cell(top + figureH, 0.2),
                runs: label.text,
                path: label.path,
                style: { color },
                size_pt: labelFit.size_pt,
                anchor: 'top',
                wrap: false,
                align: side.end,
              }),
            ]),
      ];
    },
  };
}
