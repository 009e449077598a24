/** A picture from words: the words choose motif and light, their hash seeds the rest, the theme gives the colours. No model takes part. */
import type { Deck, Emu, Slide, Theme } from '../scene/index.ts';
import { DEFAULT_THEME, findTheme } from '../themes/index.ts';
import { Art, EMU_PER_PX } from './art.ts';
import type { Motif, Stage } from './define-motif.ts';
import { drawIcons } from './marks/icon-scene.ts';
import { drawClouds, drawGround, drawSky, drawStars, drawSun, drawWeather } from './marks/sky.ts';
import { drawVeil } from './marks/veil.ts';
import { all } from './motifs/register.generated.ts';
import { paletteOf } from './palette.ts';
import { hashOf, Random } from './random.ts';
import { readPrompt } from './read-prompt.ts';
import type { Calm, Wish } from './wish.ts';

export interface IllustrateOptions {
  /** Whole pixels, 64 to 8192. */
  readonly width_px: number;
  readonly height_px: number;
  /** A built-in theme by its id; `corporate-light` unless said. */
  readonly theme_id?: string;
  /** A theme that is not built in, for example a brand's. Stands above `theme_id`. */
  readonly theme?: Theme;
  /** Whose meaning of a word comes first, as `de`. Words of all eight languages are known without it. */
  readonly language?: string;
  /** Where room stays for a title; `none` unless said. */
  readonly calm?: Calm;
}

export interface Illustration {
  /** One slide of the picture's size, without text and pictures. */
  readonly scene: Slide;
  /** What writers need beside the scene. */
  readonly deck: Deck;
  /** Names of the motifs that were drawn. */
  readonly motifs: readonly string[];
  readonly words_used: readonly string[];
  readonly words_unused: readonly string[];
}

const SMALLEST_PX = 64;
const LARGEST_PX = 8192;
/** So many characters of a prompt are read. */
const PROMPT_LENGTH = 4000;

export const illustrationMotifs: readonly Motif[] = [...all].sort((a, b) => (a.name < b.name ? -1 : 1));
const motifOf = new Map(illustrationMotifs.map((motif) => [motif.name, motif]));
const names: ReadonlySet<string> = new Set(motifOf.keys());
/** What may stand for words that are not known. */
const patterns = illustrationMotifs.filter(({ kind }) => kind === 'pattern');

/** @throws RangeError for a size out of range or an unknown theme */
export function illustrate(prompt: string, options: IllustrateOptions): Illustration {
  const { width_px, height_px, calm = 'none' } = options;
  for (const px of [width_px, height_px]) {
    if (!Number.isInteger(px) || px < SMALLEST_PX || px > LARGEST_PX)
      throw new RangeError(`A picture is ${SMALLEST_PX} to ${LARGEST_PX} whole pixels a side; ${px} is not.`);
  }
  const theme = options.theme ?? findTheme(options.theme_id ?? DEFAULT_THEME)?.theme;
  if (theme === undefined) throw new RangeError(`There is no theme ${options.theme_id}.`);
  const text = prompt.slice(0, PROMPT_LENGTH).normalize('NFC').trim().replace(/\s+/g, ' ');
  const seed = hashOf(text.toLowerCase());
  const wish = readPrompt(text, options.language ?? 'en', names);
  const art = new Art(width_px, height_px);
  const stage = stageOf(art, theme, wish, calm, seed);
  const motifs = compose(stage);
  const canvas = { w: (width_px * EMU_PER_PX) as Emu, h: (height_px * EMU_PER_PX) as Emu };
  const scene: Slide = {
    ssg: 1,
    canvas,
    layout: 'blank',
    title: text.slice(0, 120),
    lang: options.language ?? 'en',
    direction: 'ltr',
    background: stage.colors.sky[2],
    shapes: art.shapes,
  };
  const deck: Deck = { theme, slides: [scene], media: new Map(), title: scene.title, lang: scene.lang };
  return { scene, deck, motifs, ...told(wish, motifs) };
}

/** A word was used where something of what it names was drawn. */
function told({ terms, icons, ...wish }: Wish, motifs: readonly string[]): Pick<Illustration, 'words_used' | 'words_unused'> {
  const drawn = new Set([
    ...motifs.map((name) => `motif:${name}`),
    ...wish.colors.slice(0, 2).map((name) => `color:${name}`),
    ...(motifs.includes('icons') ? icons.map((name) => `icon:${name}`) : []),
  ]);
  const isUsed = (name: string): boolean => drawn.has(name) || /^(?:time|weather|season|mood):/.test(name);
  const used = new Set(terms.filter(({ names }) => names.some(isUsed)).map(({ word }) => word));
  return { words_used: [...used], words_unused: [...new Set(terms.map(({ word }) => word))].filter((word) => !used.has(word)) };
}

function stageOf(art: Art, theme: Theme, wish: Wish, calm: Calm, seed: number): Stage {
  const { w, h } = art;
  const random = (use: string): Random => new Random(hashOf(use) ^ seed);
  const chance = random('stage');
  const tall = h > w * 1.2;
  const horizon = h * (calm === 'bottom' ? 0.52 : tall ? 0.6 : chance.between(0.635, 0.67));
  const floor = h * (calm === 'bottom' ? 0.64 : tall ? 0.73 : 0.8);
  const wide = w > h * 1.2;
  const x = w * (calm === 'left' ? (wide ? 0.67 : 0.62) : calm === 'bottom' ? 0.52 : wide ? chance.between(0.53, 0.6) : 0.5);
  const room = Math.min(calm === 'left' ? (w - x) * 2 : w * (wide ? 0.68 : 0.84), (floor - 4) * 1.42);
  return {
    art,
    w,
    h,
    colors: paletteOf(theme, wish),
    wish,
    calm,
    horizon,
    floor,
    x,
    size: room / 100,
    light: chance.chance(0.5) ? -1 : 1,
    busy: false,
    random,
  };
}

/** Draws what the words name, from the farthest to the nearest, and answers with the names of the motifs. */
function compose(stage: Stage): string[] {
  const { wish } = stage;
  const named = wish.motifs.flatMap((name) => motifOf.get(name) ?? []).filter(({ kind }) => !wish.abstract || kind === 'pattern');
  // What is named first is what the picture is of, save that a thing goes before a thought, and that a subject stands on a ground whichever comes first.
  const wanted = [...named.filter(({ kind }) => kind !== 'sign'), ...named.filter(({ kind }) => kind === 'sign')];
  const [first] = wanted;
  const ground = wanted.find(({ kind }) => kind === 'ground');
  if (first?.kind === 'ground' || first?.kind === 'subject') {
    return outdoors(
      stage,
      wanted.filter((motif) => motif.kind === 'subject' && !(first.kind === 'ground' && motif.keeps_ground === true)),
      ground,
    );
  }
  const motif = first ?? stage.random('pattern').pick(patterns as [Motif, ...Motif[]]);
  drawGround(stage);
  motif.draw(stage);
  motif.front?.(stage);
  const withIcons = first === undefined && wish.icons.length > 0;
  if (withIcons) drawIcons(stage, wish.icons);
  drawVeil(stage);
  return withIcons ? [motif.name, 'icons'] : [motif.name];
}

function outdoors(stage: Stage, [subject, second]: readonly Motif[], named: Motif | undefined): string[] {
  const { wish } = stage;
  const ground = (subject?.keeps_ground === true ? undefined : named) ?? motifOf.get(subject?.on ?? 'plain');
  const base: Stage = { ...stage, busy: subject !== undefined };
  drawSky(base);
  if (wish.time === 'night') drawStars(base);
  drawSun(base);
  drawClouds(base);
  ground?.draw(base);
  const drawn = ground === undefined || (subject !== undefined && ground !== named) ? [] : [ground.name];
  if (subject !== undefined) {
    // A second subject is seen in the distance, beside the first.
    if (second?.beside === true && subject.keeps_ground !== true && (second.on === 'sea') === (subject.on === 'sea')) {
      const x = stage.x + (stage.x > stage.w * 0.5 && stage.calm !== 'left' ? -1 : 1) * stage.w * (stage.calm === 'left' ? 0.24 : 0.34);
      second.draw({
        ...base,
        x,
        size: stage.size * 0.42,
        floor: stage.horizon + (stage.floor - stage.horizon) * 0.5,
        wish: { ...wish, count: undefined },
      });
      drawn.push(second.name);
    }
    subject.draw(base);
    drawn.unshift(subject.name);
  }
  const front = subject?.front ?? (subject?.keeps_ground === true ? undefined : ground?.front);
  front?.(base);
  drawWeather(stage);
  drawVeil(stage);
  return drawn;
}
