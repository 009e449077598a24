/** A picture with the short story that belongs to it. */

import { figuresWithin } from '../document/figures-within.ts';
import { piecesAt, titled, trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { voiceOf } from '../document/voice.ts';
import { says, withMark } from '../relations/keyed-lists.ts';
import { blocksOf } from '../relations/lists.ts';
import { definePattern } from './define-pattern.ts';

const PICTURE =
  /\s(?:photos?|photographs?|pictures?|images?|pics?|snaps?|snapshots?|(?:drone |aerial |lovely |great |nice |good |wide |close-up )shots?|shot of|foto|fotos|foto's|bild|bilder|luftbild|[\p{L}-]{3,20}(?:foto|photo|bild)s?|aufnahme|cliché|instantánea|scatto|photographie|imagen|fotografía|immagine|fotografia|imagem|afbeelding|zdjęci[ae]|bildgeschichte|fotostory|fotoverhaal)\s/u;
/** The parts of a picture are named in another form. */
const PARTS =
  /\s(?:callouts?|screenshots?|markers?|annotate|annotée?s?|label|labels|legend|point at|pointing at|point to|pointing to|numbers on it|annotat\p{L}*|labell?ed|beschrift\p{L}*|markierung\p{L}*|légend\p{L}*|repères?|anotac\p{L}*|across|bildschirm(?:foto|aufnahme|kopie)\p{L}*)\s/u;
/** "No arrows or labels on it": what is to stay away is no part. */
const NEGATED =
  /\s(?:no|without|not|never|ohne|keine|nicht|sans|pas de|sin|ningun\p{L}*|senza|niente|sem|nenhum\p{L}*|zonder|geen|bez)\s(?:\p{L}+\s){0,3}?(?=(?:callouts?|labels?|arrows|legends?|markers?|annotations?|numbers|beschrift|markierung|pfeile|légende|étiquette|anotac|etiquet|annotazion|etichett|anotaç|markering|bijschrift|adnotac)\p{L}*)\p{L}+(?:\s(?:or|and|nor|oder|und|ou|et|o|y|e|of|en|lub|i)\s\p{L}+)*/gu;
/** Says that the words of the story follow: "underneath something like:", "links Text:". */
const LEAD =
  /^(?:[^:.!?\n]{0,80}?[\s,;])?(?:under(?:neath|\s(?:it|the picture))?|below|beneath|beside it|next to it|text|words|caption|story|line|daneben|darunter|bildunterschrift|dessous|à côté|légende|texte|al lado|debajo|texto|accanto|sotto|testo|didascalia|ao lado|por baixo|legenda|ernaast|eronder|tekst|bijschrift|obok|pod spodem|podpis)(?!\p{L})[^:.!?\n]{0,60}:\s/iu;
const TITLED =
  /(?<!\p{L})(?:title|headline|call|titel|überschrift|titre|título|titular|titolo|tytuł)(?:\sit|\sis|\s?:)?\s?[“"„«]([^“”"„»«\n]{2,80})[”"“»]/iu;
const SPOKEN =
  /(?:photos?|photographs?|pictures?|images?|(?<!\p{L})pics?|(?:drone|aerial|lovely|great|nice|wide) shots?|shot of|fotos?|fotograf(?:ía|ia|ie)s?|photographies?|bild(?:er)?|imagen|immagine|imagem|afbeelding|zdjęcie|aufnahme)(?!\p{L})/iu;
const ASSET = /(?:asset:|https?:|data:image)/iu;
/** The address or name of a picture. */
const FILE = /[\w/-]\.(?:png|jpe?g|webp|gif|svg)(?![\w-])/iu;
const LEFT = /\s(?:left|links|à gauche|izquierda|sinistra|esquerda|lewej)\s/u;
const RIGHT = /\s(?:right|rechts|à droite|derecha|destra|direita|prawej)\s/u;
const TOP = /\s(?:above|on top|at the top|over the text|oben|darüber|au-dessus|en haut|arriba|encima|sopra|in alto|acima|boven|powyżej)\s/u;
const PLACE = /(?:left|right|links|rechts|gauche|droite|izquierda|derecha|sinistra|destra|esquerda|direita)/giu;
const NUMBERS = /\s(?:figures|numbers|in numbers|zahlen|kennzahlen|chiffres|cifras|números|numeri|cifre|cijfers|liczby|liczbach)\s/u;
const REQUEST =
  /^(?:please|bitte|use|show|put|take|make|create|add|style|stil|thanks|thank you|danke|merci|hi|hello|hallo|bonjour)(?=[\s,:]|$)/iu;
const MOST = 8;

/** Where the picture stands, from the word next to it. */
function placeOf(brief: ReadBrief): 'left' | 'right' | 'top' | undefined {
  if (says(brief, TOP)) return 'top';
  const [left, right] = [says(brief, LEFT), says(brief, RIGHT)];
  if (left && right) {
    // Both are named: the one nearer behind the picture's own word is its place.
    const at = SPOKEN.exec(brief.text)?.index ?? 0;
    for (const m of brief.text.slice(at, at + 200).matchAll(PLACE))
      return LEFT.test(` ${m[0].toLowerCase()} `) || /gauche/iu.test(m[0]) ? 'left' : 'right';
  }
  // "The text on the right" leaves the left to the picture.
  const text =
    /(?:text|story|words|geschichte|histoire|texte|texto|historia|testo|racconto)[^.;:]{0,20}?(left|right|links|rechts|gauche|droite|izquierda|derecha|sinistra|destra|esquerda|direita)/iu.exec(
      brief.text,
    );
  const swapped = text !== null && !SPOKEN.test(text[0]);
  if (left) return swapped ? 'right' : 'left';
  if (right) return swapped ? 'left' : 'right';
  return undefined;
}

const NO_CUES: ReadonlySet<string> = new Set();
const ASKS = new Set(['request', 'look', 'greeting']);
/** What is to be done with the picture, or left away. */
const ASKED =
  /^(?:(?:please\s)?(?:don['’]?t|do not|never) (?:put|crop|add|cut|write|use|touch|cover)|let (?:it|the (?:photo|picture|image))|nothing else|no (?:labels?|bullets?|arrows?|text|numbers?|cropping|other words)|nicht (?:beschneiden|zuschneiden)|sonst nichts|rien d['’]autre|nada más|nient['’]altro|nada mais|verder niets|nic więcej)(?!\p{L})/iu;

/** Parted at the quote that closes what was opened before it. */
function unquoted(piece: Piece): Piece[] {
  const close = /["”»“](?=\s|$)/u.exec(piece.text);
  if (close === null || /["“„«]/u.test(piece.text.slice(0, close.index))) return [piece];
  const behind = cut(piece, piece.start + close.index + 1, piece.end);
  const told = behind.text.split(/\s/).length >= 3 && !ASKED.test(behind.text) && !ASKS.has(voiceOf(behind.text, NO_CUES));
  return [cut(piece, piece.start, piece.start + close.index), ...(told ? [behind] : [])];
}

/** Sentences that tell, without those that only ask for the picture. */
function toldIn(brief: ReadBrief, after: number): { told: Piece[]; asked: Piece[] } {
  let told: Piece[] = [];
  let led = false;
  const asked: Piece[] = [];
  for (const [i, s] of brief.sentences.slice(0, 40).entries()) {
    // What stands behind a title that is told in quotes.
    const bare = trimmed(after > s.start && after < s.end ? cut(s, after, s.end) : s);
    const lead = led ? null : LEAD.exec(bare.text);
    if (lead !== null) {
      const rest = titled(cut(bare, bare.start + lead[0].length, bare.end));
      if (rest.text.split(/\s/).length >= 3) {
        asked.push(s);
        // What stood before it was talk.
        told = unquoted(withMark(brief.text, rest));
        led = true;
        continue;
      }
    }
    if (ASKED.test(bare.text) || ASKS.has(voiceOf(bare.text, NO_CUES))) {
      asked.push(s);
      if (!SPOKEN.test(bare.text) && !ASSET.test(bare.text)) continue;
    }
    const names =
      SPOKEN.test(bare.text) ||
      ASSET.test(bare.text) ||
      REQUEST.test(bare.text) ||
      (i === 0 && /story|geschichte|histoire|historia|racconto/iu.test(bare.text));
    if (names) {
      asked.push(s);
      // "Photo on the left, story: The cellar was dug in 1742."
      const colon = Math.max(bare.text.lastIndexOf(': '), bare.text.search(/ [–—-] (?!.* [–—-] )/u));
      const rest = colon < 0 ? undefined : titled(cut(bare, bare.start + colon + 1, bare.end));
      if (rest !== undefined && rest.text.split(/\s/).length >= 3 && !ASSET.test(rest.text) && !SPOKEN.test(rest.text.slice(0, 30)))
        told.push(withMark(brief.text, rest));
      continue;
    }
    // Its first article belongs to the story.
    if (bare.text.split(/\s/).length >= 3) told.push(...unquoted(withMark(brief.text, /^[-*•\d]/.test(s.text) ? bare : s)));
  }
  return { told, asked };
}

const figuresIn = (brief: ReadBrief, p: Piece): Figure[] => figuresWithin(brief, p).filter((f) => !f.year);

/** A short thing that is told by its number: `14 parts a minute`. */
function metricOf(brief: ReadBrief, piece: Piece) {
  const [figure, ...more] = figuresIn(brief, piece);
  if (figure === undefined || more.length > 0 || piece.text.length > 60) return undefined;
  const before = trimmed(cut(piece, piece.start, figure.start));
  const after = trimmed(cut(piece, figure.end, piece.end));
  const label = /\p{L}/u.test(after.text) ? after : before;
  if (/\p{L}/u.test(before.text) && /\p{L}/u.test(after.text)) return undefined;
  return { metric: { value: figure as Piece, ...(/\p{L}/u.test(label.text) ? { label } : {}) } };
}

export const imageStory = definePattern({
  form: 'image_story',
  names: [
    'image story',
    'picture story',
    'photo story',
    'photo with',
    'picture with text',
    'image with text',
    'photo and text',
    'photo with text',
    'bildgeschichte',
    'fotostory',
    'bild mit text',
    'foto mit text',
    'bild mit geschichte',
    'photo avec',
    'image avec texte',
    'foto con',
    'imagen con texto',
    'immagine con',
    'imagem com',
    'foto met tekst',
    'zdjęcie z',
    'picture on the left',
    'picture on the right',
    'picture on top',
    'photo on the left',
    'photo on the right',
    'photo on top',
    'image on the left',
    'image on the right',
    'image on top',
    'picture left',
    'picture right',
    'photo slide',
    'picture slide',
    'photo page',
    'text beside it',
    'text next to it',
    'story next to it',
    'story beside it',
    'caption',
    'bild links',
    'bild rechts',
    'bild oben',
    'text daneben',
    'fotofolie',
    'bildfolie',
    'photo à gauche',
    'photo à droite',
    'image à gauche',
    'image à droite',
    'grande photo',
    'foto a la izquierda',
    'foto a la derecha',
    'imagen a la izquierda',
    'imagen a la derecha',
    'foto a sinistra',
    'foto a destra',
    'immagine a sinistra',
    'immagine a destra',
    'imagem à esquerda',
    'imagem à direita',
    'foto à esquerda',
    'foto à direita',
    'foto links',
    'foto rechts',
    'afbeelding links',
    'zdjęcie po lewej',
    'zdjęcie po prawej',
  ],
  strong: [
    'photo',
    'picture of',
    'photograph',
    'story next to',
    'beside the picture',
    'next to the picture',
    'foto',
    'bild',
    'photographie',
    'imagen',
    'immagine',
    'imagem',
    'afbeelding',
    'zdjęcie',
  ],
  weak: ['picture', 'image', 'story'],
  figures: false,
  needs: 'two to eight sentences of the story that stands beside the picture',
  sample: 'Photo with a short story. [text]. [text]. [text].',
  read(brief) {
    const file = FILE.test(brief.text);
    if (!file && !says(brief, PICTURE) && !ASSET.test(brief.text)) return undefined;
    if (PARTS.test(brief.words) && PARTS.test(brief.words.replaceAll(NEGATED, ' '))) return undefined;
    const place = placeOf(brief);
    const listed = brief.sections
      .find((s) => s.entries.length >= 2)
      ?.entries.filter((e) => !SPOKEN.test(e.label.text.slice(0, 20)) && !ASSET.test(e.piece.text));
    const image_position = place === undefined ? {} : { image_position: place };
    if (listed !== undefined && listed.length >= 2 && listed.length <= MOST) {
      const metrics = listed.map((e) => metricOf(brief, e.piece));
      const counted = metrics.every((m) => m !== undefined) || (says(brief, NUMBERS) && metrics.some((m) => m !== undefined));
      return {
        variant: place === 'top' ? 'above_text' : counted ? 'with_figures' : 'beside_text',
        fit: file ? 0.96 : 0.9,
        data: image_position,
        blocks: counted ? listed.map((e, i) => metrics[i] ?? { label: e.piece }) : blocksOf(listed),
      };
    }
    const title = TITLED.exec(brief.text);
    const at = title === null ? 0 : title.index + title[0].length - 1 - (title[1] ?? '').length;
    const headline = title?.[1] === undefined ? {} : { headline: new Piece(title[1], at, at + title[1].length) };
    const { told } = toldIn(brief, title === null ? -1 : title.index + title[0].length);
    const [only] = told;
    // One sentence of short things: a line each.
    const things =
      told.length === 1 && only !== undefined
        ? piecesAt(/[.]$/.test(only.text) ? cut(only, only.start, only.end - 1) : only, ',', true).map(trimmed)
        : [];
    if (things.length >= 3 && things.length <= MOST && things.every((t) => t.text.length <= 80))
      return {
        variant: place === 'top' ? 'above_text' : 'beside_text',
        fit: file ? 0.96 : 0.9,
        ...headline,
        data: { ...image_position, paragraphs: things },
      };
    if (told.length < 1 || told.length > MOST || told.some((p) => p.text.length > 400)) return undefined;
    return {
      variant: place === 'top' ? 'above_text' : 'beside_text',
      fit: told.length >= 2 ? (file ? 0.96 : 0.9) : 0.5,
      ...headline,
      data: { ...image_position, paragraphs: told },
    };
  },
});
