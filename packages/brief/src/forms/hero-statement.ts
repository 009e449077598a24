/* Long because covers, quotes, single statements, next steps and contacts are told apart in eight languages. */
/** Slides of few words: covers, quotes, closing slides, one big statement. */
import { datesIn } from '../document/dates.ts';
import { piecesAt, titled, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { Entry, ReadBrief } from '../document/reading.ts';
import { voiceOf } from '../document/voice.ts';
import { entriesOf } from '../relations/lists.ts';
import type { Reading } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const COVER =
  /(?<!\p{L})(?:(?:very )?first (?:slide|page)|erste (?:folie|seite)|(?:première|1re) (?:diapo\p{L}*|page|slide)|primera (?:diapositiva|página|lámina)|prima (?:slide|diapositiva|pagina)|primeir[oa] (?:slide|página|diapositivo)|eerste (?:dia|slide|pagina)|pierwsz[ya] (?:slajd|strona))(?!\p{L})|(?:cover|title)\s(?:slide|page)|(?<=^\s*)open(?:ing|er)(?=\s?:)|(?<=^|[\s-])cover(?:\s(?:please|pls|for [^:\n]{2,50}))?(?=\s?[:–])|^(?:the\s)?cover(?=\s?-)|opening (?:slide|page)|front page|titelfolie|titelblatt|deckblatt|titelseite|page de (?:titre|garde)|couverture|portada|copertina|diapositiva de título|slide de título|capa\b|titelpagina|titeldia|strona tytułowa|slajd tytułowy|eröffnungsfolie|(?:diapositive|slide|page) d['’]ouverture|diapositiva de apertura|(?:slide|diapositiva) di apertura|slide de abertura|openingsdia|slajd otwierający|big statement|statement slide/iu;
const STEPS =
  /next steps|nächste schritte|prochaines étapes|próximos pasos|prossimi passi|próximos passos|volgende stappen|następne kroki|kolejne kroki/iu;
const QUOTED = /(?:[“"„«]|(?<=[\s:])['‘])([^“”"„»«\n]{8,240}?)(?:[”"“»]|['’](?=[\s,.;]|$))/u;
const SPOKEN =
  /(?<!\p{L})(?:quotes?|quotation|said|says|zitat\p{L}*|sagte?|citations?|dit|citas?|frase|dijo|citazione|disse|citação|citaat|zei|cytat)(?!\p{L})/iu;
const BY = /^\s*[,.]?\s*(?:[-–—]+|by|said|says|von|par|de|di|przez)\s+/iu;

const BENEATH =
  /(?<!\p{L})(?:with|mit|avec|con|com|met|z)\s(\p{Lu}[^\n.;:!?"“„«]{3,80}?)\s(?:beneath|underneath|below|under (?:it|that)|darunter|drunter|dessous|en dessous|debajo|abajo|sotto|por baixo|em baixo|eronder|pod spodem|poniżej)(?!\p{L})/u;
const UNDERNEATH =
  /^[\s,.;]{0,3}(?:and\s|und\s|et\s|y\s|e\s|en\s|i\s)?(?:underneath|beneath|below|darunter|dessous|debajo|sotto|por baixo|eronder|pod spodem|poniżej)[:,]?\s(?:small,?\s)?(\p{Lu}[^\n.;:!?"“„«@]{3,80}?)(?=[.\n]|$)/u;
const NO_CUES: ReadonlySet<string> = new Set();
const ASKS = new Set(['request', 'look', 'aside', 'greeting']);

/** The request before the words in quotes: "Only this sentence, big, alone:". */
function askedBefore(brief: ReadBrief, at: number): readonly Piece[] {
  const lead = cut(new Piece(brief.text, 0, brief.text.length), 0, at);
  return lead.text === '' || lead.text.length > 120 || /\d|[.!?]\s|\n/.test(lead.text) ? [] : [lead];
}

/** What stands in quotes, without blanks at its ends. */
const within = (match: RegExpExecArray): Piece => {
  const said = new Piece(match[1] ?? '', match.index + 1, match.index + 1 + (match[1] ?? '').length);
  return cut(said, said.start, said.end);
};

function quote(brief: ReadBrief): Reading | undefined {
  const match = QUOTED.exec(brief.text);
  if (match?.[1] === undefined) return undefined;
  const headline = within(match);
  const rest = brief.text.slice(match.index + match[0].length);
  const by =
    BY.exec(rest) ??
    /^\s?\(/.exec(rest) ??
    /^[^\n]{0,40}?(?:said|written|spoken|gesagt|dit|dicho|detto|dito)\s(?:by|von|par|por|da|di)\s(?:our\s|unser\p{L}*\s)?/iu.exec(rest);
  if (by === null) return named(brief, headline, match);
  const from = match.index + match[0].length + by[0].length;
  const end = (by[0].endsWith('(') ? /[)\n]|$/ : /(?<!\d)\.|\n|$/).exec(brief.text.slice(from))?.index ?? 0;
  const attribution = trimmed(cut(new Piece(brief.text, 0, brief.text.length), from, from + end));
  return attribution.text === '' || attribution.text.length > 120
    ? undefined
    : { variant: 'thesis_quote', fit: 1, headline, used: askedBefore(brief, match.index), data: { attribution } };
}

/** Who said it, without a dash: right behind the quote, or set below it: "with Mike Davis beneath". */
function named(brief: ReadBrief, headline: Piece, match: RegExpExecArray): Reading | undefined {
  const from = match.index + match[0].length;
  const rest = brief.text.slice(from);
  const behind = SPOKEN.test(brief.text) ? /^\s?[.,]?\s(\p{Lu}[^\n.;:!?"“„«]{3,80}?)(?=[.\n]|$)/u.exec(rest) : null;
  const below = BENEATH.exec(rest.slice(0, 200));
  const under = brief.text.length > 400 ? null : UNDERNEATH.exec(rest.slice(0, 140));
  const found = below ?? under ?? (behind !== null && !ASKS.has(voiceOf(behind[1] ?? '', NO_CUES)) ? behind : null);
  if (found?.[1] === undefined) return undefined;
  const at = from + found.index + found[0].indexOf(found[1]);
  const attribution = trimmed(cut(new Piece(brief.text, 0, brief.text.length), at, at + found[1].length));
  return { variant: 'thesis_quote', fit: 1, headline, used: askedBefore(brief, match.index), data: { attribution } };
}

/** The words after the request: in quotes, behind its colon, or behind "titled". */
function cover(brief: ReadBrief): Reading | undefined {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const match = COVER.exec(brief.text);
  if (match === null) return undefined;
  const quoted = QUOTED.exec(brief.text);
  let body: Piece;
  let headline: Piece | undefined;
  const ahead = quoted === null ? undefined : namedAhead(brief, match.index + match[0].length, quoted.index);
  if (quoted?.[1] !== undefined && ahead === undefined) {
    headline = within(quoted);
    body = cut(whole, quoted.index + quoted[0].length, whole.end);
  } else {
    const tail = brief.text.slice(match.index + match[0].length);
    const lead =
      /^(?:\s[–—-]\s(?![^:\n]{0,50}:)|[^:\n]{0,60}?(?::\s|\n|\s(?:titled|called|saying|that says|for|with the title|mit dem titel|für|pour|avec le titre|para|con el título|per|voor|dla)\s|[.,]\s))/iu.exec(
        tail,
      );
    if (lead === null) return undefined;
    body = cut(whole, match.index + match[0].length + lead[0].length, whole.end);
  }
  const parts: Piece[] = [];
  let from = body.start;
  for (const stop of body.text.matchAll(/(?<!\b\d{1,2})\.(?=\s|$)|[;\n|](?=\s|$)|,\s|\s[/–—]\s/g)) {
    parts.push(cut(body, from, body.start + stop.index));
    from = body.start + stop.index + stop[0].length;
  }
  parts.push(cut(body, from, body.end));
  const said = parts.map((p) => (/^\d{1,2}\.\s/.test(p.text) ? p : trimmed(p))).filter((p) => /[\p{L}\d]/u.test(p.text));
  // What is asked of the slide stands last: "dark background if possible".
  while (said.length > 1 && ASKS.has(voiceOf((said.at(-1) as Piece).text, NO_CUES))) said.pop();
  if (headline === undefined) headline = said.shift();
  if (headline === undefined || headline.text.length > 160) return undefined;
  const dated = said.find((p) => datesIn(p).some((d) => d.year !== undefined || d.month !== undefined));
  const only = dated === undefined ? undefined : datesIn(dated)[0]?.piece;
  // "Board meeting on 3 February" is more than its date.
  const date = dated === undefined || only === undefined || dated.text.length - only.text.length > 8 ? undefined : only;
  const others = said.filter((p) => p !== dated || date === undefined);
  const [first, last] = [others[0], others.at(-1)];
  const context =
    first === undefined || last === undefined
      ? undefined
      : cut(
          whole,
          first.start,
          date !== undefined && dated !== undefined && dated.start < last.start && dated.start > first.start
            ? (others.findLast((p) => p.end <= dated.start) ?? first).end
            : last.end,
        );
  return {
    variant: 'typographic_cover',
    fit: 1,
    headline,
    data: {},
    ...(context === undefined || context.text.length > 200 ? {} : { context }),
    used: [
      ...(quoted === null || ahead !== undefined ? [] : askedBefore(brief, quoted.index)),
      ...(date === undefined || dated === undefined ? [] : [dated]),
    ],
    ...(date === undefined ? {} : { date }),
  };
}

/** A title between the colon and the words in quotes, which are its motto: "Cover: Annual report / “A hundred years” / Bologna". */
function namedAhead(brief: ReadBrief, from: number, to: number): Piece | undefined {
  const text = brief.text.slice(from, to);
  const colon = text.indexOf(':');
  if (colon < 0 || colon > 60) return undefined;
  const name = titled(cut(new Piece(brief.text, 0, brief.text.length), from + colon + 1, to));
  return name.text.split(/\s/).length >= 2 && name.text.length <= 80 && voiceOf(name.text, NO_CUES) === 'topic' && /[/,|–—]\s*$/u.test(text)
    ? name
    : undefined;
}

const ALONE =
  /nothing (?:else )?(?:on (?:it|the (?:slide|page)) )?(?:except|but)|(?:only|just) th(?:is|ese) (?:line|sentence|words?|quote)|(?:nichts|sonst nichts) (?:außer|als)|nur dieser?|(?:rien|rien d['’]autre) (?:que|sauf)|seulement cette|(?:nada|nada más) (?:excepto|que|salvo)|solo esta|nient['’]altro che|solo questa|(?:nada|nada mais) (?:exceto|além de)|só esta|niets (?:anders )?(?:dan|behalve)|alleen deze|nic (?:oprócz|poza)|tylko to|(?:one|single|just one|only one|big|one big|one strong|key)\s(?:sentence|statement|message|line|thought)|nothing else|headline only|ein(?:zig)?er? (?:großer )?(?:satz|aussage|botschaft)|nur (?:dieser|ein) satz|une seule phrase|une grande phrase|una sola frase|una frase grande|una frase|uma (?:só|única) frase|één zin|jedno zdanie|full[- ]screen/iu;

/** "One big sentence, nothing else: We stop building for everyone." */
function statement(brief: ReadBrief): Reading | undefined {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const asked = ALONE.exec(brief.text);
  if (asked === null) return undefined;
  const quoted = QUOTED.exec(brief.text);
  if (quoted?.[1] !== undefined)
    return { variant: 'typographic_cover', fit: 1, headline: within(quoted), used: askedBefore(brief, quoted.index), data: {} };
  const lead = /[:\n]\s*/.exec(brief.text.slice(asked.index));
  if (lead === null) return undefined;
  const from = asked.index + lead.index + lead[0].length;
  const stop = /\n|[.!?](?=\s+\p{Lu})/u.exec(brief.text.slice(from));
  const headline = titled(cut(whole, from, stop === null ? whole.end : from + stop.index));
  return headline.text.split(/\s/).length < 3 || headline.text.length > 200
    ? undefined
    : { variant: 'typographic_cover', fit: 1, headline, used: askedBefore(brief, from), data: {} };
}

const THANKS =
  /(?:thank[- ]you|closing|contact|final|last|end|goodbye|q\s?&\s?a)\s(?:slide|page)|letzte (?:folie|seite)|dernière (?:diapo\p{L}*|page|slide)|última (?:diapositiva|página|lámina)|ultima (?:slide|diapositiva|pagina)|últim[oa] (?:slide|página)|laatste (?:dia|slide|pagina)|ostatni(?:a)? (?:slajd|strona)|kontaktfolie|dankesfolie|abschlussfolie|schlussfolie|(?:diapositive|page) de (?:contact|remerciements?|fin)|(?:diapositiva|página) de (?:contacto|agradecimiento|cierre)|(?:slide|pagina) (?:di|dei) (?:contatti?|ringraziament[oi]|chiusura)|(?:slide|página) de (?:contactos?|contatos?|agradecimento|encerramento)|contact(?:dia|pagina)|bedankdia|slotdia|slajd (?:kontaktowy|końcowy)/iu;
const EMAIL = /[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{2,30}){1,4}/u;
const PHONE = /(?:\+|\(\+?)?\d[\d\s()/.-]{6,20}\d/u;

const THANKED =
  /(?<!\p{L})(?:thank you(?: all| everyone| for \p{L}+ing)?|many thanks|thanks(?: for \p{L}+ing)?|(?:vielen |herzlichen )?dank(?:e)?(?: für [\p{L}\s]{3,30})?|merci(?: (?:à tous|de [\p{L}\s]{3,30}|beaucoup))?|(?:muchas )?gracias(?: por [\p{L}\s]{3,30})?|grazie(?: (?:a tutti|per [\p{L}\s']{3,30}))?|(?:muito )?obrigad[oa](?: a todos)?|bedankt(?: voor [\p{L}\s]{3,30})?|dziękuj(?:ę|emy)(?: za [\p{L}\s]{3,20})?)(?!\p{L})/iu;
const EDGE = new RegExp(
  `${COVER.source}|${THANKS.source}|${ALONE.source}|(?<!\\p{L})(?:opener|opening|closing|welcome|title|titel|titre|título|titolo|quote|zitat|citation|cita|citazione|citação|citaat|cytat|statement|aussage|motto|slogan|one[- ]liner|the (?:sentence|line|words)|der satz|die worte|la phrase|les mots|la frase|le parole|a frase|de zin|de woorden|zdanie)(?!\\p{L})`,
  'iu',
);

/** A short brief for the first, the last or a single line: its words in quotes, or its thanks. */
function edge(brief: ReadBrief): Reading | undefined {
  if (brief.text.length > 400 || brief.tables.length > 0 || brief.lines.some((l) => l.mark === 'bullet' || l.mark === 'number'))
    return undefined;
  if (!EDGE.test(brief.text)) return undefined;
  const quoted = QUOTED.exec(brief.text);
  if (quoted?.[1] !== undefined)
    return { variant: 'typographic_cover', fit: 0.7, headline: within(quoted), used: askedBefore(brief, quoted.index), data: {} };
  const thanks = THANKS.test(brief.text)
    ? THANKED.exec(brief.text.replace(/thank[- ]you (?:slide|page)/giu, (m) => ' '.repeat(m.length)))
    : null;
  if (thanks === null) return undefined;
  const whole = new Piece(brief.text, 0, brief.text.length);
  return { variant: 'typographic_cover', fit: 0.6, headline: cut(whole, thanks.index, thanks.index + thanks[0].length), data: {} };
}

/** Says that what follows its colon is all there is to read. */
const SAYING =
  /^[^:\n]{0,90}?(?<!\p{L})(?:(?:slide|page|screen) (?:that |which |to )?(?:just |only )?(?:says?|reads?|saying)|(?:on|across|fill(?:ing)?) (?:the|this|a whole|the whole) (?:screen|page|slide)|in the middle|end with|begin with|open with|only (?:this|these)|auf (?:die|der) (?:folie|seite)|nur (?:dies(?:es|er)?|der satz)|à l['’]écran|sur (?:la|une) (?:page|diapo\p{L}*)|en (?:la )?pantalla|sullo schermo|no ecrã|na tela|op het scherm|na ekranie)[^:\n]{0,60}:\s/iu;

/** "Just a slide that says: We are closing the Mainz office." */
function saying(brief: ReadBrief): Reading | undefined {
  const lead = brief.text.length > 240 || brief.lines.length > 2 ? null : SAYING.exec(brief.text);
  if (lead === null || brief.tables.length > 0) return undefined;
  const from = lead[0].length;
  const stop = /\n|[.!?](?=\s)/u.exec(brief.text.slice(from));
  const whole = new Piece(brief.text, 0, brief.text.length);
  const headline = titled(cut(whole, from, stop === null ? whole.end : from + stop.index));
  // A list is no saying.
  return headline.text.length < 6 ||
    headline.text.length > 140 ||
    (headline.text.match(/,\s|;/g) ?? []).length > 1 ||
    headline.text.includes(': ')
    ? undefined
    : { variant: 'typographic_cover', fit: 0.7, headline, used: askedBefore(brief, from), data: {} };
}

/** Several people in one line: each begins with a name of two words behind the number or address of the one before. */
function personsIn(line: Piece): Piece[] {
  const out: Piece[] = [];
  let from = line.start;
  for (const m of line.text.matchAll(
    /(?<=[\d@][^\s,]{0,60}[,/|]?\s(?:and\s|und\s|et\s|y\s|e\s|en\s|i\s)?)\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+/gu,
  )) {
    out.push(cut(line, from, line.start + m.index));
    from = line.start + m.index;
  }
  out.push(cut(line, from, line.end));
  return out.map((p) => (/[,/|]$/.test(p.text) ? cut(p, p.start, p.end - 1) : p));
}

/** Asks a reader to write or call. */
const ASK_US =
  /(?<!\p{L})(?:questions|any questions|fragen|noch fragen|des questions|preguntas|domande|perguntas|dúvidas|vragen|pytania)\s?\?/iu;
const WRITE_TO =
  /^(?:.*?[?!.]\s)?(?:please\s)?(?:write to|questions to|fragen an|contact|ask|call|mail|e-mail|reach(?: out to)?|talk to|get in touch with|schreib(?:en|t)?(?: sie)?(?: an)?|kontakt|écri(?:re|vez) à|contacte[rz]|escrib\p{L}{1,4} a|contact[ae]r?|scriv\p{L}{1,4} a|contatt\p{L}{1,4}|escrev\p{L}{1,3} (?:a|para)|mail(?: naar)?|schrijf(?: naar)?|pisz(?:cie)? do)\s/iu;

/** Whom to call: a name with address and number, one a line or sentence. */
function contacts(brief: ReadBrief): Reading | undefined {
  const asked = THANKS.exec(brief.text) ?? ASK_US.exec(brief.text) ?? (brief.text.length <= 200 ? THANKED.exec(brief.text) : null);
  if (!EMAIL.test(brief.text) && (asked === null || !PHONE.test(brief.text))) return undefined;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const people = brief.text
    .split(/\n|;\s/)
    .reduce<{ at: number; lines: Piece[] }>(
      (m, line) => ({
        at: m.at + line.length + (brief.text[m.at + line.length] === ';' ? 2 : 1),
        lines: [...m.lines, cut(whole, m.at, m.at + line.length)],
      }),
      { at: 0, lines: [] },
    )
    .lines.slice(0, 40)
    .flatMap(personsIn)
    .flatMap((line) => {
      const email = EMAIL.exec(line.text);
      const phone = PHONE.exec(email === null ? line.text : line.text.replace(email[0], ' '.repeat(email[0].length)));
      if (email === null && phone === null) return [];
      const first = Math.min(email?.index ?? line.text.length, phone?.index ?? line.text.length);
      const before = cut(line, line.start, line.start + first);
      const lead = before.text.lastIndexOf(':');
      const told = titled(lead < 0 ? before : cut(before, before.start + lead + 1, before.end));
      const verb = WRITE_TO.exec(told.text)?.[0].length ?? 0;
      const said = cut(told, told.start + verb, told.end);
      const comma = said.text.indexOf(', ');
      const name = comma < 0 ? said : cut(said, said.start, said.start + comma);
      const role = comma < 0 ? undefined : titled(cut(said, said.start + comma + 1, said.end));
      const piece = (m: RegExpExecArray): Piece => cut(line, line.start + m.index, line.start + m.index + m[0].length);
      // Nobody's name stands before it, but the request: the address speaks for itself.
      if (email !== null && (/["“„«:]|[.!?]\s/u.test(said.text) || name.text.split(/\s/).length > 6)) {
        return [{ name: piece(email), ...(phone === null ? {} : { phone: piece(phone) }) }];
      }
      if (!/\p{Lu}/u.test(name.text) || name.text.length > 60) return [];
      return [
        {
          name,
          ...(role === undefined || role.text === '' || role.text.length > 60 ? {} : { role }),
          ...(email === null ? {} : { email: piece(email) }),
          ...(phone === null ? {} : { phone: piece(phone) }),
        },
      ];
    });
  if (people.length === 0 || people.length > 8 || (asked === null && people.length < 2)) return undefined;
  const thanks =
    /(?<!\p{L})(?:thank you|thanks|danke|vielen dank|merci|gracias|grazie|obrigad[oa]|bedankt|dziękujemy|dziękuję)(?!\p{L})/iu.exec(
      brief.text,
    ) ?? ASK_US.exec(brief.text);
  return {
    variant: 'contact_closing',
    fit: 1,
    ...(thanks === null ? {} : { headline: cut(whole, thanks.index, thanks.index + thanks[0].length) }),
    data: { contacts: people },
  };
}

/** "Next steps, last page: NDA signed by Thursday, call on the 21st": what stands behind the colon, at commas or as sentences. */
function behindSteps(brief: ReadBrief): Entry[] | undefined {
  if (brief.lines.some((l) => l.mark === 'bullet' || l.mark === 'number') || brief.lines.length > 3) return undefined;
  const sentence = brief.sentences.findIndex((s) => new RegExp(`(?:${STEPS.source})[^:\\n]{0,60}:\\s`, 'iu').test(s.text));
  const asked = brief.sentences[sentence];
  if (asked === undefined) return undefined;
  const first = cut(asked, asked.start + asked.text.indexOf(':', asked.text.search(STEPS)) + 1, asked.end);
  const rest = brief.sentences.slice(sentence + 1).filter((s) => s.text.split(/\s/).length > 2);
  const things = rest.length > 0 ? [first, ...rest] : piecesAt(first, ',;');
  return things.length >= 2 ? things.map((p) => ({ piece: p, label: p, below: [], numbered: false })) : undefined;
}

function nextSteps(brief: ReadBrief): Reading | undefined {
  // Asked for, not one of the things listed.
  const asked = [
    ...brief.sections.flatMap((s) => s.key ?? []),
    ...brief.groups.flatMap((g) => g.lead ?? []),
    ...brief.sentences.slice(0, 1),
  ];
  if (!asked.some((p) => p.text.length < 120 && STEPS.test(p.text))) return undefined;
  const entries = behindSteps(brief) ?? entriesOf(brief);
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
    'front cover',
    'front page',
    'first slide',
    'start slide',
    'starter slide',
    'deck opener',
    'deck title',
    'statement page',
    'big sentence',
    'one big sentence',
    'key statement',
    'quote page',
    'quotation',
    'pull quote',
    'testimonial',
    'thank you slide',
    'thank-you slide',
    'thank you page',
    'thanks slide',
    'contact slide',
    'contact page',
    'contacts slide',
    'closing page',
    'end slide',
    'final slide',
    'way forward',
    'startfolie',
    'eröffnungsfolie',
    'zitatfolie',
    'schlussfolie',
    'abschlussfolie',
    'dankesfolie',
    'kontaktfolie',
    'diapositive de titre',
    'page d ouverture',
    'page de couverture',
    'page de remerciement',
    'page de contact',
    'cita',
    'frase destacada',
    'diapositiva de portada',
    'diapositiva de cierre',
    'diapositiva de contacto',
    'citazione',
    'slide di apertura',
    'slide di chiusura',
    'citação',
    'slide de abertura',
    'slide de encerramento',
    'slide de capa',
    'omslag',
    'voorblad',
    'citaat',
    'slotdia',
    'bedankdia',
    'okładka',
    'cytat',
    'slajd końcowy',
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
  sample: 'Cover slide: [text]. [text].',
  read: (brief) =>
    nextSteps(brief) ??
    contacts(brief) ??
    // A cover's title stands in quotes, too, and who speaks behind a dash is its sub-line.
    (COVER.test(brief.text) && !SPOKEN.test(brief.text) ? cover(brief) : undefined) ??
    quote(brief) ??
    cover(brief) ??
    statement(brief) ??
    edge(brief) ??
    saying(brief),
});
