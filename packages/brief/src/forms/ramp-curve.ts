/** Effects that build up phase by phase. */

import { figuresWithin } from '../document/figures-within.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { says } from '../relations/keyed-lists.ts';
import { entriesOf } from '../relations/lists.ts';
import { risingStages } from '../relations/rising.ts';
import { timedIn } from '../relations/timed.ts';
import { definePattern } from './define-pattern.ts';

/** Words that say that something builds up. */
const WORDS =
  /\s(?:ramp(?:s|ing|-up|-curve)?|ramps? up|build(?:s|ing)?[ -]up|s-curve|s curve|s-kurve|adoption|momentum|snowball\p{L}*|gains? speed|curve|kurve|courbe|curva|krzywa|wedge|keil|phase by phase|step by step|rising|hochlauf\p{L}*|anlauf\p{L}*|rampe?|rampa|arranque|opstart\p{L}*|krzywa|courbe de montée|aufbau|baut sich|montée|monter|opbouw|oploop|narasta\p{L}*)\s/u;
/** Where numbers rise from stage to stage, plainer words are enough: what grows, in phases, not to scale. */
const GROWS =
  /\s(?:build(?:s|ing)?|built|grow(?:s|ing|n)?|ris(?:e|es|ing)|climb(?:s|ing)?|scal(?:e|es|ing)(?: up)?|snowballs?|widen(?:s|ing)?|pil(?:e|es|ing)|accumulat\p{L}*|increas\p{L}*|pays? (?:back|off)|takes? off|kicks? in|phases?|phased|stages?|waves?|steps?|schematic|illustrative|indicative|ascending|upwards?|wedge\p{L}*|keil\p{L}*|phasen?|wellen?|stufen?|etappen?|schritt\p{L}*|wächst|wachsen\p{L}*|steigt|steigen\p{L}*|ansteig\p{L}*|aufsteig\p{L}*|baut|bauen|maßst\p{L}*|schematisch\p{L}*|monte|montent|montant\p{L}*|croît|croiss\p{L}*|grandit|progress\p{L}*|coin|étapes?|paliers?|vagues?|échelle|schémat\p{L}*|crec\p{L}*|sube\p{L}*|subiendo|aument\p{L}*|cuña|fases?|etapas?|olas?|oleadas?|escalones|escala|esquem\p{L}*|cresc\p{L}*|sale|salgono|cuneo|fasi|tappe|ondat[ae]|gradini|scala|schema\p{L}*|sob(?:e|em)|subida|cunha|ondas?|degraus|groei\p{L}*|stijg\p{L}*|oplop\p{L}*|bouwt|wig|fasen?|golven|stappen|trap\p{L}*|schaal|rośnie|rosną\p{L}*|rosnąc\p{L}*|wzrost\p{L}*|klin|faz\p{L}*|etap\p{L}*|fal\p{L}*|skal\p{L}*|schematycz\p{L}*)\s/u;
const ROW = /\s(?:chevrons?|in a row|in einer reihe)\s/u;
/** `Wave 2, Q2 to Q3, is supplier bundling, €11m`: a phase a sentence. */
const PHASE =
  /^(?:and\s|then\s|finally\s)?((?:wave|phase|stage|step|year|month|welle|stufe|schritt|jahr|vague|étape|année|fase|onda|etapa|fáza|año|anno|ano|ola|golf|stap|jaar|faza|etap|rok)\s?(?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five|eins|zwei|drei|vier))(?=[\s,:.(–-]|$)/iu;
const LINK =
  /^(?:[\s,:–—(-]|\b(?:in|is|are|brings?|worth|with|at|mit|ist|bringt|bei|in|avec|est|apporte|con|es|aporta|è|porta|com|é|met|to|z|jest)\b)+/iu;
const JOIN =
  /[\s,:–—(-]+(?:(?:and\s)?(?:is\s|are\s)?(?:worth|brings?|adds|with|at|of|to|mit|bringt|auf|bei|avec|apporte|à|con|a|com|met|z))?\s*$|[\s,:–—(-]+$/iu;

interface Phase {
  readonly label: Piece;
  readonly sub?: Piece;
  readonly value?: Piece;
}

const worded = (p: Piece | undefined): p is Piece => p !== undefined && /\p{L}/u.test(p.text);

const unjoined = (p: Piece | undefined): Piece | undefined => {
  const head = p === undefined ? 0 : (LINK.exec(p.text)?.[0].length ?? 0);
  return p === undefined ? undefined : trimmed(cut(p, p.start + head, p.end));
};

/** A number inside the words of a phase. */
const WITHIN = /\s(?:with|avec|mit|con|com|met|z|for|pour|für|para|per|voor|dla|of|de|von)\s$/iu;

/** The number with what is counted: `140 lojas`. */
function counted(piece: Piece, f: Figure): Piece {
  const tail = /^\s(?!(?:and|in|by|from|to|at|und|im|bis|et|en|y|e|de|per|pro|a)\s)\p{L}[\p{L}-]*(?=[\s,.;)]*$)/iu.exec(
    piece.text.slice(f.end - piece.start),
  );
  return cut(piece, f.start, f.end + (tail?.[0].length ?? 0));
}

/** Label, figure and support of a phase's words. */
function phaseOf(piece: Piece, figures: readonly Figure[], label?: Piece): Phase | undefined {
  const own = figures.filter((f) => !f.year && f.start >= (label?.end ?? piece.start) && f.end <= piece.end);
  // Numbers with a unit are effects rather than parts of a date.
  const last = own.find((x) => x.unit !== '') ?? own.at(-1);
  // "opening with 3 doctors" says what happens rather than what it brings.
  const f = last !== undefined && last.unit === '' && WITHIN.test(piece.text.slice(0, last.start - piece.start)) ? undefined : last;
  let rest = label === undefined ? piece : cut(piece, label.end, piece.end);
  const value = f === undefined ? undefined : counted(rest, f);
  const restAfter = value === undefined ? undefined : trimmed(cut(rest, value.end, rest.end));
  if (value !== undefined) rest = cut(rest, rest.start, value.start);
  const head = LINK.exec(rest.text)?.[0].length ?? 0;
  if (label !== undefined) rest = cut(rest, rest.start + head, rest.end);
  const tail = JOIN.exec(rest.text);
  if (tail !== null) rest = cut(rest, rest.start, rest.start + tail.index);
  rest = trimmed(rest);
  const after = unjoined(restAfter);
  if (label === undefined) {
    const cutAt = /\s?[:(–—]\s|:\s|\s-\s|,\s/u.exec(rest.text);
    if (!worded(rest)) return undefined;
    if (cutAt !== null && cutAt.index > 0 && !worded(after) && rest.text.length > cutAt.index + 2) {
      const sub = cut(rest, rest.start + cutAt.index + cutAt[0].length, rest.end);
      return {
        label: trimmed(cut(rest, rest.start, rest.start + cutAt.index)),
        ...(worded(sub) ? { sub } : {}),
        ...(value === undefined ? {} : { value }),
      };
    }
    return { label: rest, ...(worded(after) ? { sub: after } : {}), ...(value === undefined ? {} : { value }) };
  }
  const sub = worded(rest) ? rest : after;
  return { label, ...(worded(sub) ? { sub } : {}), ...(value === undefined ? {} : { value }) };
}

function phasesOf(brief: ReadBrief): Phase[] {
  const inside = (p: Piece): Figure[] => figuresWithin(brief, p);
  // `Year 1 quick wins, Year 2 procurement`: a phase an item.
  for (const g of brief.groups.slice(0, 60)) {
    const named = g.items.map((i) => trimmed(i.piece)).filter((p) => PHASE.test(p.text));
    if (named.length < 3 || named.length < g.items.length) continue;
    const phases = named.flatMap((p) => {
      const match = PHASE.exec(p.text);
      const name = match?.[1];
      if (match === null || name === undefined) return [];
      const start = p.start + match[0].length - name.length;
      return phaseOf(p, inside(p), cut(p, start, start + name.length)) ?? [];
    });
    if (phases.length >= 3) return phases;
  }
  const said = brief.groups.slice(0, 60).flatMap((g): Phase[] => {
    const bare = trimmed(
      g.lead === undefined || PHASE.test(g.lead.text) ? g.piece : cut(g.piece, g.items[0]?.piece.start ?? g.piece.end, g.piece.end),
    );
    const match = PHASE.exec(bare.text);
    const name = match?.[1];
    if (match === null || name === undefined) return [];
    const start = bare.start + match[0].length - name.length;
    const phase = phaseOf(bare, inside(bare), cut(bare, start, start + name.length));
    return phase === undefined ? [] : [phase];
  });
  if (said.length >= 3) return said;
  // "€0.5m in Q1, €1.4m in Q2": each period is a phase.
  const timed = brief.groups.slice(0, 60).flatMap((g) => timedIn(brief, g.piece));
  const listed = (entriesOf(brief)?.slice(0, 9) ?? []).flatMap((e) => phaseOf(e.piece, inside(e.piece)) ?? []);
  // "2025 pilot €0.5m, 2026 roll-out €2.1m": what a phase is called says more than its year.
  const named = listed.length >= 3 && listed.every((p) => p.value !== undefined && /\p{L}{3}/u.test(p.label.text));
  if (timed.length >= 3 && timed.length <= 8 && !named) return timed.map(({ date, figure }) => ({ label: date.piece, value: figure }));
  return listed;
}

export const rampCurve = definePattern({
  form: 'ramp_curve',
  names: [
    'ramp curve',
    'ramp-up curve',
    'ramp up curve',
    'rising wedge',
    'rising curve',
    's-curve',
    's curve',
    's-kurve',
    'adoption curve',
    'learning curve',
    'growth curve',
    'wachstumskurve',
    'lernkurve',
    'adoptionskurve',
    'courbe en s',
    'courbe d adoption',
    'courbe d apprentissage',
    'curva en s',
    'curva a s',
    'curva de adopción',
    'curva de aprendizaje',
    'curva di adozione',
    'curva de adoção',
    'leercurve',
    'groeicurve',
    'steigender keil',
    'ansteigende kurve',
    'courbe ascendante',
    'curva ascendente',
    'hochlaufkurve',
    'anlaufkurve',
    'courbe de montée',
    'curva de rampa',
    'curva de arranque',
    'curva di rampa',
    'opstartcurve',
    'krzywa wzrostu',
  ],
  strong: [
    'ramp',
    'ramp-up',
    'ramp up',
    'ramps up',
    'hochlauf',
    'anlauf',
    'montée en charge',
    'montée en puissance',
    'rampa',
    'build up',
    'builds up',
    'build-up',
    'momentum',
    'gain momentum',
    'gathers pace',
    'gains speed',
    'snowball',
    'wedge that rises',
    'wedge',
    'schrittweiser aufbau',
    'baut sich auf',
    'nimmt fahrt auf',
    'monte en charge',
    'monte en puissance',
    'puesta en marcha progresiva',
    'va creciendo',
    'cresce gradualmente',
    'stapsgewijze opbouw',
    'wave by wave',
    'phase by phase',
    'welle für welle',
    'aufbau der',
    'opbouw',
  ],
  weak: ['waves', 'wave', 'phases', 'wellen', 'phasen', 'vagues', 'fases', 'fasi', 'olas', 'golven'],
  figures: false,
  needs: 'the phases in order, best with what each brings',
  sample: 'Ramp-up: [name] [number] [unit], [name] [number] [unit], [name] [number] [unit].',
  read(brief) {
    const told = says(brief, WORDS) || says(brief, /\s(?:wave|welle|vague|ola|onda) (?:1|2|one|eins)\s/u);
    const risen = told || says(brief, GROWS) ? risingStages(brief) : undefined;
    const phases: readonly Phase[] = risen ?? (told ? phasesOf(brief) : []);
    if (phases.length < 3 || phases.length > 8) return undefined;
    const valued = phases.filter((p) => p.value !== undefined).length;
    return {
      variant: says(brief, ROW) ? 'phase_chevrons' : 'rising_wedge',
      fit: valued === phases.length ? 1 : 0.8,
      blocks: phases.map((p) => ({
        label: p.label,
        ...(p.sub === undefined ? {} : { sub: p.sub }),
        ...(p.value === undefined ? {} : { metric: { value: p.value } }),
      })),
    };
  },
});
