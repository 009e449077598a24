/** Milestones with dates, and roadmaps by period. */
import { datesIn, isDate, type WrittenDate } from '../document/dates.ts';
import { isPeriod } from '../document/periods.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { datedParts } from '../document/spans.ts';
import { definePattern } from './define-pattern.ts';

interface Milestone {
  readonly date: Piece;
  readonly label: Piece;
  readonly sub?: Piece;
}

const LEAD_IN = /^(?:in|on|by|im|am|en|el|le|il|nel|em|op|w|until|from|since|then|seit|ab|and|we|:|–|—|-|,|\)|was|were|wurde|founded)\s+/iu;

function tidy(piece: Piece): Piece {
  let p = trimmed(piece);
  for (let n = 0; n < 4; n++) {
    if (/^[:–—,;)(|-]/.test(p.text)) p = trimmed(cut(p, p.start + 1, p.end));
    else {
      const head = LEAD_IN.exec(p.text);
      if (head === null || /^(?:founded|was|were|wurde)/iu.test(head[0])) break;
      p = cut(p, p.start + head[0].length, p.end);
    }
  }
  if (/[,;:(–-]$/.test(p.text)) p = trimmed(cut(p, p.start, p.end - 1));
  const tail = /\s(?:en|em|im|nel|w|we|am|le|el|il|il y a)$/iu.exec(p.text);
  return tail === null ? p : cut(p, p.start, p.start + tail.index);
}

function fromTable(brief: ReadBrief): Milestone[] {
  for (const table of brief.tables) {
    const column =
      table.rows.filter((r) => isDate(r.label) || isPeriod(r.label.text)).length >= table.rows.length * 0.7
        ? -1
        : table.head.findIndex(
            (_, k) => table.rows.filter((r) => r.cells[k] !== undefined && isDate(r.cells[k].piece)).length >= table.rows.length * 0.7,
          );
    if (column < 0 && !(table.rows.filter((r) => isDate(r.label) || isPeriod(r.label.text)).length >= table.rows.length * 0.7)) continue;
    // Two columns of dates are starts and ends: a plan.
    if (
      table.numeric.some((n, k) => n && k !== column) ||
      table.rows.filter((r) => r.cells.filter((c) => isDate(c.piece)).length >= 2).length > table.rows.length / 2
    )
      continue;
    const rows = table.rows.flatMap((r): Milestone[] => {
      const date = column < 0 ? r.label : r.cells[column]?.piece;
      const others = column < 0 ? r.cells.map((c) => c.piece) : [r.label, ...r.cells.filter((_, k) => k !== column).map((c) => c.piece)];
      const [label, sub] = others.filter((p) => p.text !== '');
      return date === undefined || label === undefined ? [] : [{ date, label, ...(sub === undefined ? {} : { sub }) }];
    });
    if (rows.length >= 2) return rows;
  }
  return [];
}

/** A clause that opens with its date, or ends with it. */
function ofClause(piece: Piece, dates: readonly WrittenDate[]): Milestone[] {
  const out: Milestone[] = [];
  for (const [i, date] of dates.entries()) {
    const before = tidy(cut(piece, dates[i - 1]?.piece.end ?? piece.start, date.piece.start));
    const after = tidy(cut(piece, date.piece.end, dates[i + 1]?.piece.start ?? piece.end));
    const whole = tidy(piece);
    // "founded in 1987 as a bakery": words on either side are one milestone.
    const both = dates.length === 1 && /\p{L}{3}/u.test(before.text) && /\p{L}{3}/u.test(after.text) && whole.text.length <= 90;
    if (both) {
      out.push({ date: date.piece, label: whole });
      continue;
    }
    const leads = dates[0] !== undefined && !/\p{L}{3}/u.test(tidy(cut(piece, piece.start, dates[0].piece.start)).text);
    const label = leads ? after : /\p{L}{2}/u.test(before.text) ? before : after;
    if (/\p{L}{2}/u.test(label.text) && label.text.length <= 120) out.push({ date: date.piece, label });
  }
  return out;
}

/** How far ahead, without a date: `now`, `next`, `later`. */
const HORIZON =
  /^(?:now|next|later|soon|today|tomorrow|beyond|(?:short|medium|mid|long)[\s-]term|horizon\s\d|heute|morgen|danach|jetzt|als nächstes|später|(?:kurz|mittel|lang)fristig|maintenant|ensuite|plus tard|(?:court|moyen|long) terme|à (?:court|moyen|long) terme|ahora|después|más adelante|(?:corto|medio|largo) plazo|adesso|poi|più avanti|(?:breve|medio|lungo) termine|agora|depois|mais tarde|(?:curto|médio|longo) prazo|nu|straks|(?:korte|middellange|lange) termijn|teraz|później)$/iu;

function fromText(brief: ReadBrief): Milestone[] {
  // Lines and sentences with one date each, label behind it: "Q2 2025: pilot in Lyon, training".
  const groups = brief.groups.filter((g) => g.piece.text.length <= 400);
  const keyed = groups.filter((g) => g.lead !== undefined && (isPeriod(g.lead.text) || isDate(g.lead)));
  const far = groups.filter((g) => g.lead !== undefined && HORIZON.test(g.lead.text));
  if (far.length >= 3 && keyed.length === 0)
    return far.flatMap((g) => g.items.map((item): Milestone => ({ date: g.lead as Piece, label: trimmed(item.piece) })));
  if (keyed.length >= 2)
    return keyed
      .flatMap((g) => g.items.map((item): Milestone => ({ date: g.lead as Piece, label: trimmed(item.piece) })))
      .filter((m) => /\p{L}/u.test(m.label.text));
  const out: Milestone[] = [];
  for (const group of groups) {
    const body =
      group.lead === undefined || datesIn(group.lead).length > 0
        ? group.piece
        : cut(group.piece, group.items[0]?.piece.start ?? group.piece.end, group.piece.end);
    const dates = datesIn(body);
    if (dates.length === 0) continue;
    if (dates.length === 1) {
      const found = ofClause(body, dates)[0];
      // Behind the date of a line all of it is the milestone, commas included.
      if (found !== undefined) out.push(found);
      continue;
    }
    let open: Milestone | undefined;
    for (const part of datedParts(body)) {
      const own = datesIn(part);
      if (own.length === 0) {
        if (open === undefined || open.label.start < open.date.start) continue;
        // "2014 bought Krumel, 2021 neutral": a part without a date belongs to the date before it.
        const longer = cut(body, open.label.start, part.end);
        out.splice(-1, 1, { ...open, label: longer.text.length <= 120 ? longer : open.label });
        open = out.at(-1);
        continue;
      }
      for (const m of ofClause(part, own)) {
        out.push(m);
        open = m;
      }
    }
  }
  return out;
}

interface Track {
  readonly track: Piece;
  readonly items: readonly { readonly period: Piece; readonly label: Piece }[];
}

/** Nothing but a period without its year, such as stands before a thing on a roadmap: `Q1 Single sign-on`, `2027: pilot`. */
const OPENS =
  /^((?:(?:19|20)\d\d[\s/-]?)?[qht][1-4](?:[\s/'-]{0,2}(?:20)?\d\d)?|(?:19|20)\d\d|(?:phase|horizon|sprint|release|wave|now|next|later)(?:\s\d)?)\s?[:–—-]?\s+(?=\p{L})/iu;
const CLOSES = /\s[(–—-]?\s?(?:in\s)?((?:(?:19|20)\d\d[\s/-]?)?[qht][1-4](?:[\s/'-]{0,2}(?:20)?\d\d)?|(?:19|20)\d\d)\)?$/iu;

/** `Platform: Q1 single sign-on, Q2 tenants` and the like, a line or a sentence a track. */
function tracksIn(brief: ReadBrief): { tracks: readonly Track[]; periods: readonly Piece[] } | undefined {
  const parted = [
    ...brief.groups.flatMap((g) =>
      g.lead === undefined || g.lead.text.length > 40 ? [] : [{ track: g.lead, things: g.items.map((i) => i.piece) }],
    ),
  ];
  const sections = brief.sections.flatMap((s) =>
    s.key === undefined || s.key.text.length > 40 ? [] : [{ track: s.key, things: s.entries.map((e) => e.piece) }],
  );
  for (const found of [parted, sections]) {
    const tracks = found.flatMap(({ track, things }): Track[] => {
      if (isPeriod(track.text) || isDate(track)) return [];
      const items = things.flatMap((thing) => {
        const bare = trimmed(thing);
        const opens = OPENS.exec(bare.text);
        if (opens?.[1] !== undefined)
          return [
            { period: cut(bare, bare.start, bare.start + opens[1].length), label: cut(bare, bare.start + opens[0].length, bare.end) },
          ];
        const closes = CLOSES.exec(bare.text);
        if (closes?.[1] === undefined || closes.index === 0) return [];
        const at = bare.start + closes.index + closes[0].indexOf(closes[1]);
        return [{ period: cut(bare, at, at + closes[1].length), label: trimmed(cut(bare, bare.start, bare.start + closes.index)) }];
      });
      return items.length > 0 && items.length === things.length && items.every((i) => /\p{L}{3}/u.test(i.label.text) && !isDate(i.label))
        ? [{ track: trimmed(track), items }]
        : [];
    });
    const count = tracks.reduce((n, t) => n + t.items.length, 0);
    if (tracks.length < 2 || tracks.length > 8 || count < 3 || count > 40) continue;
    const periods = new Map<string, Piece>();
    for (const t of tracks) for (const { period } of t.items) periods.set(period.text, periods.get(period.text) ?? period);
    // Quarters and years sort by themselves: the year first, then the quarter.
    const keyOf = (text: string): string =>
      `${/(?:19|20)\d\d|\d\d$/.exec(text)?.[0].slice(-2) ?? ''} ${/[qht][1-4]/iu.exec(text)?.[0] ?? ''}`;
    const sorted = [...periods.values()].sort((a, b) => keyOf(a.text).localeCompare(keyOf(b.text)));
    if (sorted.length >= 2 && sorted.length <= 12) return { tracks, periods: sorted };
  }
  return undefined;
}

export const timelineRoadmap = definePattern({
  form: 'timeline_roadmap',
  names: [
    'roadmap',
    'timeline',
    'time line',
    'zeitstrahl',
    'zeitleiste',
    'frise chronologique',
    'feuille de route',
    'línea de tiempo',
    'cronología',
    'hoja de ruta',
    'cronologia',
    'linha do tempo',
    'tijdlijn',
    'oś czasu',
    'mapa drogowa',
  ],
  strong: [
    'milestone*',
    'meilenstein*',
    'zeitplan',
    'fahrplan',
    'zeitachse',
    'zeitlicher ablauf',
    'termine',
    'chronologie',
    'calendrier',
    'échéancier',
    'dates clés',
    'fechas clave',
    'date chiave',
    'scadenze',
    'datas-chave',
    'cronologie',
    'kluczowe daty',
    'najważniejsze daty',
    'belangrijke data',
    'history in',
    'how we got here',
    'our journey',
    'the journey so far',
    'story so far',
    'in chronological order',
    'chronological',
    'dates to remember',
    'deadlines',
    'time axis',
    'now / next / later',
    'now next later',
    'road to',
    'der weg zum',
    'le chemin vers',
    'product plan',
    'release plan',
    'when what happens',
    'what happens when',
    'jalons',
    'hitos',
    'tappe',
    'marcos',
    'mijlpalen',
    'kamienie milowe',
    'history of',
    'company history',
    'our history',
    'chronology',
    'key dates',
    'important dates',
    'unternehmensgeschichte',
    'historique',
    'historia',
    'storia',
    'história',
    'geschiedenis',
  ],
  weak: ['founded', 'launch', 'by quarter', 'history', 'histroy', 'since', 'dates', 'horizon', 'phases'],
  figures: false,
  needs: 'two or more milestones, each with its date',
  sample: 'Milestones: [name] [month], [name] [month], [name] [month].',
  read(brief) {
    const tracked = tracksIn(brief);
    if (tracked !== undefined)
      return {
        fit: 1,
        variant: 'track_roadmap',
        used: tracked.tracks.flatMap((t) => t.items.map((i) => i.period)),
        data: {
          periods: tracked.periods,
          tracks: tracked.tracks.map((t) => t.track),
          items: tracked.tracks.flatMap((t) => t.items.map((i) => ({ track: t.track, start: i.period, label: i.label }))),
        },
      };
    const table = fromTable(brief);
    const milestones = table.length > 0 ? table : fromText(brief);
    if (milestones.length < 2 || milestones.length > 16) return undefined;
    const counted = brief.figures.filter((f) => !f.year && !milestones.some((m) => f.start >= m.date.start && f.end <= m.date.end)).length;
    const ranges = milestones.filter(
      (m) =>
        /^\s?(?:to|until|-|–|—|bis|à|al?|tot|do|through|thru|till|hasta|até)\s?(?:end of\s)?[\p{L}\d]/iu.test(
          brief.text.slice(m.date.end, m.date.end + 12),
        ) &&
        datesIn(new Piece(brief.text.slice(m.date.end, m.date.end + 24), m.date.end, Math.min(brief.text.length, m.date.end + 24))).length >
          0,
    ).length;
    if (ranges > milestones.length / 2) return { fit: 0.4, data: { milestones } };
    const ahead = milestones.every((m) => HORIZON.test(m.date.text));
    return { fit: ahead ? 1 : counted > milestones.length ? 0.4 : milestones.length >= 3 ? 0.95 : 0.8, data: { milestones } };
  },
});
