/** The stored form of a template, and the brand that is made from it. */
import { createHash } from 'node:crypto';
import type { ThemeFont } from '@deckwright/draw/scene';
import { legibleIn, scaleOf, type TemplateModel, templateReport, templateTokens } from '@deckwright/draw/template';
import { type Brand, type BrandTemplate, twinOf } from '@deckwright/draw/themes';
import type { BrandNoteOf, BrandReport, FontReport, MadeBrand } from '../brand/brand.task.ts';
import type { TemplateAnswer } from './template.task.ts';

/** The template of a brand. @param base the first file of the answer */
export const templateOf = ({ sha256, model }: TemplateAnswer, base: Uint8Array): BrandTemplate => ({ sha256, bytes: base, model });

/** A brand that has a template only. `id` is `acme@3`, or the name of a file. */
export function brandOfTemplate(answer: TemplateAnswer, base: Uint8Array, id: string): Brand {
  const template = templateOf(answer, base);
  return { theme: { ...answer.model.theme, id }, hash: hashOf(answer), faces: [], template };
}

const hashOf = ({ sha256, model }: TemplateAnswer): string =>
  createHash('sha256')
    .update(`${sha256}\n${JSON.stringify(model)}`)
    .digest('hex');

/** A stored version that is a template; `brandOf` reads it. */
export interface StoredTemplate {
  readonly made: Omit<MadeBrand, 'ok' | 'report'>;
  readonly report: BrandReport;
  /** In the sequence of the indexes in `made`. */
  readonly files: readonly { readonly content: Uint8Array; readonly mime: string; readonly extension: string }[];
}

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** @param files the files of the answer */
export function storedTemplate(answer: TemplateAnswer, files: readonly Uint8Array[]): StoredTemplate {
  const { model, sha256 } = answer;
  const [base = new Uint8Array(), ...pictures] = files;
  const { heading, body } = model.theme.fonts;
  return {
    made: {
      theme: model.theme,
      faces: [],
      template: { file: 0, model: 1, sha256, pictures: answer.pictures.map(({ use }, i) => ({ use, file: i + 2 })) },
      hash: hashOf(answer),
    },
    report: {
      ...templateTokens(model),
      fonts: [fontReport('heading', heading), fontReport('body', body)],
      logo: null,
      template: templateReport(model),
      warnings: [...colorNotes(model), ...fontNotes(model), ...layoutNotes(model)],
    },
    files: [
      { content: base, mime: PPTX, extension: 'pptx' },
      { content: new TextEncoder().encode(JSON.stringify(model)), mime: 'application/json', extension: 'json' },
      ...pictures.map((content) => ({ content, mime: 'image/png', extension: 'png' })),
    ],
  };
}

const fontReport = (use: 'heading' | 'body', { family, twin }: ThemeFont): FontReport => ({
  use,
  family,
  source: twinOf(family).known ? 'builtin' : 'named',
  twin,
  styles: ['400', '400i', '700', '700i'],
});

const fontNotes = ({ theme }: TemplateModel): readonly BrandNoteOf[] =>
  [...new Set([theme.fonts.heading.family, theme.fonts.body.family])]
    .filter((family) => !twinOf(family).known)
    .map((family) => ({
      code: 'font_substituted',
      message: `${family} is measured and drawn by ${twinOf(family).font.twin} with 6 % to spare; the .pptx names ${family}.`,
      path: '/template',
      remedy: 'Nothing need be done: in PowerPoint your own font draws it. PDF and PNG show the substitute.',
    }));

/** A note for each text colour of the template that is not legible on its background. */
function colorNotes({ layouts, canvas }: TemplateModel): readonly BrandNoteOf[] {
  const k = scaleOf({ canvas });
  const moved = layouts
    .filter(({ use }) => use !== undefined)
    .flatMap(({ name, places }) =>
      places.flatMap((place) => {
        const drawn = legibleIn(place, place.size_pt / k);
        return drawn === place.color ? [] : [{ layout: name, kind: place.kind, color: place.color, drawn }];
      }),
    );
  return [...new Map(moved.map((one) => [`${one.color} ${one.drawn}`, one])).values()]
    .slice(0, 10)
    .map(({ layout, kind, color, drawn }) => ({
      code: 'colour_adjusted',
      message: `${color} is drawn as ${drawn} in the ${kind} of ${JSON.stringify(layout)}: as it is, it cannot be read on the ground there.`,
      path: '/template',
      remedy: 'Nothing need be done; give that place a stronger colour in the template to keep it as it is.',
    }));
}

const layoutNotes = ({ layouts, problems }: TemplateModel): readonly BrandNoteOf[] => [
  ...(layouts.some(({ use }) => use === 'content')
    ? []
    : [
        {
          code: 'template_without_content',
          message: 'No layout has a title and room for a body.',
          path: '/template',
          remedy: 'Add a layout with a title and nothing else, of the type Title Only.',
        },
      ]),
  ...(problems.length === 0
    ? []
    : [
        {
          code: 'template_differs',
          message: `${problems.length} ${problems.length === 1 ? 'thing' : 'things'} of the template ${problems.length === 1 ? 'is' : 'are'} not understood or done otherwise; \`template.problems\` says which.`,
          path: '/template',
          remedy: 'Nothing need be done; docs/templates.md says what a template should have.',
        },
      ]),
];
