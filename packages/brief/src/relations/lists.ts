/** Lists in a brief: marked lines, steps told in order, what stands after a colon, rows of words. */

import { clause, piecesAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { Entry, Group, ReadBrief } from '../document/reading.ts';
import { entryOf } from '../document/sections.ts';

const words = (p: Piece): number => p.text.split(/\s+/).length;

/** The things of a group. Clauses keep their articles, and their last "and" where what follows it is no clause of its own. */
function wordy(g: Group): Piece[] {
  const things = g.items.map((i) => i.piece).filter((p) => /\p{L}/u.test(p.text));
  const [last, before] = [things.at(-1), things.at(-2)];
  const usual = things.slice(0, -1).reduce((n, p) => n + words(p), 0) / Math.max(1, things.length - 1);
  if (last !== undefined && before !== undefined && things.length >= 3 && usual >= 5 && words(last) < 0.6 * usual) {
    const whole = g.clauses.map((i) => i.piece).find((p) => p.start <= before.start && p.end >= last.end);
    if (whole !== undefined) things.splice(-2, 2, whole);
  }
  return things.map((p) => (words(p) >= 5 ? clause(p) : trimmed(p)));
}

/** One reading for all forms that list: a brief is asked by a dozen of them. */
const LONGEST = new WeakMap<ReadBrief, { readonly entries: readonly Entry[] | undefined }>();

/** The longest list of a brief with label and detail of each thing, in the brief's order. */
export function entriesOf(brief: ReadBrief): readonly Entry[] | undefined {
  let known = LONGEST.get(brief);
  if (known === undefined) {
    known = { entries: longestList(brief) };
    LONGEST.set(brief, known);
  }
  return known.entries;
}

function longestList(brief: ReadBrief): readonly Entry[] | undefined {
  let best: readonly Entry[] = [];
  const offer = (list: readonly Entry[], handicap = 0): void => {
    if (list.length - handicap > best.length) best = list;
  };
  for (const section of brief.sections) offer(section.entries);
  for (const table of brief.tables)
    if (!table.numeric.some(Boolean) && table.rows.every((r) => r.cells.length === 1))
      offer(
        table.rows.map((r) => ({
          piece: r.piece,
          label: r.label,
          ...(r.cells[0] === undefined || r.cells[0].piece.text === '' ? {} : { detail: r.cells[0].piece }),
          below: [],
          numbered: false,
        })),
      );
  if (brief.sequence !== undefined) offer(brief.sequence.map((p) => entryOf(p)));
  // Numbers count a list more surely than dashes.
  offer(inlineNumbered(brief), brief.lines.some((l) => l.mark !== 'none') ? 0 : -1);
  offer(plainLines(brief));
  offer(pointsTold(brief));
  for (const list of semicolonLists(brief)) offer(list);
  offer(keyedSentences(brief));
  for (const group of brief.groups) if (group.lead !== undefined) offer(wordy(group).map((p) => entryOf(p)));
  // A bare row of things, where nothing else lists: "Contract signed, laptop ordered, buddy assigned".
  if (best.length < 2)
    for (const group of brief.groups)
      if (group.lead === undefined && group.items.length >= 3 && group.items.every((i) => i.piece.text.length <= 60))
        offer(wordy(group).map((p) => entryOf(p)));
  // `eight dimensions (emotional, physical, …)`: four things or more in brackets, where nothing else lists.
  if (best.length < 2)
    for (const m of [...brief.text.matchAll(/\(([^()\n]{8,400})\)/gu)].slice(0, 12)) {
      const things = piecesAt(new Piece(m[1] ?? '', m.index + 1, m.index + 1 + (m[1] ?? '').length), ',', true);
      if (things.length >= 4 && things.every((p) => p.text.length <= 60 && /\p{L}/u.test(p.text)))
        offer(things.map((p) => entryOf(trimmed(p))));
    }
  return best.length >= 2 && best.every((e) => e.piece.text.length <= 240) ? best : undefined;
}

/** A title and, below it, a short line each, without marks: an agenda as it is typed. */
function plainLines(brief: ReadBrief): Entry[] {
  const [title, ...rest] = brief.lines;
  if (title === undefined || rest.length < 3 || rest.length > 14 || brief.lines.some((l) => l.mark !== 'none' || l.piece.text.length > 90))
    return [];
  if (brief.tables.some((t) => t.rows.some((r) => r.cells.length > 1))) return [];
  const said = rest.filter((l) => /(?:\p{L}{5,}[.!?])$/u.test(l.piece.text)).length;
  const short = rest.reduce((n, l) => n + l.piece.text.length, 0) / rest.length <= 60;
  return short && said * 2 < rest.length && rest.slice(1).every((l) => !l.opens) ? rest.map((l) => entryOf(l.piece)) : [];
}

/** `Summary: demand is back; capacity is the limit; prices hold`: what semicolons part in one sentence. */
function semicolonLists(brief: ReadBrief): Entry[][] {
  const bySentence = new Map<number, Group[]>();
  for (const group of brief.groups) bySentence.set(group.sentence, [...(bySentence.get(group.sentence) ?? []), group]);
  return [...bySentence.values()].flatMap((groups) => {
    if (groups.length < 2 || groups.slice(1).some((g) => g.lead !== undefined)) return [];
    return [
      groups.map((g) =>
        entryOf(trimmed(g.lead === undefined ? g.piece : cut(g.piece, g.items[0]?.piece.start ?? g.piece.end, g.piece.end))),
      ),
    ];
  });
}

/** `Shorter trips: 14 km less per tour. Quieter: electric vans only.` */
function keyedSentences(brief: ReadBrief): Entry[] {
  return brief.groups.flatMap((g): Entry[] => {
    const [first, last] = [g.items[0], g.items.at(-1)];
    if (g.lead === undefined || first === undefined || last === undefined) return [];
    // A title may run into the first key: "Reasons to move – Fairer: light users save".
    const dash = g.lead.text.length > 50 ? /\s[–—-]\s(?=\p{Lu}[^–—-]{1,40}$)/u.exec(g.lead.text) : null;
    const label = dash === null ? g.lead : cut(g.lead, g.lead.start + dash.index + dash[0].length, g.lead.end);
    if (label.text.length > 50) return [];
    return [
      {
        piece: cut(g.piece, label.start, g.piece.end),
        label,
        detail: cut(g.piece, first.piece.start, last.piece.end),
        below: [],
        numbered: false,
      },
    ];
  });
}

/** Blocks of a form: each entry's label, with its detail below where it has one. */
export const blocksOf = (entries: readonly Entry[]): { label: Piece; sub?: Piece }[] =>
  entries.map((e) => (e.detail === undefined || e.label.text.length > 60 ? { label: e.piece } : { label: e.label, sub: e.detail }));

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hope (?:you|the)|thanks|thank you|thx|cheers|regards|best|kind regards|all the best|hallo|liebe[rs]?|guten|danke|viele grüße|bonjour|cher|chère|merci|cordialement|hola|gracias|saludos|ciao|grazie|buongiorno|olá|obrigad[oa]|beste|groet\p{L}*|dzień dobry|dziękuję|pozdrawiam)(?!\p{L})/iu;
/** Asks for a slide: an order at its beginning, or words for slides anywhere. */
const REQUEST =
  /^(?:(?:so|and|ok|okay|now|then)[,\s]+)*(?:show|make|put|draw|create|prepare|build|give me|turn|can (?:you|we)|could (?:you|we|i)|i (?:need|want|would like)|i['’]d like|we(?:['’]d| would) like|mach|zeig|erstell|könntest|kannst du|ich brauche|fais|faites|montre|peux-tu|pourriez-vous|haz|hazme|muestra|necesito|fammi|mostra|puoi|faz|mostre|preciso|maak|toon|kun je|zrób|pokaż|przygotuj)\p{L}{0,3}(?!\p{L})|(?<!\p{L})(?:please|pls|plz|slides?|one[- ]page|one[- ]pager|on (?:a|one) page|we need (?:a|one) (?:page|chart|picture|view)|bitte|folien?|s'il (?:te|vous)|diapositiv\p{L}*|por favor|per favore|slajd\p{L}*|proszę|alsjeblieft)(?!\p{L})/iu;

/** Says of the page who reads it and how much it holds: "One page for the mayor", "resumen en cuatro frases", "three things stick". */
const ABOUT_PAGE =
  /(?<!\p{L})(?:one page|a page|(?:single|exactly one) page|page for|summary|summari[sz]e|(?:two|three|four|five|six|\d) (?:things|points|sentences|statements|messages)|eine seite|einer seite|zusammenfassung|(?:zwei|drei|vier|fünf|sechs|\d) (?:dinge|punkte|sätze|botschaften)|une (?:seule )?page|résumé|synthèse|(?:deux|trois|quatre|cinq|six|\d) (?:choses|points|phrases|messages)|una (?:sola )?página|resumen|(?:dos|tres|cuatro|cinco|seis|\d) (?:cosas|puntos|frases|mensajes)|una (?:sola )?pagina|sintesi|(?:due|tre|quattro|cinque|sei|\d) (?:cose|punti|frasi|messaggi)|uma (?:só |única )?página|resumo|(?:duas|dois|três|quatro|cinco|\d) (?:coisas|pontos|frases|mensagens)|één pagina|samenvatting|(?:twee|drie|vier|vijf|\d) (?:dingen|punten|zinnen)|jedna strona|jednej stronie|podsumowanie|(?:dwie|trzy|cztery|\d) (?:rzeczy|punkty|zdania))(?!\p{L})/iu;

/** The sentences that say something: no greeting, no request. */
export function statementsOf(brief: ReadBrief): Piece[] | undefined {
  const out: Piece[] = [];
  for (const s of brief.sentences) {
    if (GREETING.test(s.text)) continue;
    // Behind the colon of a request the statement begins.
    const colon = /:\s/.exec(s.text);
    const asks = REQUEST.test(colon === null ? s.text : s.text.slice(0, colon.index));
    const said =
      colon !== null && (asks || s === brief.sentences[0])
        ? cut(s, s.start + colon.index + 1, s.end)
        : asks || (s === brief.sentences[0] && /^[^.]{0,40}(?:summary|takeaways?|messages|zusammenfassung)$/iu.test(s.text))
          ? undefined
          : s;
    if (
      out.length === 0 &&
      said !== undefined &&
      !/\d{2}/.test(said.text.replace(/^\d+-(?:page|seitig)/iu, '')) &&
      said.text.length < 120 &&
      ABOUT_PAGE.test(said.text)
    )
      continue;
    if (said !== undefined && said.text.split(/\s/).length >= 4) out.push(clause(said));
  }
  return out.length >= 2 && out.every((p) => p.text.length <= 240) ? out : undefined;
}

/** Whether a list is but what commas part within one statement of several, or its keys are fewer than half of them. */
export function isWithin(brief: ReadBrief, entries: readonly Entry[], statements: readonly Piece[]): boolean {
  // What is marked as a list is one.
  if (entries.some((e) => e.numbered || brief.sections.some((s) => s.entries.some((x) => x.piece.start === e.piece.start)))) return false;
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) return false;
  const one = statements.find((s) => s.start <= first.piece.start && s.end >= last.piece.end);
  return (one !== undefined && !one.text.includes(';')) || entries.length * 2 <= statements.length;
}

const POINT =
  /(?:^|[.!?;:,\n]\s{0,3})(?:(?:and|und|et|y|e|en|i)\s)?(?:the\s|der\s|die\s|le\s|la\s|el\s|il\s|o\s|het\s|de\s)?(?:(?:first|second|third|fourth|fifth|last|final|erste[rs]?|zweite[rs]?|dritte[rs]?|vierte[rs]?|letzte[rs]?|premi(?:er|ère)|deuxième|second|troisième|derni(?:er|ère)|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa]|prim[oa]|second[oa]|terz[oa]|ultim[oa]|primeir[oa]|terceir[oa]|eerste|tweede|derde|laatste|pierwszy|drugi|trzeci|ostatni)\s(?:point|message|takeaway|finding|reason|argument|lesson|thing|punkt|botschaft|grund|raison|punto|mensaje|messaggio|ponto|mensagem|motivo|reden|boodschap|powód|wniosek)|(?:and\s|und\s)?last(?:ly)?(?=,)|finally(?=,))(?:\s(?:is|ist|est|es|è|é|jest)(?:\s(?:that|dass|que|che|dat|że))?(?=[\s:,])|(?=[,:]))[\s,:]*/giu;

/** `First point, churn doubled. Second point, …`. */
function pointsTold(brief: ReadBrief): Entry[] {
  const marks = [...brief.text.matchAll(POINT)].slice(0, 13);
  if (marks.length < 2) return [];
  const whole = new Piece(brief.text, 0, brief.text.length);
  return marks.flatMap((m, i): Entry[] => {
    const from = m.index + m[0].length;
    const limit = marks[i + 1]?.index ?? brief.text.length;
    const stop = /[.!?](?=\s|$)|\n/.exec(brief.text.slice(from, limit));
    const piece = trimmed(cut(whole, from, stop === null ? limit : from + stop.index));
    return /\p{L}/u.test(piece.text) ? [entryOf(piece)] : [];
  });
}

/** `1) safety moment 2) spares policy 3) open actions` on one line. */
function inlineNumbered(brief: ReadBrief): Entry[] {
  const whole = brief.text;
  const marks: { start: number; end: number }[] = [];
  for (const m of whole.matchAll(/(?:^|[\s(,;:])\(?(\d{1,2})[.):](?=\s)/g)) {
    if (Number(m[1]) === marks.length + 1) marks.push({ start: m.index, end: m.index + m[0].length });
    else if (Number(m[1]) === 1) marks.splice(0, marks.length, { start: m.index, end: m.index + m[0].length });
  }
  if (marks.length < 2) return [];
  const text = new Piece(whole, 0, whole.length);
  const lined = whole.slice(marks[0]?.end, marks[1]?.start).includes('\n');
  return marks.flatMap((m, i): Entry[] => {
    const limit = marks[i + 1]?.start ?? whole.length;
    // Marks that stand a line each: the line ends the last one too.
    const stop = (marks[i + 1] !== undefined || lined ? /\n/ : /[.!\n](?=\s|$)/).exec(whole.slice(m.end, limit));
    const piece = trimmed(cut(text, m.end, stop === null ? limit : m.end + stop.index));
    const bare = /[,;.]$/.test(piece.text) ? cut(piece, piece.start, piece.end - 1) : piece;
    return /\p{L}/u.test(bare.text) ? [entryOf(bare, [], true)] : [];
  });
}
