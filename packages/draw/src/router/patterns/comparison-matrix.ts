/** Options by criteria, in words: "Alpha is cheap but weak on security". */
import { allItems, definePattern } from '../pattern.ts';
import { cut } from '../piece.ts';
import { trimmed } from '../read-brief.ts';

const IS = /^(\p{Lu}[\p{L}\p{N}&' -]{0,40}?)\s(?:is|are|has|offers|ist|hat|est|a|es|è|is|heeft|jest|ma)\s/u;

export const comparisonMatrix = definePattern({
  form: 'comparison_matrix',
  strong: [
    'compare three',
    'compare two',
    'compare four',
    'compare vendors',
    'compare options',
    'comparison of',
    'options by',
    'vendors',
    'vergleich*',
    'comparer',
    'comparaison',
    'comparar',
    'comparación',
    'confronto',
    'comparação',
    'vergelijk*',
    'porównanie',
  ],
  weak: ['compare', 'versus', 'pros and cons', 'options'],
  figures: false,
  needs: 'two or more options, each with what is said of it',
  sample: 'Compare two options: Alpha is cheap, Beta is fast.',
  read(brief) {
    const options = allItems(brief).flatMap((item) => {
      const piece = trimmed(item.piece);
      const match = IS.exec(piece.text);
      if (match?.[1] === undefined) return [];
      const rest = trimmed(cut(piece, piece.start + match[0].length, piece.end));
      return rest.text === '' || rest.text.length > 160 ? [] : [{ name: cut(piece, piece.start, piece.start + match[1].length), rest }];
    });
    if (options.length < 2 || options.length > 7) return undefined;
    // The criteria, where the request names them: "on price, security and support".
    const lead = brief.groups[0]?.lead;
    const on = lead === undefined ? undefined : /\s(?:on|by|nach|sur|por|per|op|pod względem)\s/iu.exec(lead.text);
    const label =
      lead === undefined ? 'Profile' : on === null || on === undefined ? lead : cut(lead, lead.start + on.index + on[0].length, lead.end);
    return {
      fit: 0.9,
      variant: 'option_profiles',
      data: { columns: options.map((o) => ({ label: o.name })), rows: [{ label, cells: options.map((o) => o.rest) }] },
    };
  },
});
