/** Slides of few words: covers, quotes, closing slides, one big statement. */
import { datesIn } from '../dates.ts';
import { entriesOf } from '../lists.ts';
import { definePattern, type Reading } from '../pattern.ts';
import { trimmed } from '../phrases.ts';
import { cut, Piece } from '../piece.ts';
import type { ReadBrief } from '../reading.ts';

const COVER =
  /(?:cover|title)\s(?:slide|page)|^(?:the\s)?cover(?=\s?[:–-])|opening slide|front page|titelfolie|deckblatt|titelseite|page de (?:titre|garde)|couverture|portada|copertina|diapositiva de título|slide de título|capa\b|titelpagina|titeldia|strona tytułowa|slajd tytułowy|big statement|statement slide/iu;
const STEPS =
  /next steps|nächste schritte|prochaines étapes|próximos pasos|prossimi passi|próximos passos|volgende stappen|następne kroki|kolejne kroki/iu;
const QUOTED = /(?:[“"„«]|(?<=[\s:])['‘])([^“”"„»«\n]{8,240}?)(?:[”"“»]|['’](?=[\s,.;]|$))/u;
const BY = /^\s*[,.]?\s*(?:[-–—]+|by|said|says|von|par|de|di|przez)\s+/iu;

function quote(brief: ReadBrief): Reading | undefined {
  const match = QUOTED.exec(brief.text);
  if (match?.[1] === undefined) return undefined;
  const start = match.index + 1;
  const headline = new Piece(match[1], start, start + match[1].length);
  const rest = brief.text.slice(match.index + match[0].length);
  const by =
    BY.exec(rest) ??
    /^[^\n]{0,40}?(?:said|written|spoken|gesagt|dit|dicho|detto|dito)\s(?:by|von|par|por|da|di)\s(?:our\s|unser\p{L}*\s)?/iu.exec(rest);
  if (by === null) return undefined;
  const from = match.index + match[0].length + by[0].length;
  const end = /[.\n]|$/.exec(brief.text.slice(from))?.index ?? 0;
  const attribution = trimmed(cut(new Piece(brief.text, 0, brief.text.length), from, from + end));
  return attribution.text === '' || attribution.text.length > 120
    ? undefined
    : { variant: 'thesis_quote', fit: 1, headline, data: { attribution } };
}

/** The words after the request: in quotes, behind its colon, or behind "titled". */
function cover(brief: ReadBrief): Reading | undefined {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const match = COVER.exec(brief.text);
  if (match === null) return undefined;
  const quoted = QUOTED.exec(brief.text);
  let body: Piece;
  let headline: Piece | undefined;
  if (quoted?.[1] !== undefined) {
    headline = new Piece(quoted[1], quoted.index + 1, quoted.index + 1 + quoted[1].length);
    body = cut(whole, quoted.index + quoted[0].length, whole.end);
  } else {
    const tail = brief.text.slice(match.index + match[0].length);
    const lead =
      /^[^:\n]{0,60}?(?::\s|\n|\s(?:titled|called|saying|that says|for|with the title|mit dem titel|für|pour|avec le titre|para|con el título|per|voor|dla)\s|[.,]\s)/iu.exec(
        tail,
      );
    if (lead === null) return undefined;
    body = cut(whole, match.index + match[0].length + lead[0].length, whole.end);
  }
  const parts: Piece[] = [];
  let from = body.start;
  for (const stop of body.text.matchAll(/[.;\n](?=\s|$)|,\s/g)) {
    parts.push(cut(body, from, body.start + stop.index));
    from = body.start + stop.index + stop[0].length;
  }
  parts.push(cut(body, from, body.end));
  const said = parts.map((p) => trimmed(p)).filter((p) => /[\p{L}\d]/u.test(p.text));
  if (headline === undefined) headline = said.shift();
  if (headline === undefined || headline.text.length > 160) return undefined;
  const dated = said.find((p) => datesIn(p).some((d) => d.year !== undefined || d.month !== undefined));
  const date = dated === undefined ? undefined : datesIn(dated)[0]?.piece;
  const others = said.filter((p) => p !== dated);
  const [first, last] = [others[0], others.at(-1)];
  const context =
    first === undefined || last === undefined
      ? undefined
      : cut(whole, first.start, dated !== undefined && dated.start < last.start && dated.start > first.start ? first.end : last.end);
  return {
    variant: 'typographic_cover',
    fit: 1,
    headline,
    data: {},
    ...(context === undefined || context.text.length > 200 ? {} : { context }),
    ...(date === undefined ? {} : { date, used: dated === undefined ? [] : [dated] }),
  };
}

function nextSteps(brief: ReadBrief): Reading | undefined {
  // Asked for, not one of the things listed.
  const asked = [
    ...brief.sections.flatMap((s) => s.key ?? []),
    ...brief.groups.flatMap((g) => g.lead ?? []),
    ...brief.sentences.slice(0, 1),
  ];
  if (!asked.some((p) => p.text.length < 120 && STEPS.test(p.text))) return undefined;
  const entries = entriesOf(brief);
  if (entries === undefined || entries.length < 2 || entries.length > 8) return undefined;
  return {
    variant: 'next_steps_closing',
    fit: 1,
    blocks: entries.map((e) => {
      const short = e.detail !== undefined && e.detail.text.length <= 32;
      return {
        label: e.detail === undefined ? e.piece : e.label,
        ...(e.detail === undefined ? {} : short ? { meta: e.detail } : { sub: e.detail }),
      };
    }),
  };
}

export const heroStatement = definePattern({
  form: 'hero_statement',
  names: [
    'big number slide',
    'hero slide',
    'cover slide',
    'title slide',
    'cover page',
    'title page',
    'opening slide',
    'closing slide',
    'quote slide',
    'big statement',
    'statement slide',
    'next steps',
    'titelfolie',
    'deckblatt',
    'titelseite',
    'nächste schritte',
    'zitat',
    'page de titre',
    'page de garde',
    'prochaines étapes',
    'citation',
    'portada',
    'próximos pasos',
    'copertina',
    'prossimi passi',
    'capa',
    'próximos passos',
    'titelpagina',
    'titeldia',
    'volgende stappen',
    'strona tytułowa',
    'slajd tytułowy',
    'następne kroki',
    'kolejne kroki',
  ],
  strong: [
    'one sentence',
    'fill the screen',
    'nothing else around',
    'single sentence',
    'cover',
    'deck cover',
    'quote',
    'headline only',
    'just one sentence',
  ],
  figures: false,
  needs: 'the title of the cover, the words of the quote with their speaker, or the next steps',
  sample: 'Cover slide: Three plants, one network. Proposal to the board, 14 September 2026.',
  read: (brief) => nextSteps(brief) ?? quote(brief) ?? cover(brief),
});
