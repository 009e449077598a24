/* Long because the four fields are named in eight languages, by letters, in columns and in running text. */
/** Strengths, weaknesses, opportunities, threats. */

import { splitAt } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { clausesIn, keyedParts, thingsIn } from '../document/sections.ts';
import { voiceOf } from '../document/voice.ts';
import { insideOutside } from '../relations/inside-outside.ts';
import { behindMention } from '../relations/mentions.ts';
import { definePattern } from './define-pattern.ts';

const key = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

const FIELDS = {
  strengths: key(
    "(?:wo |was )?(?:gut|stark) sind wir(?: bei| in)?|worin wir gut sind|was wir gut können|what we do well|where we win|strengths?|we(?:['’]re| are) strong (?:in|at|on)|strong (?:in|at|on)|(?:what|where)(?: we)?(?:['’]s|['’]re| is| are) strong|strong points?|plus side|what we(?:['’]re| are) good at|good at|" +
      'st(?:ä|ae)rken?|forces?|points? forts?|atouts|fortalezas?|puntos? fuertes?|punt[oi] di forza|forz[ae]|forças?|pontos? fortes?|sterktes?|sterke punten|mocne strony|silne strony',
  ),
  weaknesses: key(
    "(?:wo |was )?(?:schlecht|schwach) sind wir(?: bei| in)?|worin wir schwach sind|what we do badly|where we struggle|where we lose|weakness(?:es)?|we(?:['’]re| are) weak (?:at|in|on)|(?:what|where)(?: we)?(?:['’]s|['’]re| is| are) weak|weak (?:points?|spots?|in|at|on)|minus side|" +
      'schw(?:ä|ae)chen?|faiblesses?|points? faibles?|debilidad(?:es)?|puntos? débil(?:es)?|punti di debolezza|punt[oi] debol[ei]|debolezz[ae]|fraquezas?|pontos? fracos?|zwaktes?|zwakheden|zwakke punten|słabe strony|słabości',
  ),
  opportunities: key(
    "(?:von außen )?(?:hilft|nützt) uns|was uns hilft|(?:what |from outside )?(?:helps|could help) us|plays into our hands|opportunit(?:y|ies)|chances|upsides?|opens? doors(?: for us)?|we could (?:win|gain)|there['’]s an opening|an opening|" +
      'chancen?|möglichkeiten|opportunités?|oportunidad(?:es)?|oportunidades?|opportunità|kansen|kans(?=\\s?[:–-])|szans[ae]|możliwości',
  ),
  threats: key(
    '(?:von außen )?(?:droht|schadet)(?: uns)?|was uns (?:droht|schadet)|works against us|threats?|dangers|risks|what threatens us(?: is| are)?|threatens us|what could hurt us|could hurt us|' +
      'risiken|risiko|bedrohung(?:en)?|gefahr(?:en)?|menaces?|risques|amenazas?|riesgos|minacc(?:e|ia)|rischi|ameaças?|riscos|bedreiging(?:en)?|zagrożeni[ae]|ryzyka',
  ),
} as const;
const NO_CUES: ReadonlySet<string> = new Set();
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];

/** What a short key says, in words that name a field only before a colon or a dash: "the good", "could go our way". */
const VALUES = {
  good: key(
    'good|great|strong|well|plus(?:es|side)?|pros?|assets?|proud of|going for (?:us|it|them)|works|like|love|gut|starke?|läuft|plus|sterke?|goede?|fort(?:e|es|s)?|a favore?(?: nostro)?|für uns|pour nous|va(?: bien)?|marche(?: bien)?|bon(?:ne|s)?|bien|bueno|fuertes?|funciona|bene|forti|buono|bom|bem|vai|mocne|silne|plusy|dobre|działa',
  ),
  bad: key(
    "bad|badly|poor|weak|minus(?:es)?|cons|gaps?|not|don['’]t|doesn['’]t|isn['’]t|lack(?:s|ing)?|missing|struggle|en contra|contro(?: di noi)?|contre nous|gegen uns|tegen ons|schwache?|schlecht|hakt|fehlt|zwakke?|zwak|slechte?|niet|coince|faibles?|manque|mal|malo|débil(?:es)?|falla|deboli?|male|manca|fracos?|falta|słabe|minusy|złe|brakuje",
  ),
} as const;
const COULD =
  /(?<!\p{L})(?:could|might|may|can|would)(?!\p{L})[^:]*(?:help|way|gain|win|go into|enter|grow)|(?<!\p{L})(?:openings?|chances?|hopes?|tailwinds?|kans(?:en)?|ocasi(?:ón|ones)|à saisir|ocasiões|okazj[ae]|rückenwind|rugwind|viento a favor|vento a favor)(?!\p{L})/iu;
const DREAD =
  /(?<!\p{L})(?:(?:could|might|may|can|would)(?!\p{L})[^:]*(?:hurt|hit|harm|kill|sink|cost us)|scares?|scary|worr(?:y|ies)|fears?|afraid|headwinds?|against us|danger|keeps us (?:up|awake)|bedreiging(?:en)?|gevaar|gegenwind|angst|gefährlich|peur|inquiète|danger|miedo|preocupa|peligros?|paura|preoccupa|pericol[oi]|medo|perigos?|obaw[ay]|groźn[ey]|bang)(?!\p{L})/iu;
const OUTER =
  /(?<!\p{L})(?:outside|outer|external(?:ly)?|around us|außen|draußen|extern|umfeld|dehors|extérieur|externe|fuera|exterior|externo|fuori|esterno|fora|externo|buiten|zewnątrz|otoczenie)(?!\p{L})/iu;

/** A key before a colon, an equals sign or a dash; and in exported text behind quotes. */
const KEYED =
  /(?<=^|[.;!?\n:,([{–—/]\s{0,3}["']?|\s(?:and|und|et|y|e|en|i)\s)((?:[+−–-]\s?)?[\p{L}][^.;:!?\n–—"{}[\]]{0,48}?)(?:["'\])*]{0,3}\s?[:=]|\s[–—-](?=\s))/gu;

interface Told {
  readonly field?: Field;
  readonly key: Piece;
  readonly body: Piece;
}

/** Everything that stands behind a short key, with the field that the key names. */
function told(text: Piece): Told[] {
  const heads = [...text.text.matchAll(KEYED)].slice(0, 24).flatMap((m) => {
    const said = m[1] ?? '';
    const start = text.start + m.index + m[0].indexOf(said);
    return [{ key: new Piece(said, start, start + said.length), from: text.start + m.index + m[0].length }];
  });
  let outer = false;
  const seen = new Set<Field>();
  const found = heads.map(({ key: head, from }, i): Told => {
    const until = heads[i + 1]?.key.start ?? text.end;
    // What stands before the next key in its clause is its own joining word, or a mark.
    const body = cut(text, from, until);
    const tail = /(?:[\s,;:.!?"'{}[\]()*/–—-]|\s(?:and|und|et|y|e|en|i|but|aber|mais|pero))+$/iu.exec(body.text)?.[0].length ?? 0;
    const open = /^[\s"'{[(*:]+/u.exec(body.text)?.[0].length ?? 0;
    const field = fieldIn(head.text, outer, seen);
    if (OUTER.test(head.text)) outer = true;
    if (field !== undefined) seen.add(field);
    return { ...(field === undefined ? {} : { field }), key: head, body: cut(body, body.start + open, body.end - tail) };
  });
  return found;
}

function fieldIn(text: string, outer: boolean, seen: ReadonlySet<Field>): Field | undefined {
  const says = (e: RegExp): boolean => text.search(e) >= 0;
  const plain = NAMES.find((n) => says(FIELDS[n]));
  if (plain !== undefined && !seen.has(plain)) return plain;
  if (says(DREAD)) return 'threats';
  if (says(COULD)) return 'opportunities';
  const behind = outer || says(OUTER);
  if (/^[−–-]/u.test(text)) return behind || seen.has('weaknesses') ? 'threats' : 'weaknesses';
  if (/^\+/u.test(text)) return behind || seen.has('strengths') ? 'opportunities' : 'strengths';
  if (says(VALUES.bad)) return behind || seen.has('weaknesses') ? 'threats' : 'weaknesses';
  if (says(VALUES.good)) return behind || seen.has('strengths') ? 'opportunities' : 'strengths';
  return undefined;
}

/** Four keys that follow each other, of which two and more name their field: the others stand in its place. */
function inOrder(heads: readonly Told[]): Parts {
  for (let at = 0; at + 4 <= heads.length; at++) {
    const four = heads.slice(at, at + 4);
    const named = four.filter((t) => t.field !== undefined).length;
    if (named < 2 || !four.every((t, i) => (t.field === undefined || t.field === NAMES[i]) && /\p{L}{2}/u.test(t.body.text))) continue;
    return Object.fromEntries(four.map((t, i) => [NAMES[i], { key: t.key, body: t.body }]));
  }
  const own: Parts = {};
  for (const t of heads)
    if (t.field !== undefined && own[t.field] === undefined && /\p{L}{2}/u.test(t.body.text)) own[t.field] = { key: t.key, body: t.body };
  return own;
}

/** Told in running text: "they are good at phone sales; bad at data; could go into SMEs; may be hit by price rules". */
const RUNNING: Readonly<Record<Field, RegExp>> = {
  strengths: key(
    "(?:they|we|it)(?:['’]re| are|['’]s| is) (?:good|great|strong) (?:at|in|on)|(?:on the )?plus side|in (?:our|their|its) favou?r|(?:we|they) have going(?: for (?:us|them))?|good at|strong (?:at|in|on)|gut (?:bei|in)|stark (?:bei|in)|forts? (?:en|sur)|goed in|sterk in|buen[oa]s? en|fuertes? en|forti (?:in|su)|bons em|fortes em|dobrzy w|mocni w",
  ),
  weaknesses: key(
    'bad (?:at|in|on)|poor (?:at|in|on)|weak (?:at|in|on)|not (?:so )?good at|minus(?: side)?|schlecht (?:bei|in)|schwach (?:bei|in)|faibles? (?:en|sur)|slecht in|zwak in|mal[oa]s? en|débiles? en|deboli (?:in|su)|maus em|fracos em|słabi w',
  ),
  opportunities: key(
    '(?:outside )?(?:we|they) (?:could|might|may|can) (?:go into|enter|move into|win|gain|grow (?:in|into|with)|expand into|profit from)|(?:could|might|may) (?:go into|enter|move into|win|gain|grow (?:in|into|with)|expand into|profit from)|outside (?:we|they) see|what could help|könnten? (?:wachsen|profitieren)|pourraient? (?:entrer|gagner|profiter)|podr(?:ía|ían|íamos) (?:entrar|ganar|crecer)',
  ),
  threats: key(
    '(?:may|might|could|can) be (?:hit|hurt|harmed|squeezed) by|(?:may|might|could) (?:hurt|hit|harm)(?: us| them)?|against (?:us|them)(?: are| is)?|exposed to|threatened by|bedroht (?:durch|von)|menacée?s? par|amenazad[oa]s? por|minacciat[oai] da|ameaçad[oa]s? por|bedreigd door|zagrożen[iae] przez',
  ),
};

/** Words within a clause that tell its field, beside those that name it; each is followed by what it says. */
const TELLS: Readonly<Record<Field, RegExp>> = {
  strengths:
    /(?<!\p{L})(?:proud of|going for (?:us|it|them|me)|in (?:our|its|their|my) favou?r|(?:what|which) works(?: well)?|good inside|inside,? good|inside,? (?:plus|\+)|the good(?: news| side| part)?|stolz (?:sind|auf|ist)|für uns spricht|läuft gut|gut läuft|fiers? de|va bien|marche bien|(?:à|en) notre (?:faveur|avantage)|a (?:nuestro )?favor(?: tenemos)?|orgullos\p{L}{1,2} de|a (?:nostro )?favore(?: abbiamo)?|fier[iao] di|a (?:nosso )?favor(?: temos)?|orgulh\p{L}+ d[eo]|trots op|in ons voordeel|sterk (?:in|is|zijn)(?: we)?(?: in)?|ce qu['’](?:ils|elles|on|nous) (?:ont|a|avons) pour (?:eux|elles|soi|nous)|lo bueno(?: de dentro)?|il bello|o bom(?: de dentro)?|dumni z|działa dobrze)(?!\p{L})/iu,
  weaknesses:
    /(?<!\p{L})(?:annoys|bothers|nags|holds (?:us|it|them|me) back|bad inside|inside,? bad|the bad(?: news| side| part)?|not so good|we lack|it lacks|they lack|we(?: have|['’]ve got) no|lacking|missing|uns fehl(?:t|en)|es fehlt|fehlt uns|gegen uns spricht|ärgert|stört|hakt|il nous manque|nous manquent?|nous manque|ne va pas|coince|contre (?:nous|eux|elles)|lo (?:flojo|malo)|o (?:mau|fraco)|il brutto|nos faltan?|en contra|cojea|ci mancano?|contro di noi|falta[- ]nos|faltam[- ]nos|contra nós|ontbreekt|ontbreken|zwak(?: (?:in|is|zijn)|(?=\s?:))|tegen ons|brakuje(?: nam)?|szwankuje)(?!\p{L})/iu,
  opportunities:
    /(?<!\p{L})(?:(?:a |the |our |see a |big )?chances?(?: from outside| outside| with| in| is| are)?|openings?|outside,? good|good outside|outside (?:chances?|plus)|outside (?:we|they) see|(?:could|might|would) (?:help|save|carry|lift|boost)|tailwinds?|rückenwind|von außen hilft|draußen (?:sehen wir|hilft)|chancen? (?:sind|ist|sehen wir)|fuera (?:vemos|ayuda|hay(?: cosas que ayudan)?)|se abren?|viento a favor|dehors(?:,? (?:on voit|ça pousse|aide))?|s['’]ouvrent?|à saisir|fuori vediamo|si aprono?|lá fora vemos|abre[- ]se|kans(?:en)? (?:is|zijn|ligt|liggen)|buiten (?:zien we|helpt|helpen)|szans(?:a|ą|e) (?:jest|to|są)|na zewnątrz widzimy)(?!\p{L})/iu,
  threats:
    /(?<!\p{L})(?:(?:could|might|may|would) (?:kill|hurt|sink|hit|harm|break|stop|cost|squeeze|ruin)|the danger|dangers?|our fear|fears? (?:is|are)|worr(?:y|ies)|afraid of|scares|keeps (?:us|me|them) awake|outside,? bad|bad outside|outside (?:trouble|minus)|headwinds?|watch out for|threat(?:s|ens)?|gegenwind|die gefahr|gefährlich|angst macht|bedroht|bedreigend (?:vinden we|is|zijn)|(?:lo que |ce qui |quel che |o que )?(?:da|fait|fa|dá) (?:miedo|peur|paura|medo)|droh(?:t|en)|ojo con|cuidado con|preocupa|puede hundir|en frente|attention (?:à|aux?)|(?:le |les )?dangers?|nous inquiète|menace|occhio a|attenti a|preoccupa|il pericolo|cuidado com|preocupa|o perigo|let op|pas op voor|bedreiging(?:en)?(?: is| zijn)?|gevaar(?: is)?|uwaga na|zagraża|obawiamy się)(?!\p{L})/iu,
};
/** What goes on from chances to threats within one clause: "…, but also …". */
const TURNS =
  /[,;]?\s(?:but also|but on the other hand|aber auch|mais aussi|pero también|ma anche|mas também|maar ook|ale też|ale także)\s/iu;
const OWN_WORDS =
  /^(?:[\s:=,–—-]|(?:is|are|was|were|that|us|them|it|me|would be|has|have|ist|sind|uns|est|sont|c['’]est|nous|es|son|nos|tenemos|è|sono|abbiamo|é|são|temos|zijn|ons|jest|są|nam|to)(?=[\s:,]|$)|(?:well|bueno|bon|naja|beh|bom|nou)(?=,))+/iu;
/** A lack keeps its word: "we have no tenors" has no tenors, not tenors. */
const LACKS = /(?:lack(?:s|ing)?|no|missing|fehl(?:t|en)|manquent?|manque|faltan?|manca(?:no)?|faltam|ontbre\p{L}+|brakuje)(?=\s|$)/iu;

/** Told clause by clause, each with a word that tells its field; what follows in the same clause is what it says. */
function byClauses(brief: ReadBrief): Parts {
  const tells = (n: Field): boolean => TELLS[n].test(brief.text) || brief.text.search(FIELDS[n]) >= 0 || brief.text.search(RUNNING[n]) >= 0;
  if (brief.text.length > 3_000 || NAMES.filter(tells).length < 2) return {};
  const whole = new Piece(brief.text, 0, brief.text.length);
  const parts = brief.sentences.flatMap((s, at) =>
    splitAt(
      s,
      /;|\s\/\s|,\s(?=(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale)\s(?:I|we|they|it|there|wir|es|on|il|nous|nos|ci|há|we|nam)\s)/giu,
    ).map((part) => ({ part, at })),
  );
  const out: Parts = {};
  const row: { readonly field?: Field; readonly key: Piece; readonly body: Piece }[] = [];
  let open: Field | undefined;
  let sentence = -1;
  for (const { part, at } of parts) {
    const found = NAMES.flatMap((name) => {
      const matches: readonly (RegExpExecArray | null)[] = [
        TELLS[name].exec(part.text),
        part.text.slice(0, 60).search(FIELDS[name]) < 0 ? null : firstOf(FIELDS[name], part.text),
        firstOf(RUNNING[name], part.text),
      ];
      const [first] = matches.flatMap((m) => (m !== null && m.index <= 48 ? [m] : [])).sort((a, b) => a.index - b.index);
      return first === undefined || out[name] !== undefined ? [] : [{ name, at: first.index, end: first.index + first[0].length }];
    }).sort((a, b) => a.at - b.at || b.end - a.end);
    const [head] = found;
    if (head === undefined) {
      // What semicolons part goes on within its sentence.
      if (open !== undefined && at === sentence && out[open] !== undefined) {
        const own = out[open] as { key: Piece; body: Piece };
        out[open] = { key: own.key, body: cut(whole, own.body.start, part.end) };
      } else {
        const lead = part.text.lastIndexOf(': ');
        row.push({ key: cut(part, part.start, part.start), body: lead < 0 ? part : cut(part, part.start + lead + 1, part.end) });
      }
      continue;
    }
    sentence = at;
    const lack = head.name === 'weaknesses' ? LACKS.exec(part.text.slice(head.at, head.end)) : null;
    const body = cut(part, part.start + (lack === null ? head.end : head.at + lack.index), part.end);
    const own = OWN_WORDS.exec(body.text)?.[0].length ?? 0;
    const said = cut(body, body.start + own, body.end);
    if (!/\p{L}{2}/u.test(said.text)) continue;
    const turn = head.name === 'opportunities' && out.threats === undefined ? TURNS.exec(said.text) : null;
    out[head.name] = {
      key: cut(part, part.start + head.at, part.start + head.end),
      body: turn === null ? said : cut(said, said.start, said.start + turn.index),
    };
    open = head.name;
    row.push({ field: head.name, ...(out[head.name] as { key: Piece; body: Piece }) });
    if (turn !== null) {
      const from = said.start + turn.index;
      out.threats = { key: cut(said, from, from + turn[0].length), body: cut(said, from + turn[0].length, said.end) };
      open = 'threats';
    }
  }
  // Two or three fields told in their places of four clauses: the others stand in theirs.
  const named = NAMES.filter((n) => out[n] !== undefined).length;
  for (let at = 0; at + 4 <= row.length && named >= 2 && named < 4; at++) {
    const four = row.slice(at, at + 4);
    if (four.every((t, i) => t.field === undefined || t.field === NAMES[i]) && four.filter((t) => t.field !== undefined).length === named)
      return Object.fromEntries(
        four.map((t, i) => [
          NAMES[i],
          t.field === undefined ? { key: t.key, body: t.body } : (out[t.field] as { key: Piece; body: Piece }),
        ]),
      );
  }
  return out;
}

const firstOf = (expression: RegExp, text: string): RegExpExecArray | null => {
  const [first] = text.matchAll(expression);
  return first === undefined ? null : first;
};

/** Told by where they lie: inside what is good and what is not, outside what may help and what may harm. */
function placed(brief: ReadBrief): Parts {
  const told = insideOutside(brief);
  if (told === undefined) return {};
  const [strengths, weaknesses] = told.inside;
  const [opportunities, threats] = told.outside;
  return { strengths, weaknesses, opportunities, threats };
}

/** After the name of the form, four clauses and no key: strengths, weaknesses, opportunities, threats. */
function unkeyed(brief: ReadBrief): Parts {
  const asked = /(?<!\p{L})(?:swot|dafo|foda|fofa)(?!\p{L})[^:–\n]{0,90}?(?::|\s[–-]\s|\n)/iu.exec(brief.text);
  if (asked === null) return {};
  const from = asked.index + asked[0].length;
  const body = new Piece(brief.text.slice(from), from, brief.text.length);
  const strokes = splitAt(body, /\s[/|]\s|\n/gu);
  const parts = strokes.length === 4 ? strokes : clausesIn(body).filter((p) => p.text.split(/\s/).length > 1);
  const four = parts.slice(0, 4);
  return four.length === 4 && parts.length <= 5
    ? Object.fromEntries(four.map((p, i) => [NAMES[i], { key: cut(p, p.start, p.start), body: p }]))
    : {};
}

/** `S: …; W: …; O: …; T: …`, the letters as the language has them. */
const LETTERS: readonly Readonly<Record<Field, string>>[] = [
  { strengths: 'S', weaknesses: 'W', opportunities: 'O', threats: 'T' },
  { strengths: 'F', weaknesses: 'D', opportunities: 'O', threats: 'A' },
  { strengths: 'F', weaknesses: 'F', opportunities: 'O', threats: 'M' },
  { strengths: 'S', weaknesses: 'S', opportunities: 'C', threats: 'R' },
];

type Parts = Partial<Record<Field, { readonly key: Piece; readonly body: Piece }>>;

function lettered(text: Piece): Parts {
  for (const letters of LETTERS) {
    if (letters.strengths === letters.weaknesses) continue;
    const keys = Object.fromEntries(
      NAMES.map((n) => [
        n,
        new RegExp(
          `(?<![\\p{L}\\d])(?:${letters[n]}(?=\\s?[:=–-]\\s)|"${letters[n]}"\\s?:|"${letters[n].toLowerCase()}"\\s?:|(?<=^|\\n)${letters[n].toLowerCase()}(?=\\s?:\\s))`,
          'gu',
        ),
      ]),
    ) as Record<Field, RegExp>;
    const parts: Parts = keyedParts(text, keys);
    if (NAMES.every((n) => parts[n] !== undefined)) return parts;
  }
  return {};
}

const fieldOf = (text: string): Field | undefined => NAMES.find((n) => text.length <= 40 && (text.match(FIELDS[n]) ?? []).length > 0);

/** Fields as columns, as rows, or two above two. */
function fromTables(brief: ReadBrief): { readonly used: Piece[]; readonly data: Record<Field, Piece[]> } | undefined {
  const data: Record<Field, Piece[]> = { strengths: [], weaknesses: [], opportunities: [], threats: [] };
  const used: Piece[] = [];
  for (const table of brief.tables) {
    const over: (Field | undefined)[] = [];
    const titles = [table.corner, ...table.head];
    const rows: (readonly (Piece | undefined)[])[] = [
      ...(titles.some((t) => t !== undefined) ? [titles] : []),
      ...table.rows.map((r) => [r.label, ...r.cells.map((c) => c.piece)]),
    ];
    for (const row of rows) {
      const named = row.map((c) => (c === undefined ? undefined : fieldOf(c.text)));
      if (named.filter((n) => n !== undefined).length >= 2) {
        over.splice(0, over.length, ...named);
        used.push(...row.filter((c): c is Piece => c !== undefined));
        continue;
      }
      const [label, ...cells] = row;
      const own = over.length === 0 && label !== undefined ? named[0] : undefined;
      if (own !== undefined && label !== undefined) used.push(label);
      for (const [k, cell] of (own === undefined ? row : cells).entries()) {
        const field = own ?? over[k];
        if (field === undefined || cell === undefined || cell.text === '') continue;
        data[field].push(...(own === undefined ? [cell] : thingsIn(cell)));
      }
    }
  }
  return NAMES.filter((n) => data[n].length > 0).length < 3 ? undefined : { used, data };
}

export const swot = definePattern({
  form: 'swot',
  names: [
    'swot',
    'swot analysis',
    'swot-analyse',
    'analyse swot',
    'análisis dafo',
    'dafo',
    'foda',
    'fofa',
    'tows',
    'swot-analiza',
    'strengths and weaknesses',
    'strengths weaknesses',
    'stärken schwächen',
    'stärken-schwächen*',
    'stärken und schwächen',
    'forces et faiblesses',
    'forces faiblesses',
    'fortalezas y debilidades',
    'punti di forza e di debolezza',
    'punti di forza e debolezza',
    'forças e fraquezas',
    'pontos fortes e fracos',
    'sterktes en zwaktes',
    'sterktes zwaktes',
    'mocne i słabe strony',
  ],
  strong: [
    'strengths',
    'weaknesses',
    'stärken',
    'faiblesses',
    'fortalezas',
    'punti di forza',
    'forças',
    'sterktes',
    'mocne strony',
    'good at',
    'honest look at ourselves',
    'we are strong in',
    'we are strong at',
    'we are weak at',
    'we are weak in',
    'threatens us',
    'could hurt us',
    'weak points',
    'weak spots',
    'points forts',
    'points faibles',
    'puntos fuertes',
    'puntos débiles',
    'punti deboli',
    'pontos fortes',
    'pontos fracos',
    'sterke punten',
    'zwakke punten',
    'słabe strony',
    'schwächen',
    'debilidades',
    'fraquezas',
    'zwaktes',
  ],
  figures: false,
  needs: 'strengths, weaknesses, opportunities and threats, each with its points',
  sample: 'Strengths: [text]. Weaknesses: [text]. Opportunities: [text]. Threats: [text].',
  read(brief) {
    const table = fromTables(brief);
    if (table !== undefined) return { fit: 1, ...table };
    const from = behindMention(
      brief.text,
      NAMES.map((n) => FIELDS[n]),
      3,
    );
    const text = new Piece(brief.text.slice(from), from, brief.text.length);
    const whole = new Piece(brief.text, 0, brief.text.length);
    const byWords: Parts = keyedParts(text, FIELDS);
    const ways = [
      () => byWords,
      () => lettered(text),
      () => inOrder(told(whole)),
      () => keyedParts(whole, RUNNING),
      () => byClauses(brief),
      () => placed(brief),
      () => unkeyed(brief),
    ];
    let parts: Parts = {};
    // The first way that tells all four fields, else the first of those that tell most.
    for (const way of ways) {
      const next = way();
      if (NAMES.filter((n) => next[n] !== undefined).length > NAMES.filter((n) => parts[n] !== undefined).length) parts = next;
      if (NAMES.every((n) => parts[n] !== undefined)) break;
    }
    const found = NAMES.flatMap((f) => parts[f] ?? []);
    if (found.length < 3 || found.some((p) => p.body.text.length > 600)) return undefined;
    const data = Object.fromEntries(NAMES.map((f) => [f, thingsOf(brief, parts[f])]));
    return { fit: found.length === 4 ? 1 : 0.9, used: found.map((p) => p.key), data };
  },
});

/** What a field says: behind its key; or before it where its sentence ends with the key ("the new law opens doors for us"). */
function thingsOf(brief: ReadBrief, part: { readonly key: Piece; readonly body: Piece } | undefined): Piece[] {
  if (part === undefined) return [];
  const after = brief.text.slice(part.key.end, part.key.end + 3);
  const sentence = brief.sentences.find((s) => s.start <= part.key.start && s.end >= part.key.end);
  if (/^\s?[.\n]/.test(after) && sentence !== undefined && part.key.start - sentence.start > 8)
    return thingsIn(
      new Piece(
        brief.text.slice(sentence.start, part.key.start).trimEnd(),
        sentence.start,
        sentence.start + brief.text.slice(sentence.start, part.key.start).trimEnd().length,
      ),
    );
  // Exported text has its things in quotes.
  if (/^\[?\s?"/.test(part.body.text)) {
    const quoted = [...part.body.text.matchAll(/"([^"]{1,160})"/gu)];
    return quoted.map((m) => cut(part.body, part.body.start + m.index + 1, part.body.start + m.index + m[0].length - 1));
  }
  return thingsIn(part.body)
    .flatMap(bare)
    .filter((p, i) => i === 0 || voiceOf(p.text, NO_CUES) !== 'request');
}

/** Several sentences of one field are a thing each. */
function bare(piece: Piece): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const m of piece.text.matchAll(/[.;]\s+(?=\p{Lu})/gu)) {
    out.push(new Piece(piece.text.slice(from, m.index), piece.start + from, piece.start + m.index));
    from = m.index + m[0].length;
  }
  out.push(new Piece(piece.text.slice(from), piece.start + from, piece.end));
  return out.filter((p) => p.text.trim() !== '');
}
