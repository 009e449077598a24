/** Draws what code in a sandbox asks for: components, icons, and the fields around its slide. */
import { findComponent, findPrior } from '@deckwright/draw/catalog';
import { DrawRefusal, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawBodyAt, drawFrameOf, drawIconAt } from '@deckwright/draw/pipeline';
import { type Color, type Deck, type Theme, TOKENS } from '@deckwright/draw/scene';
import { DEFAULT_THEME, findTheme } from '@deckwright/draw/themes';
import { carriedFonts } from '@deckwright/fonts';
import { slideShapes, themeXml } from '@deckwright/write/pptx';
import { z } from 'zod';

const number = z.number().min(-100).max(100);
const color = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .nullable();
const themed = z.boolean();

const Ask = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('widget'),
    name: z.string().max(100),
    box: z.tuple([number, number, number, number]),
    theme: z.string().max(100).nullable(),
    params: z.record(z.string(), z.unknown()).optional(),
    content: z.record(z.string(), z.unknown()).optional(),
    themed,
  }),
  z.object({ t: z.literal('icon'), name: z.string().max(100), box: z.tuple([number, number, number]), color, themed }),
  z.object({ t: z.literal('chrome'), chrome: z.record(z.string(), z.string().max(2000)), themed }),
]);

export interface DrawnOutside {
  readonly head: object;
  readonly body?: Uint8Array;
}

/** Drawing is ours, and its input is a stranger's: what cannot be drawn is an answer. */
export type DrawOutside = (ask: unknown, theme: Theme) => Promise<DrawnOutside>;

export const themeNamed = (id: string | undefined): Theme | undefined => findTheme(id ?? DEFAULT_THEME)?.theme;

/** What the code is told of its theme. */
export const themeOrder = (theme: Theme): object => ({
  id: theme.id,
  colors: Object.fromEntries(TOKENS.map((token) => [token, theme.colors[token]])),
  xml: themeXml(theme),
  map: theme.map,
  title_bold: theme.title_bold,
});

export function createDrawOutside(): DrawOutside {
  const kit = createDrawKit(carriedFonts());
  const draw = async (sent: unknown, theme: Theme): Promise<{ readonly deck: Deck; readonly themed: boolean } | Refusal> => {
    const read = Ask.safeParse(sent);
    if (!read.success)
      return { message: 'The helper was called with values that it does not take.', cure: 'Call it as GET /v1/helpers describes it.' };
    const ask = read.data;
    if (ask.t === 'icon') {
      const deck = drawIconAt(ask.name, ask.box, (ask.color as Color | null) ?? 'accent1', theme);
      if (deck !== undefined) return { deck, themed: ask.themed };
      return {
        message: `There is no icon ${JSON.stringify(ask.name)}.`,
        cure: 'Name a Lucide icon in lower case with hyphens: "users", "trending-up", "train-front".',
      };
    }
    const own = ask.t === 'widget' && ask.theme !== null ? themeNamed(ask.theme) : theme;
    if (own === undefined) return { message: 'There is no such theme.', cure: 'Leave `theme` out, or name one of GET /v1/catalog/themes.' };
    const request = readSlideRequest({ ...(ask.t === 'chrome' ? aroundCode(ask.chrome) : bodyOf(ask)), theme_id: own.id });
    if (!request.ok) return refused(request.problem);
    const deck = ask.t === 'chrome' ? await drawFrameOf(request.request, kit) : await drawBodyAt(request.request, boxOf(ask.box), kit);
    return { deck, themed: ask.themed && own === theme };
  };
  return async (sent, theme) => {
    try {
      const drawn = await draw(sent, theme);
      return 'deck' in drawn ? answerOf(drawn.deck, drawn.themed) : { head: { ok: false, ...drawn } };
    } catch (error) {
      if (error instanceof DrawRefusal) return { head: { ok: false, ...refused(error.problem) } };
      return { head: { ok: false, message: 'The component cannot be drawn in this box.', cure: 'Give it a larger box, or less content.' } };
    }
  };
}

interface Refusal {
  readonly message: string;
  readonly cure: string;
}

const refused = ({ detail, remedy }: { readonly detail: string; readonly remedy: string }): Refusal => ({
  message: detail.slice(0, 500),
  cure: remedy.slice(0, 500),
});

const boxOf = ([x, y, w, h]: readonly [number, number, number, number]) => ({ x, y, w, h });

/** A slide of which the frame alone is drawn. */
const aroundCode = (chrome: Readonly<Record<string, string>>): object => ({
  form: 'card_grid',
  blocks: [{ label: 'One' }, { label: 'Two' }],
  ...chrome,
});

interface WidgetAsk {
  readonly name: string;
  readonly params?: Record<string, unknown> | undefined;
  readonly content?: Record<string, unknown> | undefined;
}

function bodyOf({ name, params, content }: WidgetAsk): object {
  if (params !== undefined) return { body: { component: findComponent(name)?.name ?? name, params } };
  return findPrior(name) === undefined ? { form: name, data: content } : { prior_id: name, content };
}

function answerOf(deck: Deck, themed: boolean): DrawnOutside {
  const [slide] = deck.slides;
  if (slide === undefined) return { head: { ok: false, message: 'Nothing was drawn.', cure: 'Send content.' } };
  const { xml, pictures, links } = slideShapes(deck, slide, { themed });
  let at = 0;
  const places = pictures.map(({ rid, bytes }) => {
    at += bytes.length;
    return [rid, at - bytes.length, bytes.length];
  });
  const body = Buffer.concat(pictures.map(({ bytes }) => bytes));
  return { head: { ok: true, shapes: xml, pictures: places, links: links.map(({ rid, address }) => [rid, address]) }, body };
}
