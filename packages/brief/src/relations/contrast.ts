/** Two things set against each other in plain sentences: "before the merger …; now …", "on paper …, in practice …", "a “grant” is …; a “gift” is …". */
import { clause, piecesAt, splitAt } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { voiceOf } from '../document/voice.ts';

export interface Contrast {
  readonly sides: readonly { readonly label: Piece | undefined; readonly points: readonly Piece[] }[];
  readonly kind: 'before_after' | 'two_halves';
}

/** Opens what was: up to the words that say when. */
const WAS =
  /^(?:(?:for years|for a long time|years ago|back then|in the past|formerly|originally|once|previously|last year|so far|until (?:now|recently|last \p{L}+|\d{4})|(?:before|until) (?:the |our |we |it )?(?:\p{L}+\s?){0,3}?(?=,|\s(?:every|each|we|they|it|there|the|all|our)\s))|früher|bisher|bislang|bis (?:\d{4}|vor kurzem)|vor (?:der|dem) \p{L}+|damals|jahrelang|avant(?: (?:la|le|les) \p{L}+)?|autrefois|jusqu['’]ici|jusqu['’]à présent|antes(?: de(?: la| los| las)? \p{L}+| del \p{L}+)?|hasta ahora|durante años|prima(?: della? \p{L}+| del \p{L}+)?|finora|per anni|antes d[aeo] \p{L}+|até agora|durante anos|vroeger|tot nu toe|voor de \p{L}+|jarenlang|kiedyś|dotąd|dotychczas|przed \p{L}+)(?!\p{L})[,:]?\s/iu;
const IS_NOW =
  /^(?:and |but |und |aber |et |mais |y |pero |e |ma |mas |en |maar |i |ale )?(?:now(?:adays)?|today|these days|since (?:then|the \p{L}+|\p{L}+)|from now on|at last|after (?:the |our )?\p{L}+|afterwards|going forward|heute|jetzt|nun|inzwischen|seitdem|seit \p{L}+|künftig|nach (?:der|dem) \p{L}+|aujourd['’]hui|maintenant|désormais|depuis(?: lors)?|après|hoy|ahora|desde entonces|después|oggi|adesso|ora|da allora|dopo|hoje|agora|desde então|depois|nu|vandaag|tegenwoordig|sindsdien|teraz|dziś|dzisiaj|obecnie|odtąd)(?!\p{L})[,:]?\s?/iu;
/** What is said or thought, and what is. */
const SEEMS =
  /^(?:on paper|in theory|officially|at first sight|from (?:the )?outside|on the surface|the (?:plan|idea|theory|brochure) (?:says?|was|is)|(?:people|they|many|most(?: \p{L}+)?|customers|outsiders|visitors|everyone|everybody|some) (?:think|say|believe|expect|assume|imagine|see)s?(?: that)?|not|(?:it|this|that|which) (?:does(?:n['’]t| not) mean|is(?:n['’]t| not))|auf dem papier|in der theorie|offiziell|von außen|(?:viele|alle|die (?:leute|meisten)) (?:denken|glauben|meinen|sagen)|sur le papier|en théorie|officiellement|on (?:croit|pense|dit)(?: que)?|les gens (?:croient|pensent)(?: que)?|sobre el papel|en teoría|oficialmente|(?:la gente|muchos|todos) (?:cree|creen|piensa|piensan|dicen?)(?: que)?|sulla carta|in teoria|ufficialmente|(?:la gente|molti|tutti) (?:crede|credono|pensa|pensano|dicono)(?: che)?|no papel|em teoria|oficialmente|(?:as pessoas|muitos|todos) (?:acham|pensam|dizem)(?: que)?|op papier|in theorie|officieel|(?:mensen|velen|iedereen) (?:denken|denkt|zeggen)(?: dat)?|na papierze|w teorii|oficjalnie|(?:ludzie|wszyscy) (?:myślą|sądzą|mówią)(?:,? że)?)(?!\p{L})[,:]?\s/iu;
const TRULY =
  /^(?:and |but |und |aber |et |mais |y |pero |e |ma |mas |en |maar |i |ale )?(?:in (?:practice|truth|reality|fact)|actually|really|the (?:truth|reality|fact) is(?: that)?|what (?:really )?happens(?: is)?|on the ground|(?:it|this|that) (?:does mean|means|is|really means)|at \d\S*(?: on an? \p{L}+)?|in der praxis|in wahrheit|in wirklichkeit|tatsächlich|eigentlich|en pratique|en réalité|en vrai|en fait|en la práctica|en realidad|de hecho|la verdad es(?: que)?|in pratica|in realtà|di fatto|na prática|na verdade|na realidade|in de praktijk|in werkelijkheid|eigenlijk|w praktyce|naprawdę|w rzeczywistości|tak naprawdę)(?!\p{L})[,:]?\s/iu;
/** A term in quotes and what it is. */
const TERM =
  /^(?:an?\s|the\s|eine?\s|une?\s|le\s|la\s|una?\s|el\s|um\s|uma\s|een\s)?["“„«'‘]([^"“”„«»'‘’]{2,40})["”“»'’]\s(?:is|are|means|stands for|ist|sind|heißt|bedeutet|est|signifie|veut dire|es|significa|quiere decir|è|vuol dire|é|quer dizer|is|betekent|to|oznacza)\s/iu;

/** As `TERM`, without quotes: only words that do nothing but explain. */
const MEANS =
  /^((?:\p{L}[\p{L}'’-]*\s){1,4}?)(?:means|stands for|heißt|bedeutet|signifie|veut dire|significa|quiere decir|vuol dire|quer dizer|betekent|oznacza)\s/iu;

const NO_CUES: ReadonlySet<string> = new Set();
const ASKS = new Set(['request', 'look', 'aside', 'greeting']);
const MOST_POINT = 200;

/** Sentences, and what semicolons or words of contrast part in them. */
const clausesOf = (brief: ReadBrief): Piece[] =>
  brief.sentences.flatMap((s) =>
    splitAt(
      s,
      /;\s|,\s(?=(?:but|whereas|while|now|today|aber|während|heute|jetzt|mais|tandis|aujourd|pero|mientras|hoy|ahora|ma|mentre|oggi|adesso|mas|enquanto|hoje|agora|maar|terwijl|nu|ale|podczas|teraz|dziś)(?!\p{L}))/giu,
    ),
  );

/** One thing where it is a sentence of its own; several where commas part them. */
function pointsIn(body: Piece): Piece[] {
  const bare = /[.!]$/.test(body.text) ? cut(body, body.start, body.end - 1) : body;
  const parts = piecesAt(bare, ',', true);
  return (parts.length >= 3 ? parts : piecesAt(bare, ',')).map(clause).filter((p) => /[\p{L}\d]/u.test(p.text));
}

/** Two sides told by how their clauses open, or two terms in quotes. Asked of short briefs only. */
export function contrastIn(brief: ReadBrief): Contrast | undefined {
  if (brief.text.length > 1_200 || brief.tables.length > 0) return undefined;
  const clauses = clausesOf(brief);
  if (clauses.length < 2 || clauses.length > 20) return undefined;
  const terms = clauses.flatMap((c) => {
    const m = TERM.exec(c.text) ?? MEANS.exec(c.text);
    const name = m?.[1]?.trimEnd();
    if (m === null || name === undefined) return [];
    const at = c.start + m[0].indexOf(name);
    const rest = cut(c, c.start + m[0].length, c.end);
    return [{ label: cut(c, at, at + name.length), points: [/[.!]$/.test(rest.text) ? cut(rest, rest.start, rest.end - 1) : rest] }];
  });
  if (terms.length === 2) return { sides: terms, kind: 'two_halves' };
  for (const [left, right, kind] of [
    [WAS, IS_NOW, 'before_after'],
    [SEEMS, TRULY, 'two_halves'],
  ] as const) {
    const at = clauses.findIndex((c) => left.test(c.text) && c.text.length > 12);
    const to = at < 0 ? -1 : clauses.findIndex((c, i) => i > at && right.test(c.text) && c.text.length > 8);
    if (to < 0) continue;
    const side = (from: number, until: number, opens: RegExp) => {
      const [first, ...more] = clauses.slice(from, until) as [Piece, ...Piece[]];
      const length = opens.exec(first.text)?.[0].length ?? 0;
      const stop = more.findIndex((c) => ASKS.has(voiceOf(c.text, NO_CUES)) || /[|?]/.test(c.text));
      const said = [cut(first, first.start + length, first.end), ...(stop < 0 ? more : more.slice(0, stop))];
      const open = cut(first, first.start, first.start + length);
      const head = /^(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale)\s/iu.exec(open.text)?.[0].length ?? 0;
      const tail = /[\s,:]+$/u.exec(open.text)?.[0].length ?? 0;
      return { label: cut(open, open.start + head, open.end - tail), points: said.flatMap(pointsIn) };
    };
    const sides = [side(at, to, left), side(to, clauses.length, right)];
    if (sides.every((s) => s.points.length > 0 && s.points.length <= 8 && s.points.every((p) => p.text.length <= MOST_POINT)))
      return { sides, kind };
  }
  return undefined;
}
