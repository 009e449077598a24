/** Amounts that go somewhere, told in prose: "gas 40 to heating, 20 to power", "of the 920 t from the factory, 540 t go to recycling". */

import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { amountOf, type Edge, isThing, thing } from './edges.ts';

const TO = '(?:to|into|towards|as|in|nach|zu|zum|zur|an|in die|ins|als|vers|aux|au|à|en|a|hacia|al|verso|para|naar|do|na)';
const GOES = new RegExp(
  `^\\s?(?:(?:is|are|was|were|of it|of them|then)\\s)?(?:(?:\\p{L}+\\s){0,2}?(?:go(?:es)?|went|flows?|flowed|ends? up|comes? back|passes|pass|moves?|moved|leads?|used|sent|lost|spent|left|leaves?|stays?|stayed|remains?|kept|released|returned|diverted|exported|drained|channel(?:l)?ed|allocated|paid(?: out)?|bleib(?:t|en)|verbleib(?:t|en)|reste(?:nt)?|queda|quedan|resta|restano|fica|ficam|blijft|blijven|zostaje|geht|gehen|fließen|fließt|landen|landet|wird|werden|vont|va|partent|part|van|gaat|gaan|trafia|idzie|vanno)\\s)?(?:on\\s|back\\s)?${TO}\\s(?!\\d)`,
  'iu',
);
/** What an amount does without a word of direction: `€62m pays advisers`. */
const DOES =
  /^\s?(?:pays(?: for)?|pay(?: for)?|covers?|funds?|finances?|buys?|feeds?|finanziert|deckt|bezahlt|speist|paie|finance|couvre|alimente|paga|financia|cubre|finanzia|copre|alimenta|cobre|betaalt|financiert|dekt|finansuje|pokrywa)\s(?!\d)/iu;
/** A verb behind the name of a source: "Party A lost 300k to Party B". */
const GAVE =
  /\s(?:pass|pay|send|give|lose|deliver|supply|transfer|lost|loses?|sent|sends?|gave|gives?|moves?|moved|contributes?|delivers?|supplies|passes|pays?|paid|transfers?|transferred|exports?|verliert|verlor|gibt|gab|liefert|perd|a perdu|donne|envoie|pierde|perdió|cede|da|perde|cede|invia|perdeu|verliest|geeft|levert|traci|oddaje|both|all|together)$/iu;
/** "Both go to the sorting hall": what was told before meets there. */
const GATHERED =
  /(?:^|[.;,\n]\s*)(?:and\s)?(?:both|all(?: of (?:it|them|this))?|together|it all|everything|they|beide|alles|alle|zusammen|tous|tout|les deux|todo|todos|ambos|tutto|tutti|entrambi|tudo|samen|wszystko)\s(?:go(?:es)?|went|flows?|feeds?|comes?|runs?|passes|ends? up|end up|gehen|geht|fließ(?:t|en)|landen|landet|va|vont|van|vanno|gaan|gaat|trafia(?:ją)?)\s(?:first\s)?(?:together\s)?(?:in|into|to|through|nach|zu|zum|zur|in die|in das|vers|à|au|a|al|alla|naar|do)\s/iu;
/** `620 tonnes come from households`, `380 tonnes from businesses`. */
const COMES =
  /^\s?(?:\p{L}+\s)?(?:(?:come|comes|came|originates?|arrives?|kommen|kommt|stammen|stammt|viennent|vient|provien(?:t|nent)|vienen|viene|provengono|proviene|vêm|vem|komen|komt|pochodzi)\s)?(?:from|aus|von|vom|de|des|du|dal|dalla|dai|da|van|uit|z|ze)\s(?:the\s|den\s|der\s)?/iu;
const TOGETHER =
  /^\s?(?:both|all|together|jointly|beide|zusammen|alle|tous|les deux|ensemble|juntos|ambos|insieme|entrambi|samen|beide|razem)\s(?:feeds?|feed into|flow into|go into|go to|run into|fill|fund|fließen in|gehen in|speisen|alimentent|vont vers|alimentan|alimentano|voeden|zasilają)\s/iu;
const THERE = /^(?:and\s)?(?:from|out of|von|de|da|van|z)\s(?:there|here|it|dort|hier|da|là|allí|ahí|lì|là|daar|tam)$/iu;
const FROM_TO = new RegExp(
  `^\\s?(?:comes?|came|flows?|moves?|moved|fließen|fließt|kommen)?\\s?(?:from|out of|von|aus|de|du|da|dal|van|z)\\s(.{2,40}?)\\s(?:goes\\s|go\\s)?${TO}\\s`,
  'iu',
);
const TOTAL = /(?:^|[\s,;])(?:of|out of|von|sur|de|di|van|z)\s(?:the|our|all|den|der|les|los|las|i|de)?\s?$/iu;
const FROM = /^\s?(?:\p{L}+\s)?(?:from|of|out of|in|aus|von|der|des|de|du|da|dal|van|z)\s/iu;
/** `of the 8,400 applications, …` */
const COUNTED = /^\s\p{L}[\p{L} -]{2,40},\s/u;
const OF_WHAT = new RegExp(
  `(?:of|out of|von|de|di)\\s(?:what|that|which|these|dem|was|ce qui|lo que|ciò che)\\s(?:go(?:es)?|went|flows?|is|reaches|geht|fließt|va|gets)?\\s?${TO}?\\s?(.{2,40}?)[\\s,:]*$`,
  'iu',
);
const END =
  /[,.;:\n()]|\s(?:and|und|et|y|e|en|i|oraz|too|again|as well|while|which|whereas|where|plus|from|auch|ebenfalls|aussi)(?=[\s,.;]|$)/iu;
const EMPTY = /^(?:and|und|et|y|e|en|i|oraz|the|then|another|plus|of|these|its|with|only|about|sowie|dont|davon|of which|[\s,;:–—.-])+$/iu;

function nameAfter(text: string, from: number, to: number): Piece | undefined {
  const raw = text.slice(from, Math.min(to, from + 80));
  const stop = END.exec(raw);
  const end = stop === null ? raw.length : stop.index;
  const piece = thing(cut(new Piece(raw, from, from + raw.length), from, from + end));
  return isThing(piece) && /\p{L}/u.test(piece.text) ? piece : undefined;
}

/** Flows in the order of the text. A source holds until another is named. */
export function proseFlows(brief: ReadBrief): {
  readonly flows: readonly Edge[];
  readonly totals: readonly { readonly node: Piece; readonly amount: Piece }[];
} {
  const { text } = brief;
  const flows: Edge[] = [];
  const totals: { node: Piece; amount: Piece }[] = [];
  const own = brief.figures.filter((f) => !f.year).slice(0, 80);
  let source: Piece | undefined;
  /** What the last amount went to: "from there". */
  let reached: Piece | undefined;
  /** Amounts whose way is told with the next: "cash 40 and receipts 210 both feed the account". */
  const waiting: { from: Piece; figure: Figure; amount: Piece }[] = [];
  let last = 0;
  for (const [i, f] of own.entries()) {
    const next = (own[i + 1] as Figure | undefined)?.start ?? text.length;
    const amount = amountOf(text, f);
    const before = text.slice(Math.max(last, f.start - 90), f.start);
    const after = text.slice(amount.end, Math.min(next, amount.end + 90));
    const gathered = waiting.length === 0 ? null : GATHERED.exec(before);
    if (gathered !== null) {
      const into = nameAfter(text, f.start - before.length + gathered.index + gathered[0].length, f.start);
      if (into !== undefined) {
        for (const held of waiting) flows.push({ ...held, to: into });
        waiting.length = 0;
        reached = into;
      }
    }
    const clauseAt = before.search(/[^.;?!\n]*$/u);
    const clause = before.slice(clauseAt);
    const comes = TOTAL.test(clause) || OF_WHAT.test(clause) ? null : COMES.exec(after);
    const origin = comes === null ? undefined : nameAfter(text, amount.end + comes[0].length, next);
    if (
      origin !== undefined &&
      comes !== null &&
      !new RegExp(`\\s${TO}\\s`, 'iu').test(after.slice(comes[0].length + origin.text.length, comes[0].length + origin.text.length + 12))
    ) {
      waiting.push({ from: origin, figure: f, amount });
      last = origin.end;
      continue;
    }
    const what = OF_WHAT.exec(clause);
    if (what?.[1] !== undefined) {
      const at = f.start - clause.length + what.index + what[0].indexOf(what[1]);
      source = thing(cut(new Piece(what[1], at, at + what[1].length), at, at + what[1].length));
    } else if (TOTAL.test(clause) && (FROM.test(after) || COUNTED.test(after))) {
      const head = FROM.exec(after)?.[0].length ?? 0;
      const node = nameAfter(text, amount.end + head, next);
      if (node !== undefined) {
        source = node;
        totals.push({ node, amount });
        last = node.end;
        continue;
      }
    } else {
      // `gas 40 to heating`: what stands between the last comma and the number, or before the colon.
      const colon = /([^,;:.\n]{2,60}):\s*$/u.exec(clause);
      const said = colon?.[1] ?? /[^,;:.?!\n]*$/u.exec(clause)?.[0] ?? '';
      const at = f.start - clause.length + (colon === null ? clause.length - said.length : colon.index);
      const name = thing(cut(new Piece(said, at, at + said.length), at, at + said.length));
      const bare = /^(?:from|of|aus|von|de|da|van|z)\s/iu.exec(name.text)?.[0].length ?? 0;
      const gave = GAVE.exec(name.text);
      const node = thing(cut(name, name.start + bare, gave === null || gave.index <= bare ? name.end : name.start + gave.index));
      if (THERE.test(said.trim())) source = reached ?? source;
      else if (!EMPTY.test(said) && isThing(node) && /\p{L}/u.test(node.text) && node.text.split(' ').length <= 5) source = node;
    }
    const both = FROM_TO.exec(after);
    if (both?.[1] !== undefined) {
      const at = amount.end + both.index + both[0].indexOf(both[1]);
      source = thing(cut(new Piece(both[1], at, at + both[1].length), at, at + both[1].length));
    }
    const goes = both ?? GOES.exec(after) ?? DOES.exec(after);
    last = f.end;
    const joint = goes === null ? TOGETHER.exec(after) : null;
    const into = joint === null ? undefined : nameAfter(text, amount.end + joint[0].length, next);
    if (into !== undefined && source !== undefined) {
      for (const held of [...waiting, { from: source, figure: f, amount }]) flows.push({ ...held, to: into });
      waiting.length = 0;
      reached = into;
      last = into.end;
      continue;
    }
    if (goes === null && source !== undefined) waiting.push({ from: source, figure: f, amount });
    if (goes === null || source === undefined) continue;
    const to = nameAfter(text, amount.end + goes[0].length, next);
    if (to === undefined || to.text.toLowerCase() === source.text.toLowerCase()) continue;
    last = to.end;
    waiting.length = 0;
    reached = to;
    flows.push({ from: source, to, figure: f, amount });
  }
  return { flows, totals };
}
