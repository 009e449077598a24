/* Long because places, axes and levels are told in eight languages, and each way of telling is read here. */
/** Items placed by two criteria: in four fields by low and high, or at exact positions. */

import { figuresWithin } from '../document/figures-within.ts';
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { entryOf } from '../document/sections.ts';
import { voiceOf } from '../document/voice.ts';
import { cornersIn } from '../relations/corners.ts';
import { keyedListsOf, ordinal, says } from '../relations/keyed-lists.ts';
import { labelledRunsOf } from '../relations/labelled-runs.ts';
import { type Leveled, levelIn, levelOf } from '../relations/levels.ts';
import { type Dot, pairedIn, rowBeside, tuplesIn } from '../relations/paired.ts';
import { type Mark, type PlacedThing, placedByWords } from '../relations/placed-words.ts';
import { saidAxes } from '../relations/said-axes.ts';
import { type Criterion, criteriaIn } from '../relations/two-criteria.ts';
import { Count, type Reading } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const NO_CUES: ReadonlySet<string> = new Set();

const WORDS =
  /\s(?:2x2|2 x 2|two by two|two-by-two|quadrants?|quadranten\p{L}*|position(?:ing)? map|positionierung\p{L}*|priority map|prioritization matrix|prioritisation matrix|prioritäten\p{L}*|scatter\p{L}*|bubble\p{L}*|streudiagramm|punktwolke|blasendiagramm|portfolio\p{L}*|bcg|bcg-matrix|effort|aufwand|impact matrix|vier ?felder\p{L}*|vier-felder-\p{L}+|nuage|bulles|cuadrantes?|dispersión|burbujas|quadranti|dispersione|bolle|dispersão|kwadrant\p{L}*|spreidingsdiagram|four fields|two axes|(?:on )?(?:one|the other|each) axis|vier felder|place|placed|placez|placer|plot|axis|axes|achse|achsen|matrix|matrices|matrice|matriz|macierz|matryca|\p{L}+matrix|\p{L}+-matrix|map|maps|mapping|grid|karte|carte|mapa|mappa|kaart|eisenhower|stakeholders?|perceptual|versus|vs|against|quick wins?|big bets?|cash cows?)\s/u;
const RISKS =
  /\s(?:likelihood|probability|wahrscheinlichkeit|eintrittswahrscheinlichkeit|probabilité|vraisemblance|probabilidad|probabilità|probabilidade|waarschijnlijkheid|prawdopodobieństwo)\s/u;
const MEDIAN = /\s(?:medians?|medianen?|médianes?|medianas?|mediane)\s/u;
const EFFORT = /\s(?:effort|aufwand|benefit|nutzen|priorit\p{L}*|quick wins?|esfuerzo|sforzo|esforço|inspanning)\s/u;
const CORNERS: readonly RegExp[] = [
  /^(?:top[- ]left|upper[- ]left|oben links|links oben|en haut à gauche|arriba a la izquierda|in alto a sinistra)/iu,
  /^(?:top[- ]right|upper[- ]right|oben rechts|rechts oben|en haut à droite|arriba a la derecha|in alto a destra)/iu,
  /^(?:bottom[- ]left|lower[- ]left|unten links|links unten|en bas à gauche|abajo a la izquierda|in basso a sinistra)/iu,
  /^(?:bottom[- ]right|lower[- ]right|unten rechts|rechts unten|en bas à droite|abajo a la derecha|in basso a destra)/iu,
];
const AXIS_X =
  /\b(?:x[- ]?axis|horizontal(?: axis)?|across|x-achse|axe x|abscisse|eje x|asse x)\s?(?:is|shows|:|=|ist|zeigt)?\s?([^,.;:\n()]{2,40})/iu;
const AXIS_Y =
  /\b(?:y[- ]?axis|vertical(?: axis)?|y-achse|axe y|ordonnée|eje y|asse y)\s?(?:is|shows|:|=|ist|zeigt)?\s?([^,.;:\n()]{2,40})/iu;
/** The line that names the map is none of its fields. */
const ASKED = /2\s?x\s?2|two[- ]by[- ]two|matri[xcz]|map|quadrant|portfolio|grid|felder|karte|carte|mapa|mappa|kaart|macierz|matryca/iu;
const AXIS = /(?:axis|axes|achse|axe|eje|asse)\b/iu;
const SIZE =
  /^(?:size|bubble|area|revenue|sales|volume|budget|cost|größe|umsatz|fläche|volumen|taille|surface|tamaño|dimensione|ingresos|omvang)\b/iu;

interface Placed {
  readonly label: Piece;
  readonly marks: readonly Leveled[];
}

/** Clauses of a line: at semicolons and at ends of sentences, which are no points of a number. */
const clausesIn = (line: Piece): Piece[] =>
  piecesAt(line, ';')
    .flatMap((p) => {
      const out: Piece[] = [];
      let from = p.start;
      for (const m of p.text.matchAll(/[.](?=\s|$)/gu)) {
        out.push(cut(p, from, p.start + m.index));
        from = p.start + m.index + 1;
      }
      return [...out, cut(p, from, p.end)].filter((x) => x.text !== '');
    })
    .slice(0, 120);

/** Things with their own levels: lines, clauses in brackets, rows of words. */
function leveled(brief: ReadBrief): Placed[] {
  for (const table of brief.tables) {
    const columns = table.head.flatMap((_, k) =>
      table.rows.every((r) => r.cells[k] !== undefined && levelOf(r.cells[k].piece) !== undefined) ? [k] : [],
    );
    if (columns.length < 2 || table.rows.length < 2) continue;
    return table.rows.map((r) => ({
      label: r.label,
      marks: columns.slice(0, 2).flatMap((k): Leveled[] => {
        const mark = levelOf((r.cells[k] as { piece: Piece }).piece);
        return mark === undefined ? [] : [{ of: table.head[k] as Piece, ...mark }];
      }),
    }));
  }
  const out: Placed[] = [];
  const offer = (label: Piece, body: Piece): void => {
    const marks = piecesAt(body, ',;', true).flatMap((p) => levelIn(p) ?? []);
    if (marks.length === 2 && /[\p{L}\d]/u.test(label.text) && label.text.length <= 60) out.push({ label: trimmed(label), marks });
  };
  for (const line of brief.lines.slice(0, 120))
    for (const part of line.piece.text.includes('(') ? piecesAt(line.piece, ',;', true) : clausesIn(line.piece)) {
      const e = entryOf(trimmed(part));
      if (e.detail === undefined) continue;
      const again = entryOf(e.detail);
      // `Ideas: portal (low effort, high value)`: the label stands behind the first colon.
      if (again.detail !== undefined && piecesAt(again.detail, ',;', true).flatMap((p) => levelIn(p) ?? []).length === 2)
        offer(again.label, again.detail);
      else offer(e.label, e.detail);
    }
  return out;
}

/** The two criteria in the order of the first thing; undefined where the things do not share them. */
function axesOf(placed: readonly Placed[]): readonly [string, string] | undefined {
  const [a, b] = placed[0]?.marks.map((m) => m.of.text.toLowerCase()) ?? [];
  if (a === undefined || b === undefined || a === b) return undefined;
  const same = placed.every((p) => {
    const own = p.marks.map((m) => m.of.text.toLowerCase());
    return own.includes(a) && own.includes(b);
  });
  return same ? [a, b] : undefined;
}

function readLevels(brief: ReadBrief): Reading | undefined {
  const placed = leveled(brief);
  const axes = axesOf(placed);
  if (axes === undefined || placed.length < 2 || placed.length > 40) return undefined;
  const mark = (p: Placed, axis: 0 | 1): Leveled => p.marks.find((m) => m.of.text.toLowerCase() === axes[axis]) as Leveled;
  const axis = (k: 0 | 1) => {
    const all = placed.map((p) => mark(p, k));
    const low = all.find((m) => m.level === 1)?.word;
    const high = all.find((m) => m.level === 3)?.word;
    return { label: (all[0] as Leveled).of, ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
  };
  const used = placed.flatMap((p) => p.marks.flatMap((m) => [m.of, m.word]));
  const middle = placed.some((p) => p.marks.some((m) => m.level === 2));
  const fit = placed.length >= 3 ? 1 : 0.7;
  const [x_axis, y_axis] = [axis(0), axis(1)];
  if (middle)
    return {
      variant: 'priority_map',
      fit,
      used,
      data: {
        x_axis,
        y_axis,
        points: placed.map((p) => ({
          label: p.label,
          x: ordinal(mark(p, 0).level, mark(p, 0).word),
          y: ordinal(mark(p, 1).level, mark(p, 1).word),
        })),
      },
    };
  const field = (x: number, y: number) => ({
    items: placed.filter((p) => mark(p, 0).level === x && mark(p, 1).level === y).map((p) => p.label),
  });
  return {
    variant: 'quadrant_cells',
    fit,
    used,
    data: { x_axis, y_axis, quadrants: [field(1, 3), field(3, 3), field(1, 1), field(3, 1)] },
  };
}

/** Ends of an axis are no such words. */
const ADVERB =
  /^(?:very|hardly|barely|no|not|none|never|quite some|a lot|lots?|good|kaum|nicht|kein\p{L}*|ohne|sans|aucun\p{L}*|sin|ningun\p{L}*|senza|nessun\p{L}*|sem|nenhum\p{L}*|geen|nauwelijks|bez|żad\p{L}*)$/iu;

/** Things that say their levels in any order of words: "Schnitzel sells a lot, little margin". */
function readWords(brief: ReadBrief): Reading | undefined {
  const found = placedByWords(brief);
  if (found === undefined) return undefined;
  const { things, criteria } = found;
  const axis = (k: 0 | 1, said: Criterion | undefined) => {
    const marks = things.map((t) => t.marks[k]);
    if (said?.ends !== undefined) return { low: said.ends[0], high: said.ends[1] };
    const label = said?.name ?? marks.find((m) => m.of !== undefined)?.of;
    if (label === undefined) return undefined;
    if (marks.some((m) => m.figure !== undefined)) return { label };
    const end = (level: number): Piece | undefined =>
      marks.find((m) => m.level === level && !m.both && m.word.text.length <= 20 && !ADVERB.test(m.word.text))?.word;
    const [low, high] = [end(1), end(3)];
    return { label, ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
  };
  const [x_axis, y_axis] = [axis(0, criteria?.x), axis(1, criteria?.y)];
  if (x_axis === undefined || y_axis === undefined) return undefined;
  const fit = criteria === undefined ? 0.7 : 1;
  const used = [
    ...things.flatMap((t) => t.marks.flatMap((m) => [m.word, ...(m.of === undefined ? [] : [m.of])])),
    ...(criteria === undefined ? [] : [criteria.clause]),
  ];
  const at = (m: Mark): Count => (m.figure === undefined ? ordinal(m.level, m.word) : new Count(m.level, m.figure));
  const counted = (t: PlacedThing): Piece | undefined => t.marks.find((m) => m.figure !== undefined)?.word;
  if (things.some((t) => t.marks.some((m) => m.level === 2 || m.figure !== undefined)))
    return {
      variant: 'priority_map',
      fit,
      used,
      data: {
        x_axis,
        y_axis,
        points: things.map((t) => {
          const display = counted(t);
          return { label: t.label, x: at(t.marks[0]), y: at(t.marks[1]), ...(display === undefined ? {} : { display }) };
        }),
      },
    };
  const field = (x: number, y: number) => ({
    items: things.filter((t) => t.marks[0].level === x && t.marks[1].level === y).map((t) => t.label),
  });
  return {
    variant: 'quadrant_cells',
    fit,
    used,
    data: { x_axis, y_axis, quadrants: [field(1, 3), field(3, 3), field(1, 1), field(3, 1)] },
  };
}

const named = (brief: ReadBrief, pattern: RegExp): Piece | undefined => {
  const match = pattern.exec(brief.text);
  const said = match?.[1];
  if (match === null || said === undefined) return undefined;
  const at = match.index + match[0].length - said.length;
  const line = brief.lines.find((l) => l.whole.start <= at && l.whole.end >= at + said.length);
  return line === undefined ? undefined : trimmed(cut(line.whole, at, at + said.length));
};

/** Things with two or three numbers each. */
function dotsOf(brief: ReadBrief): Dot[] {
  for (const table of brief.tables) {
    const columns = table.numeric.flatMap((n, k) => (n ? [k] : []));
    if (columns.length < 2 || columns.length > 3 || table.rows.length < 2) continue;
    return table.rows.flatMap((r): Dot[] => {
      const figures = columns.flatMap((k) => r.cells[k]?.figure ?? []);
      return figures.length === columns.length ? [{ label: r.label, figures, names: columns.map((k) => table.head[k]) }] : [];
    });
  }
  const out: Dot[] = [];
  const offer = (label: Piece, body: Piece): void => {
    const figures = figuresWithin(brief, body).filter((f) => !f.year);
    if (figures.length < 2 || figures.length > 3 || !/\p{L}/u.test(label.text) || label.text.length > 60) return;
    const names = figures.map((f, i) => {
      const before = trimmed(cut(body, i === 0 ? body.start : (figures[i - 1] as Figure).end, f.start));
      const bare = /^[,;\s]+/u.exec(before.text)?.[0].length ?? 0;
      const name = trimmed(cut(before, before.start + bare, before.end));
      if (/\p{L}/u.test(name.text)) return name;
      const next = trimmed(cut(body, f.end, figures[i + 1]?.start ?? body.end));
      const tail = /[,;/\s]+$/u.exec(next.text);
      const after = tail === null ? next : cut(next, next.start, next.start + tail.index);
      return /\p{L}/u.test(after.text) ? trimmed(after) : undefined;
    });
    out.push({ label: trimmed(label), figures, names });
  };
  const unmarked: Piece[] = [];
  for (const line of brief.lines.slice(0, 120)) {
    const parts = line.piece.text.includes('(') ? piecesAt(line.piece, ',;', true) : clausesIn(line.piece);
    const marks = parts.filter((p) => entryOf(trimmed(p)).detail !== undefined);
    for (const part of parts) {
      const e = entryOf(trimmed(part));
      if (e.detail === undefined || (marks.length === 1 && parts.length > 1 && part === parts[0])) {
        unmarked.push(e.detail ?? trimmed(part));
        continue;
      }
      const again = entryOf(e.detail);
      if (again.detail !== undefined) offer(again.label, again.detail);
      else offer(e.label, e.detail);
    }
  }
  const tuples = tuplesIn(brief).filter((d) => d.figures.length <= 3);
  if (tuples.length >= 3 && tuples.length >= out.length) {
    const { names } = saidAxes(brief);
    return tuples.map((d) => ({ ...d, names: d.figures.map((_, k) => names[k]) }));
  }
  if (out.length >= 2) return out;
  const paired = pairedIn(brief);
  if (paired.length >= 3) return paired;
  // `Alpha share 12%, growth 4%; Beta share 25%, growth 1%`: the word that all share is the axis, the rest the name.
  const heads = unmarked.flatMap((p) => {
    const first = brief.figures.find((f) => f.start >= p.start && f.end <= p.end && !f.year);
    const before = first === undefined ? undefined : trimmed(cut(p, p.start, first.start));
    const at = before === undefined ? 0 : before.text.lastIndexOf(' ') + 1;
    return before === undefined || at === 0 ? [] : [{ p, before, at }];
  });
  const word = heads[0]?.before.text.slice(heads[0].at).toLowerCase();
  if (heads.length >= 2 && heads.every((h) => h.before.text.slice(h.at).toLowerCase() === word))
    for (const { p, before, at } of heads) offer(cut(before, before.start, before.start + at), cut(p, before.start + at, p.end));
  return out;
}

/** Numbers with at most their own words between them, as they may stand under a name. */
const CLOSE = /^[^\t\n|:]{1,32}$/u;

const dotsOfRuns = (brief: ReadBrief): Reading | undefined => {
  const rows = labelledRunsOf(brief)?.rows ?? [];
  return [2, 3].includes(rows[0]?.figures.length ?? 0) && rows.length >= 3 ? readDots(brief, rows) : undefined;
};

function readDots(brief: ReadBrief, all: readonly Dot[] = dotsOf(brief)): Reading | undefined {
  const criteria = criteriaIn(brief);
  // The range of a criterion is no thing: "price and fame (0-10): …".
  const dots =
    criteria === undefined ? all : all.filter((d) => d.label.start >= criteria.clause.end || d.label.end <= criteria.clause.start);
  const n = dots[0]?.figures.length ?? 0;
  if (dots.length < 2 || dots.length > 60 || dots.some((d) => d.figures.length !== n)) return undefined;
  const names = dots[0]?.names ?? [];
  const sized = n === 3 ? names.findIndex((p) => p !== undefined && SIZE.test(p.text)) : -1;
  const size = n === 3 ? (sized < 0 ? 2 : sized) : -1;
  const [xk, yk] = [0, 1, 2].filter((k) => k !== size && k < n) as [number, number];
  for (const k of [xk, yk]) if (new Set(dots.map((d) => `${(d.figures[k] as Figure).factor}`)).size > 1) return undefined;
  const { names: said, clause } = saidAxes(brief);
  const x = said[0] ?? named(brief, AXIS_X) ?? criteria?.x.name ?? names[xk];
  const y = said[1] ?? named(brief, AXIS_Y) ?? criteria?.y.name ?? names[yk];
  const at = (f: Figure): Count => new Count(f.value, f);
  // The sizes may follow in a row of their own.
  const row = n === 2 ? rowBeside(brief, dots) : undefined;
  const sizes = row?.figures.every((f) => f.value >= 0) === true ? row : undefined;
  const area = [said[2], sizes?.label, names[size]].find(
    (p) => p !== undefined && !/^(?:bubbles?|size|area|blase|bulle|burbuja|bolla)$/iu.test(p.text),
  );
  const numbers = (d: Dot, i: number): Piece | Piece[] => {
    const [first, last] = [d.figures[0] as Figure, d.figures.at(-1) as Figure];
    const shut = /\([^()]*$/u.test(brief.text.slice(first.start, last.end)) && brief.text[last.end] === ')' ? 1 : 0;
    const stretch = new Piece(brief.text.slice(first.start, last.end + shut), first.start, last.end + shut);
    const own: Piece[] = sizes === undefined && CLOSE.test(stretch.text) ? [stretch] : [...d.figures];
    const all = sizes === undefined ? own : [...own, sizes.figures[i] as Figure];
    return all.length === 1 ? (all[0] as Piece) : all;
  };
  return {
    variant: says(brief, MEDIAN) ? 'median_cross_map' : says(brief, EFFORT) ? 'priority_map' : 'scatter_bubble',
    fit: dots.length >= 3 ? 0.9 : 0.6,
    used: [
      ...dots.flatMap((d) => d.names.flatMap((p) => p ?? [])),
      ...(sizes === undefined ? [] : [sizes.label]),
      ...(clause === undefined ? [] : [clause]),
      ...(criteria?.x.name === undefined || x !== criteria.x.name ? [] : [criteria.clause]),
    ],
    data: {
      x_axis: x === undefined ? {} : { label: x },
      y_axis: y === undefined ? {} : { label: y },
      points: dots.map((d, i) => ({
        label: d.label,
        x: at(d.figures[xk] as Figure),
        y: at(d.figures[yk] as Figure),
        ...(sizes === undefined ? {} : { size: at(sizes.figures[i] as Figure) }),
        ...(size < 0 || (d.figures[size] as Figure).value < 0 ? {} : { size: at(d.figures[size] as Figure) }),
        display: numbers(d, i),
      })),
      ...(area === undefined || n + (sizes === undefined ? 0 : 1) < 3 ? {} : { size_label: area }),
    },
  };
}

const LEVELLED =
  /(?<!\p{L})(?:high|low|big|small|much|little|hoch|niedrig|hohe[rsn]?|niedrige[rsn]?|gering\p{L}*|viel|wenig|haute?|élevée?|fort|forte|faible|basse?|alt[oa]|baj[oa]|bass[oa]|baix[oa]|hoge?|lage?|wysok\p{L}+|nisk\p{L}+)(?!\p{L})/giu;

/** Corners named by the ends of both criteria: "cheap and deep: us". */
function readCorners(brief: ReadBrief): Reading | undefined {
  const found = cornersIn(brief);
  if (found === undefined) return undefined;
  const { fields, x, y } = found;
  // Where the axes say both ends, the fields need no title.
  const told = [x, y].every((a) => a.low !== undefined && a.high !== undefined);
  const asked = brief.sentences.find((s) => x.label !== undefined && s.start <= x.label.start && s.end >= x.label.end);
  const headline =
    asked !== undefined &&
    asked.text.length <= 120 &&
    !fields.some((f) => f !== undefined && f.key.start < asked.end && f.key.end > asked.start) &&
    ['topic', 'claim'].includes(voiceOf(asked.text, NO_CUES))
      ? asked
      : undefined;
  return {
    ...(headline === undefined ? {} : { headline }),
    variant: 'quadrant_cells',
    fit: 1,
    used: fields.flatMap((f) => (f === undefined ? [] : [f.key])),
    data: {
      x_axis: x,
      y_axis: y,
      quadrants: fields.map((f) => ({ ...(told || f === undefined ? {} : { title: f.key }), items: f === undefined ? [] : f.things })),
    },
  };
}

/** "Must & full", "must but empty", "nice & full", "nice but empty": each key shares a word with two of the others. */
function crossed(keys: readonly string[]): boolean {
  const words = keys.map((k) => new Set((k.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((w) => w.slice(0, 4))));
  return words.every((own, i) => words.filter((other, k) => k !== i && [...own].some((w) => other.has(w))).length >= 2);
}

/** `Alpha top right, Beta bottom left`: things that each say their corner. */
function readPlaces(brief: ReadBrief): Reading | undefined {
  const inside = CORNERS.map((c) => new RegExp(`(?<!\\p{L})${c.source.slice(1)}(?!\\p{L})`, 'iu'));
  const found = brief.groups
    .flatMap((g) => g.items)
    .slice(0, 60)
    .flatMap(({ piece }) => {
      const hits = inside.flatMap((c, field) => {
        const m = c.exec(piece.text);
        return m === null ? [] : [{ field, start: piece.start + m.index, end: piece.start + m.index + m[0].length }];
      });
      const [hit] = hits;
      if (hit === undefined || hits.length !== 1) return [];
      const before = trimmed(cut(piece, piece.start, hit.start));
      const name = /\p{L}/u.test(before.text) ? before : trimmed(cut(piece, hit.end, piece.end));
      return /\p{L}/u.test(name.text) && name.text.length <= 40 ? [{ name, field: hit.field, place: cut(piece, hit.start, hit.end) }] : [];
    });
  if (found.length < 3 || new Set(found.map((f) => f.field)).size < 2) return undefined;
  const [x, y] = [named(brief, AXIS_X), named(brief, AXIS_Y)];
  return {
    variant: 'quadrant_cells',
    fit: 0.8,
    used: found.map((f) => f.place),
    data: {
      x_axis: x === undefined ? {} : { label: x },
      y_axis: y === undefined ? {} : { label: y },
      quadrants: [0, 1, 2, 3].map((field) => ({ items: found.filter((f) => f.field === field).map((f) => f.name) })),
    },
  };
}

/** Four named fields with their things, by their corners or in reading order. */
function readFields(brief: ReadBrief): Reading | undefined {
  const list = keyedListsOf(brief)
    .map((l) => l.filter((k) => !AXIS.test(k.key.text) && !(l.length > 4 && ASKED.test(k.key.text))))
    .find((l) => l.length === 4 && l.every((k) => k.things.length > 0));
  if (list === undefined) return undefined;
  const corners = CORNERS.map((c) => list.find((k) => c.test(k.key.text)));
  const cornered = corners.every((c) => c !== undefined);
  const fields = cornered ? corners.flatMap((c) => c ?? []) : list;
  const title = (p: Piece): Piece | undefined => {
    const head = CORNERS.map((c) => c.exec(p.text)?.[0].length ?? 0).reduce((a, b) => Math.max(a, b));
    const rest = trimmed(cut(p, p.start + head, p.end));
    const bare = /^[\s(,–—-]+/u.exec(rest.text)?.[0].length ?? 0;
    const own = /\)$/.test(rest.text) ? cut(rest, rest.start + bare, rest.end - 1) : cut(rest, rest.start + bare, rest.end);
    return /\p{L}/u.test(own.text) ? own : undefined;
  };
  const [x, y] = [named(brief, AXIS_X), named(brief, AXIS_Y)];
  // "High value, low effort": a key of two levels is a field, whatever the map is called.
  const keyed =
    (crossed(list.map((k) => k.key.text)) || list.every((k) => (k.key.text.match(LEVELLED) ?? []).length === 2)) &&
    new Set(list.map((k) => k.key.text.toLowerCase())).size === 4;
  return {
    variant: 'quadrant_cells',
    fit: cornered || keyed ? 1 : 0.7,
    used: fields.map((f) => f.key),
    data: {
      x_axis: x === undefined ? {} : { label: x },
      y_axis: y === undefined ? {} : { label: y },
      quadrants: fields.map((f) => {
        const own = title(f.key);
        return { ...(own === undefined ? {} : { title: own }), items: f.things };
      }),
    },
  };
}

/** How many things a reading places. */
function placesOf({ data }: Reading): number {
  const { quadrants, points } = data as { quadrants?: readonly { readonly items: readonly unknown[] }[]; points?: readonly unknown[] };
  return points?.length ?? quadrants?.reduce((n, q) => n + q.items.length, 0) ?? 0;
}

export const positionMap = definePattern({
  form: 'position_map',
  names: [
    'position map',
    'positioning map',
    '2x2',
    '2x2 matrix',
    'two by two',
    'quadrant',
    'quadrants',
    'quadrant chart',
    'four fields',
    'vier felder',
    'two axes',
    'priority map',
    'scatter',
    'scatter plot',
    'scatter chart',
    'bubble chart',
    'effort impact matrix',
    'impact effort matrix',
    'bcg matrix',
    'bcg-matrix',
    'portfolio matrix',
    'portfoliomatrix',
    'vierfeldermatrix',
    'vier-felder-matrix',
    'streudiagramm',
    'blasendiagramm',
    'positionierungskarte',
    'nuage de points',
    'graphique à bulles',
    'diagrama de dispersión',
    'gráfico de burbujas',
    'grafico a dispersione',
    'gráfico de dispersão',
    'kwadrant',
    'spreidingsdiagram',
    'perceptual map',
    'perception map',
    'prioritisation matrix',
    'prioritization matrix',
    'priority matrix',
    'prioritisation grid',
    'prioritization grid',
    'stakeholder map',
    'stakeholder matrix',
    'stakeholder grid',
    'power interest',
    'power/interest',
    'eisenhower*',
    'impact effort',
    'effort impact',
    'value effort',
    'effort value',
    'effort benefit',
    'growth share matrix',
    'magic quadrant',
    'ge matrix',
    'nine box',
    '9-box',
    '2 x 2',
    '2-by-2',
    'portfolio map',
    'portfolio-matrix',
    'bubble plot',
    'prioritätenmatrix',
    'priorisierungsmatrix',
    'stakeholdermatrix',
    'stakeholder-matrix',
    'vierfelder*',
    'positionierungsmatrix',
    'quadranten*',
    'matrice 2x2',
    'matrice de priorisation',
    'matrice urgence',
    'matrice effort',
    'carte de positionnement',
    'carte perceptuelle',
    'cartographie des parties prenantes',
    'matrice bcg',
    'matriz 2x2',
    'matriz de priorización',
    'matriz bcg',
    'mapa de posicionamiento',
    'mapa de stakeholders',
    'matrice di priorità',
    'mappa di posizionamento',
    'mappa degli stakeholder',
    'matriz de prioridades',
    'mapa de posicionamento',
    'prioriteitenmatrix',
    'positioneringskaart',
    'stakeholderkaart',
    'matryca bcg',
    'macierz priorytetów',
    'mapa pozycjonowania',
    'mapa interesariuszy',
  ],
  strong: [
    'bubble',
    'bubbles',
    'plot',
    'against growth',
    'by effort and',
    'effort and',
    'by growth and',
    'impact and effort',
    'effort and impact',
    'effort versus',
    'effort vs',
    'nach aufwand und',
    'aufwand und nutzen',
    'place our',
    'plot our',
    'effort et',
    'esfuerzo y',
  ],
  weak: ['place', 'priorit*', 'positioning', 'position', 'versus'],
  figures: false,
  needs: 'things with two criteria each, as low and high or as figures',
  sample:
    'Place the ideas by effort and value: [name]: effort [low or high], value [low or high]. [name]: effort [low or high], value [low or high]. [name]: effort [low or high], value [low or high].',
  read(brief) {
    if (says(brief, RISKS)) return undefined;
    const levels = readLevels(brief);
    if (levels !== undefined) return levels;
    const fields = readCorners(brief) ?? readFields(brief);
    // Of two ways to read four fields, the one that places more.
    const worded = readWords(brief);
    if (worded !== undefined && (fields?.fit !== 1 || placesOf(worded) > placesOf(fields))) return worded;
    const placed = fields?.fit === 1 ? fields : readPlaces(brief);
    // Axes that are said by name place as surely as the word for the map.
    if (!says(brief, WORDS))
      return placed ?? (saidAxes(brief).clause !== undefined || criteriaIn(brief) !== undefined ? readDots(brief) : undefined);
    return readDots(brief) ?? placed ?? fields ?? dotsOfRuns(brief);
  },
});
