/** Things of one kind that stand side by side: principles, benefits, levers. */

import { blocksOf, entriesOf } from '../relations/lists.ts';
import { looselyListed } from '../relations/one-each.ts';
import { isWithinOne, toldEntries } from '../relations/records.ts';
import { definePattern } from './define-pattern.ts';

export const cardGrid = definePattern({
  form: 'card_grid',
  names: ['cards', 'card grid', 'tiles', 'kacheln', 'karten', 'cartes', 'tarjetas', 'schede', 'cartões', 'kaarten', 'kafelki'],
  strong: [
    'equal importance',
    'equal weight',
    'equally important',
    'gleich wichtig',
    'what you get',
    'gives you',
    'we offer',
    'razões',
    'razones',
    'raisons',
    'gründe',
    'motivi',
    'redenen',
    'powody',
    'principles',
    'valores',
    'our values',
    'benefits',
    'features',
    'advantages',
    'levers',
    'themes',
    'promises',
    'commitments',
    'engagements',
    'compromisos',
    'impegni',
    'compromissos',
    'versprechen',
    'verpflichtungen',
    'beloften',
    'zobowiązania',
    'capabilities',
    'services',
    'initiatives',
    'priorities',
    'success factors',
    'reasons',
    'grundsätze',
    'prinzipien',
    'vorteile',
    'werte',
    'erfolgsfaktoren',
    'prioritäten',
    'principes',
    'avantages',
    'valeurs',
    'priorités',
    'principios',
    'ventajas',
    'prioridades',
    'valori',
    'vantaggi',
    'priorità',
    'vantagens',
    'voordelen',
    'waarden',
    'prioriteiten',
    'zasady',
    'korzyści',
    'priorytety',
  ],
  weak: [
    'pillars',
    'options',
    'ideas',
    'areas',
    'building blocks',
    'säulen',
    'piliers',
    'pilares',
    'pilastri',
    'pijlers',
    'filary',
    'opportunities',
  ],
  figures: false,
  needs: 'two or more things, each with a name and a line about it',
  sample: 'Principles: [name], [name], [name].',
  read(brief) {
    const listed = entriesOf(brief);
    const told = toldEntries(brief);
    // The commas of one of several things are no list of their own.
    const entries =
      told.length >= 3 && (listed === undefined || told.length > listed.length || isWithinOne(listed, told))
        ? told
        : listed === undefined || listed.length < 3
          ? (looselyListed(brief) ?? listed)
          : listed;
    if (entries === undefined || entries.length > 12) return undefined;
    // Rows of a table with several columns are no cards.
    const [table] = brief.tables;
    if (
      table !== undefined &&
      table.head.length >= 2 &&
      table.rows.length >= 2 &&
      entries.every((e) => e.piece.start >= table.piece.start && e.piece.end <= table.piece.end)
    )
      return { fit: 0.3, blocks: blocksOf(entries) };
    const counted = entries.filter((e) =>
      brief.figures.some(
        (f) =>
          !f.year &&
          f.start >= e.piece.start &&
          f.end <= e.piece.end &&
          (e.detail === undefined || (e.detail.text.match(/\p{L}{2,}/gu) ?? []).length < 4),
      ),
    ).length;
    const explained = entries.filter((e) => e.detail !== undefined).length > entries.length / 2;
    return {
      fit:
        counted > entries.length / 2
          ? 0.4
          : explained
            ? 0.9
            : brief.groups.some((g) => g.lead !== undefined && g.items.length === entries.length)
              ? 0.75
              : 0.5,
      blocks: blocksOf(entries),
    };
  },
});
