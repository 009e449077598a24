/** Risks by likelihood and impact, where the brief says both: in words, as levels, or in columns. */

import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, type Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { voiceOf } from '../document/voice.ts';
import { definePattern } from './define-pattern.ts';

const NO_CUES: ReadonlySet<string> = new Set();

type Scale = readonly (readonly [RegExp, number])[];
const word = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');
const LIKELY: Scale = [
  [
    word(
      'very unlikely|very improbable|highly unlikely|rare|remote|sehr unwahrscheinlich|très peu probable|muy improbable|molto improbabile|muito improvável|zeer onwaarschijnlijk|bardzo mało prawdopodobn\\p{L}+',
    ),
    1,
  ],
  [
    word(
      'unlikely|improbable|poco probab(?:le|ile)|pouco provável|not (?:very )?likely|low likelihood|low probability|unwahrscheinlich|peu probable|improbable|improbabile|improvável|onwaarschijnlijk|mało prawdopodobn\\p{L}+',
    ),
    2,
  ],
  [
    word(
      'occasional(?:ly)?|sometimes|gelegentlich|occasionnel\\p{L}*|ocasional(?:mente)?|occasionale|soms|sporadyczn\\p{L}+|possible|could happen|fifty-fifty|medium likelihood|möglich|posible|possibile|possível|mogelijk|możliw\\p{L}+',
    ),
    3,
  ],
  [
    word(
      'quasi cert\\p{L}+|casi segur[oa]|quase cert[oa]|fast sicher|bijna zeker|prawie pewn\\p{L}+|very likely|very probable|highly likely|highly probable|almost certain|nearly certain|certain|sehr wahrscheinlich|très probable|muy probable|molto probabile|muito provável|zeer waarschijnlijk|bardzo prawdopodobn\\p{L}+',
    ),
    5,
  ],
  [
    word(
      'frequent(?:ly)?|often|häufig|fréquente?s?|frecuente|frequente|vaak|częst\\p{L}+|likely|quite likely|quite probable|rather likely|high likelihood|probable|wahrscheinlich|probabile|provável|waarschijnlijk|prawdopodobn\\p{L}+',
    ),
    4,
  ],
];
const IMPACT: Scale = [
  [word('negligible|insignificant|vernachlässigbar|négligeable|insignificante|trascurabile|verwaarloosbaar|nieznaczn\\p{L}+'), 1],
  [
    word(
      'minor|low impact|small|mild|limited|manageable|gering(?:e[rs]?)?|begrenzt|überschaubar|mineur|limitée?|menor|limitad[oa]|limitat[oa]|lieve|klein|beperkt|ograniczon\\p{L}+',
    ),
    2,
  ],
  [word('moderate|medium impact|mäßig|mittel|modéré|moderad[oa]|moderat[oa]|matig|umiarkowan\\p{L}+'), 3],
  [word('major|high impact|serious|bad|painful|considerable|erheblich|grave|majeur|mayor|grav[ei]|ernstig|poważn\\p{L}+'), 4],
  [
    word(
      'severe|very bad|very serious|critical|catastrophic|disastrous|existential|schwer(?:wiegend)?|kritisch|critique|catastrophique|sever[oa]|crític[oa]|catastrófic[oa]|critic[oa]|krytyczn\\p{L}+|but severe',
    ),
    5,
  ],
];
/** One scale for either side. */
const LEVEL: Scale = [
  [
    word(
      'very low|sehr niedrig|sehr gering|très faible|muy baj[oa]|molto bass[oa]|muito baix[oa]|zeer laag|bardzo nisk\\p{L}+|very small|tiny|sehr klein|très petite?|muy pequeñ[oa]|molto piccol[oa]|muito pequen[oa]|zeer klein|bardzo mał[aye]',
    ),
    1,
  ],
  [
    word(
      'very high|sehr hoch|très (?:élevée?|forte?)|muy alt[oa]|molto alt[oa]|muito alt[oa]|zeer hoog|bardzo wysok\\p{L}+|very (?:large|big)|huge|sehr groß|riesig|très grande?|énorme|muy grande|molto grande|muito grande|enorme|zeer groot|bardzo duż[aye]',
    ),
    5,
  ],
  [
    word(
      'low|niedrig|gering|faible|baj[oa]|bass[oa]|baix[oa]|laag|nisk\\p{L}+|small|klein|petite?|pequeñ[oa]|piccol[oa]|pequen[oa]|mał[aye]|l',
    ),
    2,
  ],
  [word('medium|med|moderate|mittel|moyen(?:ne)?|medi[oa]|médi[oa]|gemiddeld|middel|średni\\p{L}*|m'), 3],
  [word('high|hoch|élevée?|forte?|alt[oa]|hoog|wysok\\p{L}+|large|big|groß|grande?|groot|duż[aye]|h'), 4],
];

const first = (list: Scale, text: string, from = 0) => {
  let best: { level: number; index: number; end: number } | undefined;
  for (const [pattern, level] of list) {
    const match = pattern.exec(text.slice(from));
    if (match === null) continue;
    const index = from + match.index;
    if (best === undefined || index < best.index || (index === best.index && index + match[0].length > best.end))
      best = { level, index, end: index + match[0].length };
  }
  return best;
};

interface Risk {
  readonly label: Piece;
  readonly likelihood: number;
  readonly impact: number;
}
interface Found {
  readonly risk: Risk;
  readonly used: Piece;
}

const LIKELIHOOD_WORD =
  /likelihood|probability|(?<!\p{L})prob(?!\p{L})|chance|vraisemblance|wahrscheinlich|probabilit|probabilid|prawdopodob|waarschijnlijk|kans/iu;
const IMPACT_WORD = /impact|severity|consequence|effect|auswirkung|schaden|tragweite|gravité|impacto|impatto|gravedad|gevolg|skut|wpływ/iu;

function fromTable(brief: ReadBrief): Found[] {
  for (const table of brief.tables) {
    const [l, i] = [
      table.head.findIndex((h) => LIKELIHOOD_WORD.test(h.text) || /^[lp]$/iu.test(h.text)),
      table.head.findIndex((h) => IMPACT_WORD.test(h.text) || /^[is]$/iu.test(h.text)),
    ];
    if (l < 0 || i < 0) continue;
    const level = (piece: Piece | undefined): number | undefined => {
      if (piece === undefined) return undefined;
      const digit = /^([1-5])(?:\s?\/\s?5)?$/.exec(piece.text);
      return digit?.[1] === undefined
        ? (first(LEVEL, piece.text) ?? first(LIKELY, piece.text) ?? first(IMPACT, piece.text))?.level
        : Number(digit[1]);
    };
    return table.rows.flatMap((r): Found[] => {
      const [likelihood, impact] = [level(r.cells[l]?.piece), level(r.cells[i]?.piece)];
      return likelihood === undefined || impact === undefined ? [] : [{ risk: { label: r.label, likelihood, impact }, used: r.piece }];
    });
  }
  return [];
}

/** `(high, low)`, `L 2, I 5`, `likelihood 4 impact 3`, `likely but minor`. */
function levelsIn(text: string, impactFirst: boolean): { likelihood: number; impact: number; at: number } | undefined {
  const coded =
    /(?:\b(?:l|p|likelihood|probability|wahrscheinlichkeit|probabilité|probabilidad|probabilità|w|ew)\s?[:=]?\s?([1-5])(?!\d))[\s,;/×x*-]*(?:\b(?:i|s|impact|severity|auswirkung|a|gravité|impacto|impatto)\s?[:=]?\s?([1-5])(?!\d))/iu.exec(
      text,
    );
  if (coded?.[1] !== undefined && coded[2] !== undefined)
    return { likelihood: Number(coded[1]), impact: Number(coded[2]), at: coded.index };
  // `L med, I high`: the letters name the side.
  const lettered = /(?<!\p{L})[lp]\s?[:=]?\s(\p{L}{3,})[\s,;/]+[is]\s?[:=]?\s(\p{L}{3,})/iu.exec(text);
  const sides = [lettered?.[1], lettered?.[2]].map((w) => (w === undefined ? undefined : first(LEVEL, w)?.level));
  if (lettered !== null && sides[0] !== undefined && sides[1] !== undefined)
    return { likelihood: sides[0], impact: sides[1], at: lettered.index };
  const bare = /(?:[(–—:-]\s?|\s(?=[1-5]\s?[/x×–-]))([1-5])\s?(?:[,/x×–-]|and)\s?([1-5])\s?\)?[^\p{L}\d]*$/u.exec(text);
  if (bare?.[1] !== undefined && bare[2] !== undefined)
    return impactFirst
      ? { likelihood: Number(bare[2]), impact: Number(bare[1]), at: bare.index }
      : { likelihood: Number(bare[1]), impact: Number(bare[2]), at: bare.index };
  const [likely, impact] = [first(LIKELY, text), first(IMPACT, text)];
  if (likely !== undefined && impact !== undefined && likely.index !== impact.index)
    return { likelihood: likely.level, impact: impact.level, at: Math.min(likely.index, impact.index) };
  const one = first(LEVEL, text);
  const two = one === undefined ? undefined : first(LEVEL, text, one.end);
  if (one !== undefined && two !== undefined) {
    // The words beside the levels say which is which; else the order of the request.
    const between = text.slice(one.end, two.index);
    const around = text.slice(Math.max(0, one.index - 14), one.index);
    const flipped =
      IMPACT_WORD.test(around) ||
      (IMPACT_WORD.test(between) && !LIKELIHOOD_WORD.test(between) && LIKELIHOOD_WORD.test(text.slice(two.end))) ||
      (impactFirst && !LIKELIHOOD_WORD.test(text));
    return flipped
      ? { likelihood: two.level, impact: one.level, at: one.index }
      : { likelihood: one.level, impact: two.level, at: one.index };
  }
  const mixed = likely ?? one;
  const other = impact ?? one;
  if (mixed !== undefined && other !== undefined && mixed.index !== other.index)
    return { likelihood: mixed.level, impact: other.level, at: Math.min(mixed.index, other.index) };
  return undefined;
}

function fromText(brief: ReadBrief): Found[] {
  const [l, i] = [LIKELIHOOD_WORD.exec(brief.text)?.index ?? 0, IMPACT_WORD.exec(brief.text)?.index ?? 0];
  const impactFirst = l > 0 && i > 0 && i < l;
  // Rows of a table with columns of its own are no clauses.
  const wide = brief.tables.filter((t) => t.head.length >= 2);
  return brief.groups.flatMap((group): Found[] => {
    if (group.piece.text.length > 1500) return [];
    if (wide.some((t) => group.piece.start >= t.piece.start && group.piece.end <= t.piece.end)) return [];
    const body =
      group.lead === undefined || group.items.length < 2 || levelsIn(group.piece.text, impactFirst) === undefined
        ? group.piece
        : cut(group.piece, group.items[0]?.piece.start ?? group.piece.end, group.piece.end);
    const read = (raw: Piece): Found[] => {
      // "Severity low/medium/high: …" says how it is counted; what is asked for is no risk.
      const legend = LEGEND.exec(raw.text);
      const piece = legend === null ? raw : cut(raw, raw.start + legend.index + legend[0].length, raw.end);
      if (!/\p{L}{2}/u.test(piece.text) || (legend === null && piece.text.length < 60 && voiceOf(piece.text, NO_CUES) === 'request'))
        return [];
      // Behind the name's bracket or colon, the name's own words tell no level: "bad buzz (unlikely, high)".
      const behind = /^[^():]*?(?:\s\(|\s?:\s)/u.exec(piece.text)?.[0].length ?? 0;
      const tail = behind === 0 ? undefined : levelsIn(piece.text.slice(behind - 1), impactFirst);
      const levels = tail === undefined ? levelsIn(piece.text, impactFirst) : { ...tail, at: tail.at + behind - 1 };
      if (levels === undefined) return [];
      let label = trimmed(cut(piece, piece.start, piece.start + levels.at));
      for (let n = 0; n < 4; n++) {
        const tail =
          /(?:[\s,:;(–—|-]|\s(?:is|are|has|have|ist|sind|est|es|è|é|jest|with|mit|likelihood|probability|impact|a|an|very|of))$/iu.exec(
            label.text,
          );
        if (tail === null) break;
        label = cut(label, label.start, label.start + tail.index);
      }
      // A bracket that holds nothing but levels: "power cut (chance small, …".
      const open = /\s\([^()]*$/u.exec(label.text);
      if (open !== null) label = cut(label, label.start, label.start + open.index);
      // What a long lead announces begins behind its colon.
      const lead = label.text.lastIndexOf(': ');
      if (lead > 30) label = trimmed(cut(label, label.start + lead + 2, label.end));
      return /\p{L}{2}/u.test(label.text) && label.text.length <= 90
        ? [{ risk: { label, likelihood: levels.likelihood, impact: levels.impact }, used: piece }]
        : [];
    };
    // Clauses at commas, each with both levels; else the line as one risk.
    const clauses = piecesAt(body, ',').flatMap(read);
    if (clauses.length >= 2) return clauses;
    const whole = read(group.piece);
    return whole.length > 0 ? whole : clauses;
  });
}

/** "Likely and severe: rent, wages. Rare, catastrophic: fire": levels that stand before a colon, over what they are the levels of. */
function underLevels(brief: ReadBrief): Found[] {
  return brief.groups.flatMap((group): Found[] => {
    const { lead } = group;
    if (lead === undefined || lead.text.length > 60 || group.items.length > 8) return [];
    const levels = levelsIn(lead.text, false);
    // Nothing but levels, what they are of, and words that join them.
    const rest = [...LIKELY, ...IMPACT, ...LEVEL].reduce((t, [pattern]) => t.replace(pattern, ' '), lead.text);
    const named = rest.replace(IMPACT_WORD, ' ').replace(LIKELIHOOD_WORD, ' ');
    if (levels === undefined || /\p{L}{4}/u.test(named)) return [];
    return group.items.flatMap((item) => {
      const label = trimmed(item.piece);
      return /\p{L}{2}/u.test(label.text) && label.text.length <= 90
        ? [{ risk: { label, likelihood: levels.likelihood, impact: levels.impact }, used: lead }]
        : [];
    });
  });
}

/** The steps of a scale in a row, up to the colon behind them. */
const LEGEND =
  /(?<!\p{L})(?:low|gering|niedrig|faible|baj[oa]|bass[oa]|baix[oa]|laag|nisk\p{L}+)\s?[-/,–]\s?(?:med\p{L}*|moderate|mittel|moyen\p{L}*|médi[oa]|gemiddeld|średni\p{L}*)\s?[-/,–]\s?(?:high|hoch|élevée?|fort|alt[oa]|hoog|wysok\p{L}+)\)?[^:]{0,60}(?::\s|$)/iu;

const SPOKEN =
  /risks?|(?<!\p{L})prob(?!\p{L})|consequence|risik|risqu|riesgo|rischi|risco|risico|ryzyk|threat|likel|probab|impact|severity|wahrscheinlich|auswirkung|vraisembl|gravit|impatto|kans|gevolg|prawdopod|skut|(?:go|gone|goes) wrong/iu;

export const riskMatrix = definePattern({
  form: 'risk_matrix',
  names: [
    'risk register',
    'risk assessment',
    'top risks',
    'key risks',
    'risikoregister',
    'registre des risques',
    'registro de riesgos',
    'registro dei rischi',
    'registo de riscos',
    'risicoregister',
    'rejestr ryzyk',
    'risk matrix',
    'risk map',
    'risk heat map',
    'risk heatmap',
    'risikomatrix',
    'matrice des risques',
    'matriz de riesgos',
    'matrice dei rischi',
    'matriz de riscos',
    'risicomatrix',
    'macierz ryzyka',
    'matryca ryzyka',
    'risk matrix slide',
    'risk grid',
    'risk profile',
    'risk landscape',
    'risk overview',
    'risk heat-map',
    'heat map of risks',
    'heatmap of risks',
    'likelihood impact',
    'likelihood impact matrix',
    'probability impact matrix',
    'probability impact grid',
    'risikolandkarte',
    'risikolandschaft',
    'risikoübersicht',
    'risikoportfolio',
    'risiko-matrix',
    'cartographie des risques',
    'carte des risques',
    'mapa de riesgos',
    'matriz de riesgo',
    'mapa de calor de riesgos',
    'mappa dei rischi',
    'matrice di rischio',
    'mapa de riscos',
    'matriz de risco',
    'risicokaart',
    'risico-matrix',
    'mapa ryzyk',
    'mapa ryzyka',
    'matryca ryzyk',
  ],
  strong: [
    'risks by likelihood',
    'how likely',
    'how probable',
    'go wrong',
    'likelihood x impact',
    'probability severity',
    'risques par',
    'likelihood and impact',
    'impact and likelihood',
    'probability and impact',
    'risks',
    'risiken',
    'risques',
    'riesgos',
    'rischi',
    'riscos',
    "risico's",
    'ryzyka',
    'eintrittswahrscheinlichkeit',
  ],
  figures: false,
  needs: 'each risk with how likely and how severe it is',
  sample:
    'Risks by likelihood and impact: [name]: likelihood [low or high], impact [low or high]. [name]: likelihood [low or high], impact [low or high].',
  read(brief) {
    const table = fromTable(brief);
    const under = table.length > 0 ? [] : underLevels(brief);
    const told = table.length > 0 ? [] : fromText(brief);
    const risks = table.length > 0 ? table : under.length > told.length ? under : told;
    return risks.length < 2 || risks.length > 24
      ? undefined
      : {
          // Levels alone could be of anything: somewhere the brief speaks of risks, or of how likely and how bad they are.
          fit: !SPOKEN.test(brief.text) ? 0.5 : table.length >= 3 ? 1 : risks.length >= 3 ? 0.95 : 0.9,
          used: risks.map((r) => r.used),
          data: { risks: risks.map((r) => r.risk) },
        };
  },
});
