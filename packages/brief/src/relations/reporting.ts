/** Who stands under whom, told clause by clause: "COO Ana Ruiz; under her Quality (vacant) and Plant (T. Sand). Sand has two shifts". */

import { piecesAt, splitAt } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { unaccented } from '../input/unaccented.ts';
import { numberOf } from './counted-row.ts';

export interface Post {
  readonly title: Piece;
  readonly name?: Piece;
  /** Nobody holds it yet. */
  readonly vacant?: boolean;
  readonly children: Post[];
}

const SHE = '(?:her|him|them|it|ihr|ihm|ihnen|elle|lui|eux|ella|él|ellos|lei|loro|ela|ele|haar|hem|hen|nim|nią|niej|jej|jemu|mu)(?!\\p{L})';
const PRONOUN = new RegExp(`^${SHE}`, 'iu');
const COUNT =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|três|quatro|cinco|twee|drie|vier|vijf|dwóch|dwie|trzech|trzy|czterech)';
const BE =
  '(?:are|is|sit|sits|come|comes|there (?:are|is)|we have|stehen|steht|sind|ist|hängen|sitzen|sont|est|se trouvent|il y a|están|está|hay|cuelgan|dependen|sono|ci sono|stanno|estão|ficam|há|são|staan|zitten|vallen|zijn|są|jest|reporting)';
const FRONT = '(?:directly |direkt |directement |directamente )?';
/** What is under someone who is not named again. */
const UNDER_SHE = new RegExp(
  `^(?:and |und |et |y |e |en |i )?(?:\\p{L}+s (?=(?:under|below|beneath) ))?${FRONT}(?:(?:(?:s?he|er|sie|il|elle) has )?(?:under(?:neath)?|below|beneath|reports?(?:ing)? (?:directly |straight )?to|answering to|answers? to|unter|an|sous|bajo|debajo de|sotto di|sotto|sob|abaixo d[eo]?|debaixo d[eo]?|onder|pod) ${SHE}|(?:a |da |de |d['’]|od )?${SHE} (?:are |sind )?(?:unterstellt(?: sind)?|unterstehen|berichten|rapportent|sont rattachés|dependen|reportan|rispondono|riportano|dipendono|reportam|respondem|rapporteren|podlegają)(?: sind)?|(?:rispondono|riportano|dipendono|reportan|dependen|reportam|respondem|podlegają) (?:a |da |de )?${SHE}|darunter|daaronder|(?:en |au[- ])?dessous|(?:por )?debajo|(?:al di )?sotto|abaixo|poniżej|(?:direct )?reports?(?= ?:))(?: ${BE})?`,
  'iu',
);
/** Before the name of a boss; the rest of the clause stands under it. */
const UNDER_NAME = new RegExp(
  `^(?:and |und |et |y |e |en |i )?${FRONT}(?:${COUNT} [\\p{L} ]{3,20}? )?(?:reporting to|reports? to|under(?:neath)?|below|beneath|unter(?:halb)?|sous|au|aux|à la|à l['’]|à|chez|bajo|debajo del?|del?|de|to|a|ao|à|sotto|sob|debaixo d[aoe]|abaixo d[aoe]|onder|pod|nad)\\s(?:(?:the|der|dem|den|le|la|les|el|los|il|lo|o|os|de|het)\\s)?(?=[\\p{L}])`,
  'iu',
);
const HAS =
  /\s(?:has|have|had|got|gets|leads|manages|runs|oversees|supervises|heads|owns|holds|controls|over|hat|leitet|führt|verantwortet|besitzt|hält|ont|dirige|encadre|gère|détient|tiene|lleva|posee|lidera|ha|guida|gestisce|possiede|tem|chefia|detém|heeft|leidt|bezit|ma|mają|kieruje|prowadzi|posiada)\s/iu;
const HAS_FRENCH = /\s(?:a|ont)\s/u;
const REPORTS =
  /\s(?:(?:all |both )?reports?(?:ing)? (?:directly |straight )?(?:in)?to|answers? to|berichten an|berichtet an|rapportent? à|reportan? a|dependen? de|riportano? a|rispondono? a|reportam? a|respondem? a|rapporteren aan|rapporteert aan|podlegają|podlega)\s/iu;
const IS = /\s(?:is|ist|est|es|è|é|jest|stays|bleibt|will be|wird|será|sarà)\s/iu;
const OPEN =
  /^(?:(?:currently|still|now|derzeit|noch|zurzeit|actuellement|actualmente|attualmente|atualmente|momenteel|obecnie|post|position|poste|puesto|plaza|vaga|posto|posizione|stanowisko|role)\s)?(?:vacant|vacancy|vacante|vacature|vago|vaga|wakat|vakant|unbesetzt|offen|open|tbd|tba|tbc|tbh|t\.b\.[hacd]\.?|n\.?n\.?|not filled|unfilled|to be (?:hired|appointed|formed|found|filled|confirmed)|hiring|à pourvoir|aperta|da assumere|por cubrir|sin cubrir|em aberto|a contratar|nobody yet|in recruitment|job open)(?!\p{L})/iu;
const FRESH =
  /^(?:(?:a |the |ein |eine |un |une |una |um |uma |een )?(?:new|neu|neue|nouveau|nouvelle|nuev[ao]|nuov[ao]|nov[ao]|nieuw|nowe|nowa|créé)(?!\p{L})|(?:puesto|poste|role|post) (?:de )?(?:nueva creación|new|nuevo|créé))/iu;
const PERSON =
  /^(?:(?:Dr|Prof|Pr|Mr|Mrs|Ms|Mme|M|Maj|Capt|Col|Sgt|Rev|Dame|Sir|Herr|Frau|Sra?|Dott?)\.?\s(?:(?:Dr|Prof)\.\s)?)?(?:\p{Lu}\.\s?){0,2}\p{Lu}[\p{L}'’-]*(?:\s(?:de|da|van|von|der|den|le|la|di|Di|De|\p{Lu}[\p{L}'’-]*\.?)){0,3}$/u;
const TITLED = /^(?:Dr|Prof|Pr|Mr|Mrs|Ms|Mme|M|Maj|Capt|Rev|Dame|Sir|Herr|Frau)\.?\s/u;
const ROLE =
  /(?:chief\s|(?<!\p{L})c[a-z]{1,2}o(?!\p{L})|(?<!\p{L})head(?!\p{L})|direct|(?<!\p{L})vp(?!\p{L})|president|leiter|leitung|manag|chair|geschäftsführ|vorstand|responsable|responsabile|gerente|jefe|dirett|diret|hoofd|kierowni|dyrekt|prezes|officer|(?<!\p{L})lead|partner|control|secretary|commander|commandant|captain|coordinat|supervisor|treasurer|editor|rector|dean|principal|matron|redakt|szef|mistrz|planist|chef|caporal|capo|encarregad|board|founder|superintendent)/iu;
const REMARK = /\s(?:is|are|to|ist|sind|est|sont|es|è|é|jest|starts|beginnt)\s/iu;
const ARTICLE =
  /^(?:and|und|et|y|e|en|i|oraz|the|der|die|das|den|dem|le|la|les|l['’]|el|los|las|il|lo|gli|o|os|as|het|de|with|plus|also|then)(?:\s|(?<=['’]))/iu;
const HEADING =
  /\s(?:at the (?:head|top|helm)|on top|an der spitze|oben|à la tête|en tête|a la cabeza|al frente|al vertice|à cabeça|aan het hoofd|bovenaan|na czele)$/iu;

const tidy = (piece: Piece): Piece => {
  let p = piece;
  for (let n = 0; n < 4; n++) {
    const head = /^[\s,:=–—•-]+/u.exec(p.text)?.[0].length ?? ARTICLE.exec(p.text)?.[0].length ?? 0;
    if (head === 0 || head >= p.text.length) break;
    p = cut(p, p.start + head, p.end);
  }
  const tail = /[\s,;:=–—-]+$/u.exec(p.text) ?? /(?<![\s.]\p{L})\.$/u.exec(p.text);
  return tail === null ? p : cut(p, p.start, p.start + tail.index);
};

/** One post: `Quality (A. Rahimi)`, `CFO Dorn`, `Head of Tax: vacant`, `Ana Ruiz, Head of Sales`. */
function postOf(piece: Piece): Post | undefined {
  const p = tidy(piece);
  if (!/\p{L}/u.test(p.text) || p.text.length > 100) return undefined;
  const make = (title: Piece, name?: Piece): Post => {
    const t = tidy(title);
    const n = name === undefined ? undefined : tidy(name);
    const vacant = n !== undefined && OPEN.test(n.text);
    return { title: t, ...(n === undefined ? {} : { name: n }), ...(vacant ? { vacant } : {}), children: [] };
  };
  const open = /^(.{1,60}?)\s?(?:\(([^()]{1,60})\)|(?::|=|,|\s[–—-])\s?([^()]{1,60}))$/u.exec(p.text);
  const inside = open?.[2] ?? open?.[3];
  if (open?.[1] !== undefined && inside !== undefined) {
    const a = cut(p, p.start, p.start + open[1].length);
    const at = p.start + open[1].length + open[0].slice(open[1].length).indexOf(inside);
    const b = cut(p, at, at + inside.length);
    if (OPEN.test(b.text) || FRESH.test(b.text)) {
      const held = OPEN.test(b.text) ? undefined : postOf(a);
      return held?.name === undefined ? make(a, b) : held;
    }
    const said = tidy(b);
    // `Mei Tanaka, new role`: who holds it stands before what is said of it.
    const who = piecesAt(said, ',')[0] ?? said;
    const letters = /^\p{Lu}{2,5}$/u.test(who.text) && /\p{Ll}/u.test(p.text);
    if (PERSON.test(a.text) && !ROLE.test(a.text) && (ROLE.test(said.text) || !PERSON.test(who.text))) return make(said, a);
    if (PERSON.test(who.text) && !ROLE.test(who.text) && !letters) return make(a, who);
    const held = postOf(a);
    // `CEO R. Kaye, SMF1`
    if (held?.name !== undefined && open[3] !== undefined) return { ...held, name: cut(p, held.name.start, p.end) };
    // `spokesperson - that post is open right now`: what is said of it.
    if (open[3] !== undefined && REMARK.test(b.text)) return make(a);
    return make(p);
  }
  const is = IS.exec(p.text);
  if (is !== null && is.index > 1) {
    const [a, b] = [cut(p, p.start, p.start + is.index), cut(p, p.start + is.index + is[0].length, p.end)];
    if (PERSON.test(b.text) && b.text.length < 40) return make(a, b);
    if (PERSON.test(a.text) && ROLE.test(b.text)) return make(b, a);
    return undefined;
  }
  const unfilled = /\s([tnT]\.?\s?[bB]\.?\s?[hacdHACD]\.?|vacant|wakat|N\.?N\.?)$/u.exec(p.text);
  if (unfilled !== null && unfilled.index > 1)
    return make(cut(p, p.start, p.start + unfilled.index), cut(p, p.start + unfilled.index, p.end));
  const both =
    /^(.*?\S)\s((?:(?:Dr|Prof|Mr|Mrs|Ms|Mme|Rev|Maj)\.?\s(?:\p{Lu}\.\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?|\p{Lu}\.\s\p{Lu}[\p{L}'’-]+|\p{Lu}[\p{Ll}'’-]+\s\p{Lu}[\p{L}'’-]+)(?:\s\p{Lu}{2,5}\d[\d+]*)?)$/u.exec(
      p.text,
    );
  if (
    both?.[1] !== undefined &&
    both[2] !== undefined &&
    (ROLE.test(both[1]) || /^\p{Ll}/u.test(both[1]) || /^\p{Lu}{2,5}$/u.test(both[1]))
  )
    return make(cut(p, p.start, p.start + both[1].length), cut(p, p.end - both[2].length, p.end));
  const single = /^(\p{Ll}[\p{L}\s-]{3,40}?)\s(\p{Lu}[\p{Ll}'’-]+)$/u.exec(p.text);
  if (single?.[1] !== undefined && single[2] !== undefined && ROLE.test(single[1]))
    return make(cut(p, p.start, p.start + single[1].length), cut(p, p.end - single[2].length, p.end));
  const short =
    /^(\p{Lu}{2,4}O?|(?:Head|VP|Director) of [\p{L}&]+|(?:President|Chair|Partner|Direktor|Hoofd|[Dd]irecteur))\s(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}{2,5}\d[\d+]*)?)$/u.exec(
      p.text,
    );
  if (short?.[1] !== undefined && short[2] !== undefined && !/^\p{Lu}+$/u.test(short[2]))
    return make(cut(p, p.start, p.start + short[1].length), cut(p, p.end - short[2].length, p.end));
  return make(p);
}

/** Statements: sentences whose end is no initial, parted at semicolons and where "under her" begins behind a comma or a dash. */
function statementsIn(brief: ReadBrief): { readonly piece: Piece; readonly again: boolean }[] {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const merged: Piece[] = [];
  for (const s of brief.sentences.slice(0, 60)) {
    const prev = merged.at(-1);
    // `T. Sand`, `J. Abara`.
    const initial =
      prev !== undefined &&
      /(?:^|[\s(=.])(?:\p{Lu}|Maj|Capt|Col|Sgt|Rev|Lt|Gen|Pr)$/u.test(prev.text) &&
      /^\s?\p{Lu}/u.test(s.text) &&
      brief.text[prev.end] === '.';
    const closed = prev !== undefined && brief.text.slice(prev.end, s.start).includes('\n');
    if (prev !== undefined && initial && !closed) merged[merged.length - 1] = cut(whole, prev.start, s.end);
    else merged.push(s);
  }
  return merged.flatMap((s) =>
    s.text.length > 700 ? [] : piecesAt(s, ';').flatMap((part, k) => partsAtUnder(part).map((piece) => ({ piece, again: k > 0 }))),
  );
}

const BEHIND = new RegExp(`(?:,|\\s[–—-])\\s(?=${UNDER_SHE.source.slice(1)}(?=[\\s:,]))`, 'iu');
const WHO = /(?<!\p{L})(?:who|wer|qui|quién|chi|quem|wie|kto)\s*$/iu;
const AT_HEAD =
  /(?<=\s(?:at the (?:head|top|helm)|on top|an der spitze|en tête|a la cabeza|al frente|al vertice|à cabeça|aan het hoofd|na czele)),\s/iu;
function partsAtUnder(s: Piece): Piece[] {
  const m = BEHIND.exec(s.text) ?? AT_HEAD.exec(s.text);
  return m === null || m.index === 0 ? [s] : [cut(s, s.start, s.start + m.index), cut(s, s.start + m.index + 1, s.end)];
}

/** Whether two words are forms of one: they share most of their beginning. */
function alike(a: string, b: string): boolean {
  const [x, y] = [unaccented(a), unaccented(b)];
  if (x === y) return true;
  const least = Math.min(x.length, y.length);
  let n = 0;
  while (n < least && x[n] === y[n]) n++;
  return n >= 5 && n >= Math.max(x.length, y.length) - 5;
}
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d&]+/gu) ?? []).filter((w) => w.length > 1 && !/^(?:of|the|and|und|der|die|de|la|le|el|di)$/iu.test(w));

const MOST = 60;

const BESIDE = /^(?:(?:and|und|et|y|e|en|i)\s)?(?:with|mit|avec|con|com|met|z|who|which|qui|que|che|each|one of them|eine davon|that)\s/iu;
const isStatus = (p: Piece): boolean => (OPEN.test(p.text) || FRESH.test(p.text)) && p.text.split(/\s/).length <= 6 && !/:|\(/.test(p.text);
const VERB_BEHIND = new RegExp(`^[\\s,:]*(?:(?:${BE}|report|berichten|respondem|reportan|has|tem|ha|tiene|hat|ma|heeft)(?=\\s))?`, 'iu');
const LED = new RegExp(`^(?:(?:the|les|die|i|os|los|o)\\s)?(${COUNT})((?:\\s[\\p{L}-]+){0,4}?)\\s?(:|,|=|\\s[–—-])\\s|^:\\s`, 'iu');

/** `three divisions: A, B, C`, `two deputies, X, Y`: what counts a row is no part of it. */
function withoutCount(list: Piece): Piece {
  const lead = LED.exec(list.text);
  if (lead === null) return list;
  const rest = cut(list, list.start + lead[0].length, list.end);
  if (lead[3] !== ',') return rest;
  const count = numberOf(lead[1] ?? '');
  return piecesAt(rest, ',', true).length === count ? rest : list;
}

class Chart {
  root: Post | undefined;
  readonly posts: Post[] = [];

  /** By the word of its name or title that tells it; of several the last told. */
  find(text: string): Post | undefined {
    const wanted = wordsOf(text);
    if (wanted.length === 0 || wanted.length > 5) return undefined;
    const score = (p: Post): number => {
      const own = [...wordsOf(p.name?.text ?? ''), ...wordsOf(p.title.text)];
      return wanted.every((w) => own.some((o) => alike(w, o)))
        ? 1 + (p.name !== undefined && unaccented(p.name.text) === unaccented(text) ? 2 : 0) + 1 / (1 + own.length)
        : 0;
    };
    let best: Post | undefined;
    for (const p of this.posts) if (score(p) > 0 && score(p) >= (best === undefined ? 0 : score(best))) best = p;
    return best;
  }

  /** `Under Manufacturing plants Moss, Skien`: whose name follows, and what stands under it. */
  under(s: Piece): { readonly post: Post; readonly rest: Piece } | undefined {
    const by = this.root === undefined ? null : UNDER_NAME.exec(s.text);
    if (by === null) return undefined;
    const rest = cut(s, s.start + by[0].length, s.end);
    let found: { post: Post; end: number } | undefined;
    for (const w of [...rest.text.matchAll(/[^\s:,]+/gu)].slice(0, 5)) {
      const end = w.index + w[0].length;
      const post = this.find(rest.text.slice(0, end));
      if (post !== undefined) found = { post, end };
      if (/^[:,]/.test(rest.text.slice(end))) break;
    }
    if (found === undefined) return undefined;
    const verb = VERB_BEHIND.exec(rest.text.slice(found.end))?.[0].length ?? 0;
    return { post: found.post, rest: cut(rest, rest.start + found.end + verb, rest.end) };
  }

  put(boss: Post | undefined, list: Piece): number {
    let parent = boss;
    let added = 0;
    let last: Post | undefined;
    const parts = piecesAt(withoutCount(list), ',');
    for (const [i, part] of parts.entries()) {
      const bare = tidy(part);
      if (BESIDE.test(part.text)) continue;
      // `Enablement, vacant until January`: said of the post before.
      if (last !== undefined && isStatus(bare)) {
        if (last.name === undefined) this.replace(last, { ...last, name: bare, ...(OPEN.test(bare.text) ? { vacant: true } : {}) });
        last = undefined;
        continue;
      }
      const other = i === 0 ? undefined : this.under(bare);
      if (other !== undefined) parent = other.post;
      const own = other === undefined ? part : other.rest;
      // The last of a row holds its "and", and so does what stands before another row.
      const ends =
        parts.slice(i + 1).every((p) => isStatus(tidy(p)) || BESIDE.test(p.text)) || this.under(tidy(parts[i + 1] ?? part)) !== undefined;
      for (const thing of ends ? piecesAt(own, ',', true).flatMap((x) => splitAt(x, /\sAND\s/gu)) : [own]) {
        const post = BESIDE.test(thing.text) || (last !== undefined && isStatus(tidy(thing))) ? undefined : postOf(thing);
        if (post === undefined || this.posts.length >= MOST) continue;
        if (this.posts.some((p) => unaccented(p.title.text) === unaccented(post.title.text) && p.name?.text === post.name?.text)) continue;
        this.posts.push(post);
        if (parent !== undefined) parent.children.push(post);
        else this.root ??= post;
        last = post;
        added++;
      }
    }
    return added;
  }

  /** A post told by itself, with what commas add to it. */
  addWhole(piece: Piece): void {
    const post = postOf(piece);
    if (post === undefined || this.root === undefined || this.posts.length >= MOST) return;
    this.posts.push(post);
    this.root.children.push(post);
  }

  private replace(old: Post, post: Post): void {
    const at = this.posts.indexOf(old);
    if (at >= 0) this.posts[at] = post;
    for (const p of this.posts) {
      const k = p.children.indexOf(old);
      if (k >= 0) p.children[k] = post;
    }
    if (this.root === old) this.root = post;
  }
}

/** Undefined where no top is told or fewer than two stand under it. */
export function reportingTold(brief: ReadBrief): Post | undefined {
  if (brief.text.length > 3_000 || brief.tables.length > 0) return undefined;
  const chart = new Chart();
  let relations = 0;
  let boss: Post | undefined;
  for (const { piece: statement, again } of statementsIn(brief)) {
    const s = tidy(statement);
    if (!again) boss = undefined;
    if (s.text.length < 3) continue;
    const by = chart.under(cut(statement, statement.start + (/^[\s,:=–—•-]+/u.exec(statement.text)?.[0].length ?? 0), statement.end));
    if (by !== undefined) {
      relations += chart.put(by.post, by.rest) > 0 ? 1 : 0;
      boss = by.post;
      continue;
    }
    const under = UNDER_SHE.exec(s.text);
    if (under !== null && chart.root !== undefined) {
      relations += chart.put(chart.root, cut(s, s.start + under[0].length, s.end)) > 0 ? 1 : 0;
      boss = chart.root;
      continue;
    }
    const reports = REPORTS.exec(` ${s.text}`);
    if (reports !== null && reports.index > 1 && !WHO.test(s.text.slice(0, reports.index))) {
      const at = s.start + reports.index - 1;
      const before = cut(s, s.start, at);
      const after = tidy(cut(s, at + reports[0].length, s.end));
      const bracket = /\s?\(([^()]{5,200})\)$/u.exec(after.text);
      const bossText = bracket === null ? after : cut(after, after.start, after.start + bracket.index);
      const pronoun = PRONOUN.test(bossText.text);
      let above = pronoun ? chart.root : chart.find(bossText.text);
      if (above === undefined && chart.root === undefined) {
        chart.put(undefined, bossText);
        above = chart.root;
      }
      const list = bracket === null ? before : cut(after, after.start + bracket.index + bracket[0].indexOf('(') + 1, after.end - 1);
      if (above !== undefined) relations += chart.put(above, withoutVerb(list)) > 0 ? 1 : 0;
      continue;
    }
    const has = HAS.exec(s.text) ?? (brief.language === 'fr' ? HAS_FRENCH.exec(s.text) : null);
    if (has !== null && has.index > 0 && has.index <= 80) {
      const before = cut(s, s.start, s.start + has.index);
      const title = /^.*(?::|\s[–—-])\s/su.exec(before.text)?.[0].length ?? 0;
      const subject = tidy(cut(before, before.start + title, before.end));
      const object = cut(s, s.start + has.index + has[0].length, s.end);
      const known = chart.find(subject.text);
      if (known !== undefined) {
        relations += chart.put(known, object) > 0 ? 1 : 0;
        boss = known;
        continue;
      }
      const plain = PERSON.test(subject.text) || /^\p{Lu}[\p{Lu}\s.&]+$/u.test(subject.text) || ROLE.test(subject.text);
      if (chart.root === undefined && plain) {
        const lone = piecesAt(object, ',', true).length === 1 && PERSON.test(subject.text) && !ROLE.test(subject.text);
        if (lone && PRONOUN.test(object.text)) chart.put(undefined, subject);
        else if (lone) {
          const title = tidy(object);
          chart.root = { title, name: subject, children: [] };
          chart.posts.push(chart.root);
        } else {
          chart.put(undefined, subject);
          relations += chart.root === undefined ? 0 : chart.put(chart.root, object) > 0 ? 1 : 0;
        }
        continue;
      }
      if (chart.root !== undefined) continue;
    }
    // `under him: finance – Adler; tax – Byrne`: what semicolons part goes on.
    if (boss !== undefined && s.text.length <= 80) {
      chart.put(boss, s);
      continue;
    }
    topOf(chart, s);
  }
  const { root } = chart;
  return root !== undefined && relations > 0 && chart.posts.length >= 3 && root.children.length > 0 ? root : undefined;
}

/** `Farah runs it`: who it is stands before the verb. */
const withoutVerb = (p: Piece): Piece => {
  const verb = /\s(?:runs|leads|heads|leitet|dirige|guida|leidt)\s(?:it|this|that|das|es|la|le|lo)\b.*$/iu.exec(p.text);
  return verb === null ? p : cut(p, p.start, p.start + verb.index);
};

/** A statement without a relation: the top, or a post told by itself below it. */
function topOf(chart: Chart, s: Piece): void {
  if (s.text.length > 110) return;
  const heading = HEADING.exec(s.text);
  const bare = heading === null ? s : cut(s, s.start, s.start + heading.index);
  const colon = /^(.{2,60}?):\s/u.exec(bare.text);
  const behind = colon === null ? undefined : cut(bare, bare.start + colon[0].length, bare.end);
  const told = behind === undefined ? undefined : postOf(behind);
  const named = behind !== undefined && told !== undefined && (told.name !== undefined || (heading !== null && ROLE.test(behind.text)));
  const own = named ? (behind as Piece) : bare;
  if (chart.root !== undefined) {
    if (
      ROLE.test(own.text.slice(0, 24)) &&
      !/\s(?:is|are|being|ist|sind|wird|est|sont|es|son|è|é|jest|was|be)\s/iu.test(own.text) &&
      own.text.length <= 60
    )
      chart.addWhole(own);
    // `Platform (Tom), Product (Ivy), QA (Rui)`: a row of posts, each with its holder.
    else if (piecesAt(s, ',', true).length >= 3 && piecesAt(s, ',', true).every((p) => /\)$/.test(p.text))) chart.put(chart.root, s);
    return;
  }
  const whole = postOf(own);
  const short = whole?.name === undefined ? postOf(piecesAt(own, ',')[0] ?? own) : whole;
  const post = short?.name === undefined ? whole : short;
  if (post === undefined) return;
  const says =
    post.name !== undefined || heading !== null || (ROLE.test(own.text) && own.text.split(/\s/).length <= 6) || TITLED.test(own.text);
  if (!says) return;
  // "Chair Dame Lovett (…), two more …": what commas add stands beside it.
  chart.root = post;
  chart.posts.push(post);
}
