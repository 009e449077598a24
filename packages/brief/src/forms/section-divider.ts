/** The slide that opens a part of a deck. */

import { titled, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import type { Reading } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const NAMES = [
  'section divider',
  'section break',
  'section slide',
  'section header',
  'section opener',
  'section separator',
  'section title',
  'section intro',
  'chapter slide',
  'chapter break',
  'chapter divider',
  'chapter opener',
  'chapter header',
  'chapter title',
  'chapter separator',
  'divider slide',
  'divider page',
  'divider',
  'breaker slide',
  'breaker page',
  'separator slide',
  'separator page',
  'transition slide',
  'interstitial',
  'new chapter',
  'new section',
  'next chapter',
  'next section',
  'trennfolie',
  'trennblatt',
  'trennseite',
  'zwischenfolie',
  'zwischenblatt',
  'zwischentitel',
  'kapitelfolie',
  'kapiteltrenner',
  'abschnittsfolie',
  'abschnittstrenner',
  'neues kapitel',
  'nächstes kapitel',
  'intercalaire',
  'page de transition',
  'diapositive de transition',
  'page de séparation',
  'tête de chapitre',
  'nouveau chapitre',
  'separador',
  'diapositiva de sección',
  'diapositiva de transición',
  'portadilla',
  'hoja de separación',
  'página de separación',
  'folha de separação',
  'foglio di separazione',
  'nuevo capítulo',
  'divisore',
  'separatore',
  'pagina divisoria',
  'slide di sezione',
  'slide di transizione',
  'nuovo capitolo',
  'divisória',
  'slide de transição',
  'slide de secção',
  'slide de seção',
  'novo capítulo',
  'tussenblad',
  'tussendia',
  'tussentitel',
  'hoofdstukdia',
  'scheidingsblad',
  'nieuw hoofdstuk',
  'przekładka',
  'slajd sekcji',
  'slajd przejściowy',
  'nowy rozdział',
];
const ASK = new RegExp(`(?<!\\p{L})(?:${NAMES.join('|').replaceAll(' ', '[\\s-]')})(?:\\s(?:slide|page|folie))?`, 'iu');
const OPENED = ['chapter', 'part', 'section'].flatMap((what) =>
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((n) => `${what} ${n}`),
);
/** "Chapter two of five starts here". */
const STARTS =
  /(?<!\p{L})(?:section|chapter|part|kapitel|teil|chapitre|partie|sección|capítulo|parte|sezione|capitolo|secção|seção|hoofdstuk|deel|rozdział|część)\s(?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s(?:of|von|sur|de|di|van|z)\s\p{L}+|\s(?:of|von|sur|de|di|van|z)\s\d+)?\s(?:starts|begins|opens|is next|beginnt|commence|empieza|comienza|inizia|começa|begint|zaczyna)/iu;
/** What names the part, where the request runs on: "it's called …", "this part is about …". */
const CALLED =
  /(?:called|titled|entitled|named|about|title is|with the title|heißt|namens|mit dem titel|über|s['’]appelle|intitulée?|se llama|titulad[oa]|si chiama|intitolat[oa]|chama-se|intitulad[oa]|heet|getiteld|pod tytułem)[\s:]+([^,.\n]{3,100})/iu;
const NUMBER =
  /^(?:(?:section|chapter|part|kapitel|teil|chapitre|partie|sección|capítulo|parte|sezione|capitolo|seção|hoofdstuk|deel|rozdział|część|no\.?|number|nr\.?)\s)?(\d{1,2}|[ivx]{1,4})(?=[\s:.,·–—-]|$)[\s:.,·–—-]*/iu;

const NUMBERED =
  /(?<!\p{L})(?:section|chapter|part|kapitel|teil|chapitre|partie|sección|capítulo|parte|sezione|capitolo|seção|hoofdstuk|deel|rozdział|część)\s(\d{1,2})(?!\d)/iu;

/** A part by its number in words. */
const COUNTED =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|last|final|next|erste[rns]?|zweite[rns]?|dritte[rns]?|vierte[rns]?|letzte[rns]?|nächste[rns]?|premi(?:er|ère)|deuxième|troisième|dernière?|primer[oa]?|segund[oa]|tercer[oa]?|prim[oa]|second[oa]|terz[oa]|primeir[oa]|terceir[oa]|eerste|tweede|derde|pierwsz\p{L}|drug\p{L}|trzeci\p{L}?)\s(?:of (?:the )?\p{L}+\s(?:parts|chapters|sections)|(?:part|chapter|section|teil|kapitel|abschnitt|partie|chapitre|parte|capítulo|capitolo|sezione|deel|hoofdstuk|część|rozdział)(?!\p{L}))/iu;

const WHAT =
  'section|chapter|part|act|block|module|kapitel|teil|abschnitt|chapitre|partie|volet|sección|capítulo|parte|bloque|sezione|capitolo|secção|seção|bloco|hoofdstuk|deel|rozdział|część';
const NUMERAL =
  '\\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|un|deux|trois|quatre|cinq|six|sept|huit|uno|dos|tres|cuatro|cinco|seis|siete|ocho|due|tre|quattro|cinque|sei|sette|otto|um|dois|três|quatro|een|één|twee|drie|vijf|zes|zeven|jeden|dwa|trzy|cztery|pięć|sześć';
/** How far it is: "part 3 of 5", "Part II of IV", "02 von 06"; a bare "3 / 6" has its line for itself. */
const COUNT = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${WHAT})\\s(?:no\\.?\\s|nr\\.?\\s)?((?:${NUMERAL})(?:\\s?(?:of|out of|von|sur|de|di|van|z|/)\\s?(?:${NUMERAL}))?)|(\\d{1,2}\\s(?:of|von|sur|de|di|van|z)\\s\\d{1,2})|(?<=^\\s*|\\n\\s*)(\\d{1,2}\\s?/\\s?\\d{1,2})(?=\\s*(?:\\n|[:–—]|$)))(?![\\p{L}\\d])`,
  'iu',
);
/** A break between parts, in plain words. */
const BREAK =
  /(?<!\p{L})(?:break(?: page| slide)?|breather|pause slide|(?:one|page|slide) between|corte|pausa|coupure|pause|stacco|onderbreking|przerwa|unterbrechung|trenner|kapiteltrenner)(?!\p{L})/iu;
const QUOTED = /[“"„«]\s?([^“”"„»«\n]{2,120}?)\s?[”"“»]/u;

/** A part that is counted, with its name in quotes or behind the mark that follows the count. */
function inAll(brief: ReadBrief): Reading | undefined {
  if (brief.text.length > 400 || brief.tables.length > 0) return undefined;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const match = COUNT.exec(brief.text);
  const quoted = QUOTED.exec(brief.text);
  const name =
    quoted?.[1] === undefined
      ? undefined
      : cut(whole, quoted.index + quoted[0].indexOf(quoted[1]), quoted.index + quoted[0].indexOf(quoted[1]) + quoted[1].length);
  const number = match?.[1] ?? match?.[2] ?? match?.[3];
  if (match === null || number === undefined)
    return name !== undefined && BREAK.test(brief.text) ? { fit: 0.8, headline: titled(name), data: {} } : undefined;
  const at = match.index + match[0].lastIndexOf(number);
  const subject = cut(whole, at, at + number.length);
  const end = match.index + match[0].length;
  const behind = /^(?:\s(?:now|jetzt|maintenant|ahora|ora|agora|nu|teraz))?\s?[:.,·–—→\]-]{1,2}\s+([^\n.()]{3,100}?)(?=\s?[.\n(]|$)/u.exec(
    brief.text.slice(end, end + 140),
  );
  const told = behind?.[1] === undefined ? undefined : cut(whole, end + behind[0].length - behind[1].length, end + behind[0].length);
  const headline = name ?? told;
  // A count somewhere in a text, and a name somewhere else, belong together where little else is said.
  if (headline === undefined || (name !== undefined && Math.abs(name.start - subject.end) > 90)) return undefined;
  const plain = /(?:\s(?:of|out of|von|sur|de|di|van|z)\s|\/)/iu.test(number) || name !== undefined;
  return plain && !/\d{2}/.test(headline.text.replace(/(?:19|20)\d\d/g, ''))
    ? { fit: 0.96, headline: titled(headline), subject, used: [cut(whole, match.index, end)], data: {} }
    : undefined;
}

const SAYS_PART = new RegExp(`(?<!\\p{L})(?:${WHAT}|${NAMES.join('|').replaceAll(' ', '[\\s-]')})(?!\\p{L})`, 'iu');

const BACK = 'of|out of|von|sur|de|di|van|z|/';
const MORE = 'appendix|annex|anhang|anlage|annexe|anexo|allegato|bijlage|załącznik';
/** How many parts there are: "six parts overall", "es gibt sechs Kapitel", "(of 7)". */
const TOTAL = new RegExp(
  `(?<![\\p{L}\\d])(?:${NUMERAL})\\s(?:${WHAT}|parts|chapters|sections|acts|blocks|modules|kapiteln?|teilen?|abschnitten?|chapitres|parties|volets|secciones|capítulos|partes|bloques|sezioni|capitoli|parti|secções|seções|blocos|hoofdstukken|delen|rozdział\\p{L}*|częś\\p{L}*)(?!\\p{L})|\\((?:${BACK})\\s?(?:${NUMERAL})\\)`,
  'iu',
);
const SEPARATOR = '(?:[|/:.,·–—→]|-{1,2}>?|=>){1,2}';
/** What names the part: up to the end of its clause, or within its quotes. */
const NAME = '["„“«‘]?\\s?(\\p{L}[^\\n|;:!?"”“»()]{1,90}?)(?=\\s?(?:["”“»|;:!?()\\n]|\\.(?:\\s|$)|[,–—-]\\s|\\s[–—-]|$))';
/** "4 – Capital", "Part two. The numbers", "number 4, “Money”", "Teil II (von drei): Haftung". */
const PART_NAMED = new RegExp(
  `(?<=^|[\\n:.!?"„“«,(–—-]\\s*|\\s)(?:(?:${WHAT}|number|no\\.?|nr\\.?|nummer|numéro|número|numero)\\s(${NUMERAL})|(?:${MORE})\\s(?:[–—-]\\s)?([a-h]|${NUMERAL})|(\\d{1,2}|[IVX]{1,4})(?<=[\\n:.!?"„“«,(–—-]\\s*\\S{1,4}|^\\W*\\S{1,4}))(?:\\s?\\((?:${BACK})\\s?(?:${NUMERAL})\\))?\\s?${SEPARATOR}\\s*${NAME}`,
  'iu',
);
/** What is announced by name: "now comes “Doing it”". */
const NEXT_NAMED =
  /(?<!\p{L})(?:now comes?|now for|now we turn to|next up|up next|next comes|coming up|on to|jetzt kommt|nun kommt|nun folgt|als nächstes|weiter (?:geht es )?mit|voici maintenant|place à|passons à|ahora (?:viene|toca)|pasamos a|ora (?:viene|tocca)|passiamo a|agora (?:vem|é)|passamos a|nu komt|nu volgt|teraz|przechodzimy do)[^"„“«\n]{0,30}["„“«]\s?([^"”“»\n]{2,90}?)\s?["”“»]/iu;

/** A numeral and a name side by side in a short text that speaks of parts, or of nothing else; or a part that is announced by its name. */
function numbered(brief: ReadBrief): Reading | undefined {
  if (brief.text.length > 300 || brief.tables.length > 0 || brief.sentences.length > 5 || brief.lines.length > 4) return undefined;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const pieceOf = (match: RegExpExecArray, text: string, from: number): Piece => {
    const at = match.index + match[0].indexOf(text, from);
    return cut(whole, at, at + text.length);
  };
  const match = PART_NAMED.exec(brief.text);
  const name = match?.[4];
  const number = match?.[1] ?? match?.[2] ?? match?.[3];
  if (match !== null && name !== undefined && number !== undefined && name.split(/\s/).length <= 12) {
    const at = match[0].lastIndexOf(name);
    const headline = titled(pieceOf(match, name, at));
    const alone = !/[\p{L}\d]/u.test(brief.text.slice(0, match.index) + brief.text.slice(match.index + match[0].length));
    const spoken = SAYS_PART.test(brief.text) || BREAK.test(brief.text) || TOTAL.test(brief.text);
    const total = TOTAL.exec(brief.text);
    if (headline.text.length > 2 && (alone || spoken) && brief.figures.filter((f) => !f.year).length <= 3)
      return {
        fit: total !== null || (alone && spoken) ? 0.96 : 0.8,
        headline,
        subject: pieceOf(match, number, match[0].slice(0, at).lastIndexOf(number)),
        used: [
          cut(whole, match.index, match.index + at),
          ...(total === null ? [] : [cut(whole, total.index, total.index + total[0].length)]),
        ],
        data: {},
      };
  }
  const next = NEXT_NAMED.exec(brief.text);
  return next?.[1] === undefined ? undefined : { fit: 0.8, headline: titled(pieceOf(next, next[1], next[0].search(/["„“«]/u))), data: {} };
}

/** A short brief that speaks of a part or a break, and has one name: in quotes, or behind its colon or dash. */
function loose(brief: ReadBrief): Reading | undefined {
  if (brief.text.length > 260 || brief.sentences.length > 4 || brief.tables.length > 0 || brief.lines.some((l) => l.mark === 'bullet'))
    return undefined;
  if (!SAYS_PART.test(brief.text) && !BREAK.test(brief.text)) return undefined;
  if (brief.groups.some((g) => g.items.length > 2) || brief.figures.filter((f) => !f.year).length > 2) return undefined;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const quoted = QUOTED.exec(brief.text);
  const behind = /(?::|\s[–—→-])\s+([^\n.:;!?]{3,80})/u.exec(brief.text);
  const match = quoted ?? behind;
  if (match?.[1] === undefined) return undefined;
  const at = match.index + match[0].lastIndexOf(match[1]);
  const headline = titled(cut(whole, at, at + match[1].length));
  return /\p{L}{2}/u.test(headline.text) && headline.text.split(/\s/).length <= 12
    ? { fit: quoted === null ? 0.5 : 0.7, headline, data: {} }
    : undefined;
}

export const sectionDivider = definePattern({
  form: 'section_divider',
  names: [...NAMES, ...OPENED],
  strong: [],
  figures: false,
  needs: 'the name of the section',
  sample: 'Section divider: [number] [text].',
  read(brief) {
    const match = ASK.exec(brief.text) ?? STARTS.exec(brief.text);
    // The whole brief is a numbered heading: "Section 3: What the data says".
    const bareNumber =
      /^\s*((?:section|chapter|part|kapitel|teil|chapitre|partie|sección|capítulo|parte|sezione|capitolo|seção|hoofdstuk|deel|rozdział|część)\s)(\d{1,2}|[ivx]{1,4})\s?[:.–—-]\s?([^\n.]{3,100})\.?\s*$/iu.exec(
        brief.text,
      );
    if (bareNumber?.[2] !== undefined && bareNumber[3] !== undefined) {
      const whole = new Piece(brief.text, 0, brief.text.length);
      const end = brief.text.lastIndexOf(bareNumber[3]) + bareNumber[3].length;
      const at = brief.text.indexOf(bareNumber[2], brief.text.indexOf(bareNumber[1] ?? '') + (bareNumber[1] ?? '').length);
      return {
        fit: 0.96,
        headline: titled(cut(whole, end - bareNumber[3].length, end)),
        subject: cut(whole, at, at + bareNumber[2].length),
        data: {},
      };
    }
    const part =
      /\b(?:part|section|chapter|teil|kapitel|partie|chapitre|parte|capítulo|capitolo|deel|hoofdstuk|część|rozdział)\s(\d{1,2})[\s,:–—-]{1,4}[“"„«]([^“”"„»«]{3,100})[”"“»]/iu.exec(
        brief.text,
      );
    if (match === null && part?.[1] !== undefined && part[2] !== undefined) {
      const whole = new Piece(brief.text, 0, brief.text.length);
      const end = part.index + part[0].length - 1;
      const at = brief.text.indexOf(part[1], part.index);
      return { fit: 0.96, headline: cut(whole, end - part[2].length, end), subject: cut(whole, at, at + part[1].length), data: {} };
    }
    const told = inAll(brief);
    if (told?.subject !== undefined) return told;
    // "begin with the second of four parts. Its name is “Where to play”": the part is counted, and its name quoted.
    const counted = match === null ? COUNTED.exec(brief.text) : null;
    const named = counted === null ? null : /[“"„«]([^“”"„»«\n]{3,100})[”"“»]/u.exec(brief.text.slice(counted.index));
    if (counted !== null && named?.[1] !== undefined) {
      const at = counted.index + named.index + 1;
      return { fit: 0.96, headline: titled(new Piece(named[1], at, at + named[1].length)), data: {} };
    }
    const beside = numbered(brief);
    if (beside?.subject !== undefined) return match === null ? beside : { ...beside, fit: 1 };
    if (match === null) return told ?? beside ?? loose(brief);
    const whole = new Piece(brief.text, 0, brief.text.length);
    const tail = brief.text.slice(match.index + match[0].length);
    const called = /[“"„«]/.test(tail) ? null : CALLED.exec(tail);
    if (called?.[1] !== undefined) {
      const end = match.index + match[0].length + called.index + called[0].length;
      const number = NUMBERED.exec(brief.text)?.[1];
      const at = number === undefined ? -1 : brief.text.search(NUMBERED);
      const digits = number === undefined ? -1 : brief.text.indexOf(number, at + 4);
      return {
        fit: 1,
        headline: titled(cut(whole, end - called[1].length, end)),
        ...(number === undefined || digits < 0 ? {} : { subject: cut(whole, digits, digits + number.length) }),
        data: {},
      };
    }
    const lead =
      /^[^:\n]{0,40}?(?::\s?|\n|\s(?:for|titled|called|saying|on|about|für|zu|mit dem titel|pour|sur|para|sobre|per|voor|over|dla)\s(?:the\s|section\s|chapter\s)?|\s[–—-]\s|(?=[“"„«]))/iu.exec(
        tail,
      );
    let body = cut(whole, match.index + match[0].length + (lead?.[0].length ?? 0), whole.end);
    const quoted = /[“"„«]([^“”"„»«]{2,120})[”"“»]/u.exec(body.text);
    let subject: Piece | undefined;
    const number = NUMBER.exec(body.text) ?? /^\s?(\d{1,2})(?=[\s:.,]|$)/.exec(tail.slice(0, 6));
    if (number?.[1] !== undefined) {
      const base = NUMBER.test(body.text) ? body.start : match.index + match[0].length;
      const at = base + number[0].indexOf(number[1]);
      subject = cut(whole, at, at + number[1].length);
      if (base === body.start) body = cut(whole, body.start + number[0].length, body.end);
    }
    if (quoted?.[1] !== undefined) {
      const at = brief.text.indexOf(quoted[1], body.start);
      if (at >= 0) {
        const headline = cut(whole, at, at + quoted[1].length);
        return { fit: 1, headline, ...(subject === undefined ? {} : { subject }), data: {} };
      }
    }
    const stop = /[.\n](?=\s|$)|\n|\s[–—]\s/.exec(body.text);
    const headline = titled(stop === null ? body : cut(body, body.start, body.start + stop.index));
    if (!/\p{L}/u.test(headline.text) || headline.text.length > 120) return loose(brief);
    const rest = stop === null ? undefined : trimmed(cut(body, body.start + stop.index + stop[0].length, body.end));
    const bare = rest === undefined ? undefined : /\.$/.test(rest.text) ? cut(rest, rest.start, rest.end - 1) : rest;
    return {
      fit: 1,
      headline,
      ...(subject === undefined ? {} : { subject }),
      ...(bare === undefined || bare.text === '' || bare.text.length > 160 ? {} : { context: bare }),
      data: {},
    };
  },
});
