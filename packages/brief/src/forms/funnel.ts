/** Quantities that narrow from stage to stage. */

import { figuresWithin } from '../document/figures-within.ts';
import { trimmed } from '../document/phrases.ts';
import { cut, type Figure, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { onOneScale } from '../relations/values.ts';
import { definePattern } from './define-pattern.ts';

const FILLER =
  /^(?:of the|we|they|of|the|only|just|then|and|in the end|people|persons|users|customers|that|who|which|were|have|had|davon|nur|die|puis|dont|luego|solo|poi|solo|depois|só|daarna|slechts|potem|tylko|e|y|et|und)\s+/iu;

/** Names of stages: two of them in a falling row are a funnel without being called one. */
const STAGES =
  /(?<!\p{L})(?:impressions?|reach|visit(?:or)?s?|sessions?|page views|clicks?|sign-?ups?|registrations?|registered|trials?|leads?|mqls?|sqls?|prospects?|qualified|contacted|enquir\p{L}+|inquir\p{L}+|demos?|proposals?|quotes?|negotiations?|baskets?|carts?|checkouts?|orders?|purchases?|buyers?|paying|customers|deals?|won|signed|contracts?|closed|applications?|applicants?|candidates?|screen\p{L}*|interview\p{L}*|shortlist\p{L}*|offers?|offered|accepted|hires?|hired|invited|booked|turned up|attended|referred|treated|eligible|enrolled|randomi[sz]ed|completed|analy[sz]ed|opened|delivered|activated|retained|renewed|approved|submitted|received|screened|besucher|klicks?|anmeldungen|registrierungen|anfragen|interessenten|angebote?|aufträge|bestellungen|warenkorb|kasse|käufer|kunden|abschlüsse|bewerb\p{L}+|gespräche|vorstellungs\p{L}+|zusagen|einstellungen|eingestellt|verträge|visites?|visiteurs|inscri\p{L}+|essais?|paniers?|commandes?|clients?|candidatures?|candidats|entretiens?|offres?|embauch\p{L}+|devis|éligibles|randomisés|visitas?|visitantes|registros?|registos?|pruebas?|testes|pedidos?|carritos?|carrinhos?|ofertas?|contrata\p{L}+|candidat\p{L}+|entrevist\p{L}+|visitatori|visite|iscrizion\p{L}+|iscritti|prove|carrelli|ordini|preventivi|offerte|contratti|assun\p{L}+|colloqui|bezoekers?|aanmeldingen|proefabonnementen|winkelwagens?|bestellingen|offertes?|klanten|sollicit\p{L}+|gesprekken|aangenomen|odwiedz\p{L}+|wizyt\p{L}*|rejestracj\p{L}+|koszyk\p{L}*|zamówie\p{L}+|ofert\p{L}*|klien\p{L}+|kandyda\p{L}+|aplikacj\p{L}+|rozm[oó]w\p{L}*|zatrudni\p{L}+|umow\p{L}+)(?!\p{L})/iu;

interface Stage {
  readonly label: Piece;
  readonly figure: Figure;
}

/** `of the 48,000 people that opened the mail only 6,200 clicked`: what stands behind each number names it. */
function told(brief: ReadBrief, inName: (f: Figure) => boolean): Stage[] {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const own = brief.figures.filter((f) => !f.year && !f.unit.includes('%') && !inName(f));
  // "of 10,000 invited 6,200 booked, 41 were treated": nothing names the first number before it, so what follows each names it.
  const [opening, closing] = [own[0], own.at(-1)];
  const follows =
    opening !== undefined &&
    closing !== undefined &&
    /(?:^|[.:!?\n])\s*(?:(?:out )?of (?:the |all )?|von (?:den )?|sur |de (?:los |las )?|su |dos |van (?:de )?|z )?$/iu.test(
      brief.text.slice(Math.max(0, opening.start - 24), opening.start),
    ) &&
    /^\s(?:\p{L}+\s?)+/u.test(brief.text.slice(closing.end, closing.end + 30));
  const stages = own.flatMap((figure, i): Stage[] => {
    // One to four words before the number, back to the number before: "interviewed 310", "made offers to 85".
    const from = own[i - 1]?.end ?? figure.start;
    const gap = cut(whole, from, figure.start);
    let before = trimmed(gap);
    const mark = Math.max(
      before.text.lastIndexOf(', '),
      before.text.lastIndexOf('. '),
      before.text.lastIndexOf('; '),
      before.text.search(/\s(?:we|they)\s(?!.*\s(?:we|they)\s)/u),
    );
    if (mark >= 0) before = cut(before, before.start + mark + 1, before.end);
    before = trimmed(before);
    for (let n = 0; n < 6; n++) {
      const head = FILLER.exec(before.text)?.[0].length ?? 0;
      if (head === 0) break;
      before = cut(before, before.start + head, before.end);
    }
    // "1,340 screened, 512 consented": what ends in a mark names the number before it.
    if (
      !follows &&
      i > 0 &&
      !/[,;]$/u.test(gap.text) &&
      /\p{L}{3}/u.test(before.text) &&
      before.text.split(/\s/).length <= 4 &&
      !/^(?:people|only|and)$/iu.test(before.text)
    )
      return [{ label: before, figure }];
    const stop = /[.;\n]|,\s|\s(?:only|and|then|of which|we|they)\s/iu.exec(
      brief.text.slice(figure.end, own[i + 1]?.start ?? brief.text.length),
    );
    const limit = stop === null ? (own[i + 1]?.start ?? brief.text.length) : figure.end + stop.index;
    let label = trimmed(
      cut(
        brief.groups[0] === undefined
          ? figure
          : brief.sentences.reduce((a, s) => (s.start <= figure.start && s.end >= figure.end ? s : a), figure as Piece),
        figure.end,
        limit,
      ),
    );
    for (let n = 0; n < 6; n++) {
      const head = FILLER.exec(label.text)?.[0].length ?? 0;
      if (head === 0) break;
      label = cut(label, label.start + head, label.end);
    }
    return /\p{L}{2}/u.test(label.text) && label.text.length <= 60 ? [{ label, figure }] : [];
  });
  // "… 1 102 issued within 24h": the words name the number before them.
  return stages.filter(({ label }, i) => i + 1 < stages.length || label.start !== stages[i - 1]?.label.start);
}

/** Stages down a table: its first column of counts, whatever rates stand beside it. */
function fromTable(brief: ReadBrief): Stage[] {
  for (const table of brief.tables) {
    const column = table.numeric.findIndex(
      (n, k) => n && table.rows.every((r) => r.cells[k]?.figure !== undefined && r.cells[k]?.figure?.unit.includes('%') === false),
    );
    if (column < 0 || table.rows.length < 3) continue;
    if (table.numeric.some((n, k) => n && k !== column && table.rows.some((r) => r.cells[k]?.figure?.unit.includes('%') === false)))
      continue;
    // `sourced,1940` over smaller numbers: a first row that reads like a year.
    const top = table.head[column];
    const year =
      top === undefined || table.corner === undefined
        ? undefined
        : brief.figures.find((f) => f.year && f.start === top.start && f.end === top.end);
    const opens =
      year !== undefined && table.corner !== undefined && table.rows.every((r) => (r.cells[column]?.figure?.value ?? 0) < year.value)
        ? [{ label: table.corner, figure: year }]
        : [];
    return [...opens, ...table.rows].flatMap((r): Stage[] => {
      if ('figure' in r) return [r];
      const figure = r.cells[column]?.figure;
      return figure === undefined || r.label.text === '' ? [] : [{ label: r.label, figure }];
    });
  }
  return [];
}

const VERBS =
  /^(?:(?:of (?:those|these|them|which|whom)|davon|dont|de ellos|di cui|dei quali|dos quais|daarvan|z (?:tego|nich))\s)?(?:(?:are|were|is|was|have|had|went|go|did|sind|waren|werden|wurden|haben|gehen|gingen|sont|ont été|ont|étaient|son|fueron|han|sono|erano|hanno|são|foram|zijn|werden|worden|hebben|gaan|zostało|było|jest)\s)+/iu;
const VERB_BEHIND =
  /\s(?:are|were|is|was|have|had|sind|waren|wurden|werden|haben|sont|ont|son|fueron|han|sono|erano|hanno|são|foram|zijn|werden|hebben|zostało|było)$/iu;

/** "Aus 1.000 Meldungen sind 720 gedeckt, davon gehen 510 glatt durch, …": numbers of one sentence that fall, each with the words beside it. */
function falling(brief: ReadBrief): Stage[] {
  for (const sentence of brief.sentences) {
    const own = figuresWithin(brief, sentence).filter((f) => !f.year && !f.unit.includes('%'));
    const values = own.map((f) => f.value * f.factor);
    if (own.length < 4 || own.length > 10 || values.some((v, i) => i > 0 && v >= (values[i - 1] as number))) continue;
    const gaps = own.map((f, i) => {
      const gap = cut(sentence, f.end, own[i + 1]?.start ?? sentence.end);
      const mark = /,(?=\s)|\s(?:and|und|et|y|e|en|i|oraz)(?=\s)/iu.exec(brief.text.slice(f.end, gap.end + 1));
      const at = mark === null ? undefined : f.end + mark.index;
      return {
        left: cut(sentence, f.end, at ?? gap.end),
        right: at === undefined ? undefined : cut(sentence, at + (mark?.[0].length ?? 0), own[i + 1]?.start ?? at),
      };
    });
    const worded = (p: Piece | undefined): boolean => p !== undefined && /\p{L}{3}/u.test(p.text);
    const behind = gaps.filter((g) => worded(g.left)).length;
    const ahead = gaps.filter((g) => worded(g.right)).length;
    const before = ahead > behind;
    const first = gaps[0]?.left;
    // Without a mark between the first two, the last word belongs to the second.
    const at = before && first !== undefined && gaps[0]?.right === undefined ? first.start + first.text.lastIndexOf(' ') : undefined;
    const names = own.map((_, i): Piece | undefined => {
      if (i === 0) return at === undefined || first === undefined ? first : cut(first, first.start, at);
      if (!before) return gaps[i]?.left;
      return i === 1 && at !== undefined && first !== undefined ? cut(first, at, first.end) : gaps[i - 1]?.right;
    });
    const stages = names.flatMap((name, i): Stage[] => {
      if (name === undefined) return [];
      let label = trimmed(name);
      label = cut(label, label.start + (VERBS.exec(label.text)?.[0].length ?? 0), label.end);
      label = cut(label, label.start, label.end - (VERB_BEHIND.exec(label.text)?.[0].length ?? 0));
      return worded(label) && label.text.length <= 60 ? [{ label, figure: own[i] as Figure }] : [];
    });
    if (stages.length === own.length) return stages;
  }
  return [];
}

const ARROW = /\s(?:>|→|->|=>|⇒|»)\s/gu;

/** `landing 52,810 → email 9,744 → paid 388`: a name and a number between arrows. */
function byArrows(brief: ReadBrief): Stage[] {
  for (const sentence of brief.sentences) {
    const marks = [...sentence.text.matchAll(ARROW)];
    if (marks.length < 2 || sentence.text.length > 1000) continue;
    const ends = [...marks.map((m) => sentence.start + m.index), sentence.end];
    const stages = ends.flatMap((end, i): Stage[] => {
      const mark = marks[i - 1];
      const part = cut(sentence, mark === undefined ? sentence.start : sentence.start + mark.index + mark[0].length, end);
      const own = figuresWithin(brief, part).filter((f) => !f.unit.includes('%'));
      const figure = own.at(-1);
      if (figure === undefined || (i > 0 && own.length > 1)) return [];
      const ahead = cut(part, part.start, figure.start);
      const colon = ahead.text.lastIndexOf(': ');
      const before = trimmed(colon < 0 ? ahead : cut(ahead, ahead.start + colon + 1, ahead.end));
      const label = /\p{L}/u.test(before.text) ? before : trimmed(cut(part, figure.end, part.end));
      return /\p{L}/u.test(label.text) && label.text.length <= 60 ? [{ label, figure }] : [];
    });
    if (stages.length === ends.length) return stages;
  }
  return [];
}

export const funnel = definePattern({
  form: 'funnel',
  names: ['funnel', 'sales funnel', 'trichter', '*trichter', 'entonnoir', 'embudo', 'imbuto', 'funil', 'trechter', 'lejek', 'lejka'],
  strong: [
    'pipeline conversion',
    'conversion',
    'drop out',
    'dropout',
    'drop-outs',
    'fall out',
    'fall-off',
    'we lose',
    'conversion rate',
    'conversion rates',
    'where people leave',
    'wo wir verlieren',
    'springen ab',
    'où l on perd',
    'où perdons-nous',
    'dónde perdemos',
    'dove perdiamo',
    'onde perdemos',
    'waar verliezen',
    'drop off',
    'drop-off',
    'where we lose',
    'lose them',
    'konversion',
    'taux de conversion',
    'conversión',
    'conversione',
    'conversão',
    'konwersj*',
    'abbruch*',
  ],
  weak: [
    'from lead to',
    'from visit to',
    'from click to',
    'from application to',
    'from visitor to',
    'lose people',
    'losing people',
    'vom besucher',
    'von der bewerbung',
    'bis zum kauf',
    'du visiteur',
    'de la visite',
    'recruiting',
    'recruitment',
    'hiring',
    'visitors',
    'leads',
    'applicants',
    'sign-ups',
    'pipeline',
    'bewerber',
    'candidats',
  ],
  figures: true,
  needs: 'three or more stages in order, each with how many are left',
  sample: 'Funnel: [number] [name], [number] [name], [number] [name], [number] [name].',
  read(brief) {
    const table = fromTable(brief);
    const chain = table.length > 0 ? table : byArrows(brief);
    const facts: Stage[] = chain.length > 0 ? chain : brief.facts.filter((f) => f.others.length === 0 && !f.figure.unit.includes('%'));
    // "322 completed week 24": a number in a name is no stage.
    const inName = ({ start, end }: Figure): boolean => facts.some(({ label }) => label.start <= start && end <= label.end);
    const all = brief.figures.filter((f) => !f.year && !f.unit.includes('%') && !inName(f)).length;
    const narrative = chain.length === 0 && facts.length < all ? told(brief, inName) : [];
    const isFalling = (list: readonly Stage[]): boolean =>
      list.length >= 3 &&
      list.every(({ figure }, i) => {
        const before = list[i - 1]?.figure;
        return before === undefined || figure.value * figure.factor <= before.value * before.factor;
      });
    // More numbers tell more, unless they are no stages: "trial NX-204: 1,340 screened, …".
    const most = narrative.length > facts.length && (isFalling(narrative) || !isFalling(facts)) ? narrative : facts;
    // Two stages of one name were read wrong.
    const alike = (list: readonly Stage[]): boolean =>
      /^(?:sur|of|out of|de|von|aus|su|van|z|dos|dei)$/iu.test(list[0]?.label.text ?? '') ||
      new Set(list.map((r) => r.label.text.toLowerCase())).size < list.length;
    const apart = chain.length === 0 && ((most.length < all && !isFalling(most)) || alike(most)) ? falling(brief) : [];
    const rows = apart.length > most.length || (alike(most) && apart.length > 0) ? apart : most;
    const scale = onOneScale(rows.map((r) => r.figure));
    if (rows.length < 3 || rows.length > 10 || scale === undefined) return undefined;
    if (alike(rows)) return undefined;
    const values = rows.map((r) => r.figure.value * r.figure.factor);
    const falls = values.every((v, i) => i === 0 || v <= (values[i - 1] as number));
    return {
      fit: falls
        ? (rows.length >= 4 &&
            rows.filter((r) => STAGES.test(r.label.text)).length * 2 >= rows.length &&
            new Set(values).size === values.length) ||
          (rows.length >= 4 && /(?:^|[.\n]\s?)(?:out )?of (?:the |all )?[\d.,]+\s/iu.test(brief.text))
          ? 0.98
          : 0.9
        : 0.4,
      data: { unit: scale.unit, stages: rows.map((r) => ({ label: r.label, value: scale.count(r.figure), display: r.figure })) },
    };
  },
});
