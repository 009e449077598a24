/** The handbook's page of illustrations, whose list of motifs is made from the motifs and the lexicon. */

import { illustrationMotifs, MOTIF_KINDS } from '../src/illustration/index.ts';
import lexicon from '../src/illustration/lexicon.json' with { type: 'json' };

const KINDS: Readonly<Record<(typeof MOTIF_KINDS)[number], { readonly title: string; readonly says: string }>> = {
  ground: { title: 'Landscapes', says: 'Each is a picture of its own, and ground for a subject: “a factory by the river”.' },
  subject: {
    title: 'Subjects',
    says: 'Each stands on a landscape, its own or the one that is named. Of two, the second is seen in the distance.',
  },
  inside: { title: 'Interiors', says: 'Rooms without people.' },
  pattern: { title: 'Signs and patterns', says: 'On even ground. One of them stands for words that are not known.' },
};

type Section = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
const english = (section: Section, most: number): string =>
  Object.entries(section)
    .map(([name, words]) => `\`${name}\` (${(words.en ?? []).slice(0, most).join(', ')})`)
    .join('; ');

const motifTable = (kind: (typeof MOTIF_KINDS)[number]): string => {
  const motifs: Section = lexicon.motif;
  const rows = illustrationMotifs
    .filter((motif) => motif.kind === kind)
    .map(({ name, shows }) => `| \`${name}\` | ${shows} | ${(motifs[name]?.en ?? []).slice(0, 6).join(', ')} |`);
  return `### ${KINDS[kind].title}\n\n${KINDS[kind].says}\n\n| Motif | Shows | Some of its words |\n|---|---|---|\n${rows.join('\n')}\n`;
};

const page = `# Illustrations

<!-- Written by \`npm run generate\`; do not edit. -->

A picture is made from words by rules. No model takes part and nothing leaves the process, so it works without a key and without a network. Where the origin
of a picture is told, this maker is \`generator: "illustrator"\`.

- The same prompt gives the same bytes each time. One more word gives another picture of the same motif.
- Colours are the theme's: its first accent gives the main hue, the others the marks; tints and shades are made in OKLCH. A picture stands on a cover of its theme.
- It is a scene of native shapes (paths, ellipses, rectangles, gradients) without text, without people and without pictures in it. It becomes a PNG, or stays shapes.
- \`calm\` keeps room for a title: \`left\`, \`bottom\` or \`none\`.

It draws what it knows, in one manner: flat vector pictures in layers. It does not draw persons, faces, brands, named buildings or products, and it does not
read how things stand to each other (“left of”, “behind”). For such prompts configure a model.

## How words are read

Words are looked up in a lexicon of eight languages: English, German, French, Spanish, Italian, Portuguese, Dutch and Polish. Case and marks do not matter
(\`éolienne\`, \`EOLIENNE\`), endings of cases and numbers fall, and the last part of a long compound counts (\`Hafenstadt\` is a town). Phrases
go before their words: “night sky” is one motif. \`language\` says whose meaning goes first where two languages share a word.

- **Motif**: the first subject, and the first landscape as its ground.
- **Number** before a motif, from 1 to 12, in figures or words: “three wind turbines”. Motifs that are counted: wind turbines, boats, balloons, houses, summits, milestones and columns.
- **Time of day**: ${english(lexicon.time, 4)}.
- **Weather**: ${english(lexicon.weather, 3)}.
- **Season**: ${english(lexicon.season, 2)}.
- **Mood**: ${english(lexicon.mood, 4)}.
- **Colour words** change the hue: the first the main one, the second that of the marks. ${Object.keys(lexicon.color)
  .map((name) => `\`${name}\``)
  .join(', ')}.
- **Words that no motif has** and that name one of the icons (\`shield-check\`, “insurance”, “risk”) put up to five icons on a pattern.
- **Nothing known**: a pattern, chosen and drawn by the words' hash.

The answer says which words were used and which were not. Small words (“of”, “the”, “und”) are not counted.

## What it knows

${illustrationMotifs.length} motifs.

${MOTIF_KINDS.map(motifTable).join('\n')}`;

export const files = (): readonly (readonly [path: string, text: string])[] => [['docs/illustrations.md', page]];
