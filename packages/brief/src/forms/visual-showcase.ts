/** One big picture and what is to be seen on it. */

import { figuresWithin } from '../document/figures-within.ts';
import { clause, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { Entry, ReadBrief } from '../document/reading.ts';
import { entryOf } from '../document/sections.ts';
import { says } from '../relations/keyed-lists.ts';
import { entriesOf } from '../relations/lists.ts';
import { Count } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const WORDS =
  /\s(?:number(?:ed|s)?|mark|marked|nummern?|nummertjes?|nummeriert\p{L}*|nummers?|genummerd\p{L}*|numéros?|numérotée?s?|pastilles?|numerad\p{L}*|números?|numerat\p{L}*|numeri|ponumerowan\p{L}*|numer\p{L}{0,3}|callouts?|call-outs?|annotate|label|labels|labelled|labeled|legend|legende|point at|pointing at|point to|pointing to|point out|pointers|pins|numbers on it|numbered dots|mock-?up|wireframe|benannt|benenn\p{L}*|pfeile\p{L}*|pointant|señal\p{L}*|etiquet\p{L}*|indicand\p{L}*|etichett\p{L}*|legenda|aanwijz\p{L}*|oznacz\p{L}*|annotée?|screenshots?|annotat\p{L}*|markers?|hotspots?|labell?ed (?:picture|photo|image|screen)|visual showcase|numbered parts|beschrift\p{L}*|hinweispunkte|markierung\p{L}*|markierten?|bildschirmfoto|légend\p{L}*|repères?|annoté\p{L}*|capture d écran|anotac\p{L}*|anotad\p{L}*|captura|richiami|annotazion\p{L}*|schermata|anotaç\p{L}*|markeringen|adnotac\p{L}*|zrzut)\s/u;
const PICTURED =
  /pictur|photo|image|screen|plan|map|drawing|render|mock|sketch|diagram|wireframe|bild|foto|grundriss|zeichnung|karte|abbildung|capture|écran|dessin|schéma|carte|imagen|captura|pantalla|plano|dibujo|mapa|immagine|schermata|pianta|disegno|mappa|imagem|ecrã|tela|planta|desenho|afbeelding|scherm|plattegrond|tekening|kaart|zdjęci|ekran|rysun|rzut|callout|annotat|label|showcase|\.(?:jpe?g|png|svg|webp|pdf|tiff?|heic)\b/iu;
const SIDES =
  /\s(?:both sides|left and right|flank\p{L}*|beide\p{L}* seiten|links und rechts|des deux côtés|ambos lados|entrambi i lati)\s/u;
const LINES = /\s(?:leaders?|leader lines|lines to|linien|traits|líneas|linee)\s/u;
const ACROSS =
  /^\s?%?\s?(?:across|from (?:the )?left|horizontal\w*|von links|waagerecht|horizontal\w*|depuis la gauche|de la gauche|desde la izquierda|da sinistra|vanaf links)/iu;
const DOWN =
  /^\s?%?\s?(?:down|from (?:the )?top|vertical\w*|von oben|senkrecht|du haut|depuis le haut|desde arriba|dall'alto|vanaf boven)/iu;
const AT = /[\s,;:(–—-]*(?:(?:is|sits|stands)\s)?(?:at|bei|à|en|a|op|na|x|\bx\s?[=:])?\s*$/iu;
const PICTURE_LINE = /^(?:image|picture|photo|screenshot|bild|foto|imagen|immagine|imagem|afbeelding)\b|asset:|https?:/iu;

interface Mark {
  readonly entry: Entry;
  readonly at?: readonly [Figure, Figure];
  /** Its own number, which the mark on the picture stands for. */
  readonly number?: Piece;
}

/** The two shares of a mark: percent, or numbers up to 1. */
function placeOf(brief: ReadBrief, piece: Piece): readonly [Figure, Figure] | undefined {
  const own = figuresWithin(brief, piece).filter((f) => !f.year);
  const fits = own.filter((f) => (f.unit === '%' ? f.value >= 0 && f.value <= 100 : f.unit === '' && f.value >= 0 && f.value <= 1));
  // `(10/80)`: two bare numbers in brackets and nothing else are percent of the picture.
  const pair = /\((\d{1,2}|100)\s?[/,;]\s?(\d{1,2}|100)\)\s*$/u.exec(piece.text);
  const [left, right] = own.slice(-2);
  if (pair !== null && left !== undefined && right !== undefined && left.unit === '' && right.unit === '') return [left, right];
  if (fits.length < 2) return undefined;
  const after = (f: Figure): string => brief.text.slice(f.end, Math.min(piece.end, f.end + 30));
  const before = (f: Figure): string => brief.text.slice(Math.max(piece.start, f.start - 6), f.start);
  const x = fits.find((f) => ACROSS.test(after(f)) || /\bx\s?[=:]?\s?$/iu.test(before(f)));
  const y = fits.find((f) => DOWN.test(after(f)) || /\by\s?[=:]?\s?$/iu.test(before(f)));
  if (x !== undefined && y !== undefined && x !== y) return [x, y];
  const [a, b] = fits.slice(-2);
  return a !== undefined && b !== undefined && a.unit === b.unit && /^\s?[,/;|]\s?$/.test(brief.text.slice(a.end, b.start))
    ? [a, b]
    : undefined;
}

const share = (f: Figure): Count => new Count(f.unit === '%' || f.value > 1 ? Number((f.value / 100).toPrecision(12)) : f.value, f);

/** `1 entrance 2 triage desk 3 resus`, "1 is the throttle, 2 is the display": names behind numbers that count up. */
const COUNTED = /(?<![\p{L}\d.,/–-])\(?(\d{1,2})[.):]?\s(?:(?:is|=|–|-|ist|est|es|è|é|to)\s)?(?=["“„«]?\p{L})/gu;
const ENDS = /[.!?](?=\s|$)|\n|;/u;

function countedUp(brief: ReadBrief): Mark[] {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const heads: { start: number; end: number }[] = [];
  for (const m of brief.text.matchAll(COUNTED)) {
    const n = Number(m[1]);
    if (n === 1 && heads.length < 3) heads.length = 0;
    if (n === heads.length + 1) heads.push({ start: m.index, end: m.index + m[0].length });
    if (heads.length > 20) return [];
  }
  if (heads.length < 3) return [];
  return heads.flatMap(({ end }, i): Mark[] => {
    const next = heads[i + 1]?.start ?? brief.text.length;
    const stop = ENDS.exec(brief.text.slice(end, next))?.index;
    const said = cut(whole, end, stop === undefined ? next : end + stop);
    const tail = /(?:[\s,;(–-]|\s(?:and|und|et|y|e|en|i)(?:\s(?:name|label|number|explain)\s.*)?)+$/iu.exec(said.text)?.[0].length ?? 0;
    const name = clause(cut(said, said.start, said.end - tail));
    return /\p{L}/u.test(name.text) && name.text.length <= 120
      ? [{ entry: entryOf(name), number: cut(whole, heads[i]?.start ?? end, end) }]
      : [];
  });
}

function marksOf(brief: ReadBrief): Mark[] {
  // Places have commas of their own: lines and semicolons part the marks.
  const lines = brief.lines.filter((l) => placeOf(brief, l.piece) !== undefined).map((l) => l.piece);
  const parts =
    lines.length >= 2
      ? lines
      : brief.groups.flatMap((g) => {
          const body = g.lead === undefined || g.items[0] === undefined ? g.piece : cut(g.piece, g.items[0].piece.start, g.piece.end);
          return placeOf(brief, body) === undefined ? [] : [body];
        });
  const placed = parts.flatMap((p): Mark[] => {
    const at = placeOf(brief, p);
    if (at === undefined) return [];
    const first = Math.min(at[0].start, at[1].start);
    const label = cut(p, p.start, first);
    const tail = AT.exec(label.text);
    const name = trimmed(tail === null ? label : cut(label, label.start, label.start + tail.index));
    return /\p{L}/u.test(name.text) ? [{ entry: entryOf(name), at }] : [];
  });
  if (placed.length >= 2) return placed;
  // `Filter bar (10%, 8%), map (45%, 40%)` in one sentence.
  const inline: Mark[] = [];
  for (const s of brief.sentences.slice(0, 40)) {
    const bracketed = [...s.text.matchAll(/([^,;:()]{2,60}?)\s\(([^()]{3,60})\)/gu)];
    for (const m of bracketed) {
      const start = s.start + m.index;
      const piece = new Piece(m[0], start, start + m[0].length);
      const at = placeOf(brief, piece);
      const name = trimmed(cut(piece, piece.start, piece.start + (m[1] ?? '').length));
      if (at !== undefined && /\p{L}/u.test(name.text)) inline.push({ entry: entryOf(name), at });
    }
  }
  if (inline.length >= 2) return inline;
  const counted = brief.lines.some((l) => l.mark === 'number') ? [] : countedUp(brief);
  if (counted.length >= 3 && counted.length >= (entriesOf(brief)?.length ?? 0) - 1) return counted;
  return (entriesOf(brief) ?? [])
    .filter((e) => !PICTURE_LINE.test(e.piece.text))
    .map((e) => {
      // Numbers of their own give way to those on the picture.
      const head = /^\d{1,2}[.)]?\s(?=\p{L})/u.exec(e.piece.text)?.[0].length ?? 0;
      return { entry: head === 0 ? e : entryOf(cut(e.piece, e.piece.start + head, e.piece.end), e.below) };
    });
}

export const visualShowcase = definePattern({
  form: 'visual_showcase',
  names: [
    'visual showcase',
    'callouts',
    'call-outs',
    'screenshot with',
    'annotated screenshot',
    'annotated picture',
    'annotated photo',
    'labelled picture',
    'labelled photo',
    'picture with callouts',
    'bild mit beschriftungen',
    'beschriftetes bild',
    'beschrifteter screenshot',
    'screenshot mit',
    'image annotée',
    'image légendée',
    'capture annotée',
    'capture d écran',
    'captura con',
    'captura anotada',
    'immagine con richiami',
    'imagem anotada',
    'zrzut ekranu z',
    'call outs',
    'con etiquetas',
    'con etichette',
    'com etiquetas',
    'avec étiquettes',
    'avec légendes',
    'mit hinweisen',
    'with callouts',
    'annotate',
    'annotated image',
    'annotated plan',
    'annotated map',
    'annotated diagram',
    'annotated mockup',
    'labelled image',
    'labeled image',
    'labeled picture',
    'labelled plan',
    'with labels',
    'label the',
    'label the parts',
    'point at the',
    'pointing at the',
    'point to the',
    'pointing to the',
    'numbers on it',
    'numbered markers',
    'numbered picture',
    'mockup of',
    'screenshot of',
    'screen shot',
    'product tour',
    'bildschirmfoto mit',
    'bild mit markierungen',
    'foto mit beschriftung',
    'foto mit beschriftungen',
    'kommentierter screenshot',
    'screenshot des',
    'screenshot der',
    'photo annotée',
    'photo légendée',
    'plan annoté',
    'schéma annoté',
    'capture commentée',
    'foto anotada',
    'imagen anotada',
    'imagen con etiquetas',
    'captura de pantalla',
    'foto annotata',
    'immagine annotata',
    'schermata con',
    'foto con richiami',
    'foto anotada',
    'captura de ecrã',
    'schermafbeelding met',
    'foto met labels',
    'geannoteerde foto',
    'geannoteerde afbeelding',
    'zdjęcie z opisami',
    'opisany zrzut',
  ],
  strong: [
    'on the picture',
    'on the image',
    'on the photo',
    'on the plan',
    'auf dem bild',
    'auf dem foto',
    'im bild',
    'sur l image',
    'sur la photo',
    'en la imagen',
    'en la foto',
    'sulla foto',
    'na imagem',
    'op de foto',
    'na zdjęciu',
    'screenshot',
    'markers',
    'annotated',
    'hotspots',
    'beschriftung*',
    'markierungen',
    'repères',
    'légendes',
    'anotaciones',
    'richiami',
  ],
  figures: false,
  needs: 'what is marked on the picture, best with places such as 10% across, 8% down',
  sample:
    'Screenshot with callouts: [name] at [number]% across, [number]% down; [name] at [number]% across, [number]% down; [name] at [number]% across, [number]% down.',
  read(brief) {
    if (!says(brief, WORDS) && countedUp(brief).length < 3 && !/\.(?:jpe?g|png|svg|webp|pdf|tiff?|heic)\b/iu.test(brief.text))
      return undefined;
    // Numbers alone mark nothing: a picture is named, too.
    if (!PICTURED.test(brief.text)) return undefined;
    const marks = marksOf(brief);
    if (marks.length < 2 || marks.length > 20) return undefined;
    // A request with commas in it lists no parts.
    const listed =
      brief.sections.length > 0 || brief.tables.length > 0 || brief.groups.some((g) => g.lead !== undefined) || /\d/.test(brief.text);
    if (!listed && marks.every((m) => m.at === undefined)) return undefined;
    const placed = marks.every((m) => m.at !== undefined);
    const variant = says(brief, SIDES) ? 'flanked_callouts' : says(brief, LINES) ? 'leader_callouts' : 'numbered_callouts';
    const words = (e: Entry) => ({ label: e.label, ...(e.detail === undefined ? {} : { sub: e.detail }) });
    if (placed)
      return {
        variant,
        fit: 1,
        data: { callouts: marks.flatMap((m) => (m.at === undefined ? [] : [{ x: share(m.at[0]), y: share(m.at[1]), ...words(m.entry) }])) },
      };
    const numbers = (entriesOf(brief) ?? []).flatMap((e) => {
      const head = /^\d{1,2}[.)]?\s(?=\p{L})/u.exec(e.piece.text)?.[0].length ?? 0;
      return head === 0 ? [] : [cut(e.piece, e.piece.start, e.piece.start + head)];
    });
    const own = marks.flatMap((m) => m.number ?? []);
    return { variant: 'numbered_callouts', fit: 0.8, used: own.length > 0 ? own : numbers, blocks: marks.map((m) => words(m.entry)) };
  },
});
