/** Whether the schema allows a value, which values it allows, and which of them was meant. */
import { presetMeant } from '@deckwright/read/ooxml';
import { simpleAt } from './schema.ts';
import type { SimpleData } from './schema-data.ts';

const WHOLE = /^[+-]?\d+$/;
const NUMBER = /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|NaN|-?INF)$/;
const TIME = /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/;
const FLAG = /^(?:true|false|0|1)$/;

/**
 * @param strict the part is ISO strict: then numbers may carry a unit or a percent sign, which Office reads in strict parts alone
 */
export function fits(simple: SimpleData, value: string, strict: boolean): boolean {
  const plain = value.trim();
  switch (simple[0]) {
    case 'any':
      return true;
    case 'flag':
      return FLAG.test(plain);
    case 'time':
      return TIME.test(plain);
    case 'whole':
      return WHOLE.test(plain) && within(Number(plain), simple[1], simple[2]);
    case 'number':
      return NUMBER.test(plain) && (simple[1] === null && simple[2] === null ? true : within(Number(plain), simple[1], simple[2]));
    case 'hex':
      return /^(?:[0-9a-fA-F]{2})*$/.test(plain) && (simple[1] === null || plain.length === 2 * simple[1]);
    case 'pattern':
      // Office writes thousandths of a percent where ISO allows only a percent sign.
      return !strict && simple[1].endsWith('%') ? WHOLE.test(plain) : patternOf(simple[1]).test(value);
    case 'set':
      return simple.includes(value, 1) || simple.includes(plain, 1);
    case 'list': {
      const item = simpleAt(simple[1]);
      return plain === '' || plain.split(/\s+/).every((one) => fits(item, one, strict));
    }
    case 'union': {
      const members = membersOf(simple, strict);
      return members.some((member) => fits(member, value, strict));
    }
  }
}

/** The patterns without a unit or a percent sign; the others hold in strict parts alone. */
function membersOf(simple: SimpleData & readonly ['union', ...number[]], strict: boolean): readonly SimpleData[] {
  const members = simple.slice(1).map((index) => simpleAt(Number(index)));
  const plain = members.filter((member) => !(member[0] === 'pattern' && UNIT.test(member[1])));
  return strict || plain.length === 0 ? members : plain;
}

/** Patterns of values that end with a percent sign or a unit. */
const UNIT = /%$|\(mm\|/;

const within = (value: number, least: number | null, most: number | null): boolean =>
  (least === null || value >= least) && (most === null || value <= most);

const patterns = new Map<string, RegExp>();
function patternOf(pattern: string): RegExp {
  const expression = patterns.get(pattern) ?? new RegExp(`^(?:${pattern})$`);
  patterns.set(pattern, expression);
  return expression;
}

/** 32 bits; programs on a Mac write the same bits with a sign, for ids of axes. */
const UNSIGNED = 4_294_967_295;

const MAX_VALUES = 12;

/** For people: `a whole number from 0 to 4294967295`. */
export function allowed(simple: SimpleData): string {
  switch (simple[0]) {
    case 'flag':
      return 'true, false, 1 or 0';
    case 'time':
      return 'a date and time such as 2026-01-31T09:00:00Z';
    case 'whole':
      return `a whole number${range(simple[1], simple[2])}`;
    case 'number':
      return `a number${range(simple[1], simple[2])}`;
    case 'hex':
      return simple[1] === null ? 'hexadecimal digits' : `${2 * simple[1]} hexadecimal digits`;
    case 'set': {
      const values = simple.slice(1);
      return values.length > MAX_VALUES ? `one of ${values.slice(0, MAX_VALUES).join(', ')}, …` : `one of ${values.join(', ')}`;
    }
    case 'list':
      return `a list, each ${allowed(simpleAt(simple[1]))}`;
    case 'union':
      return [...new Set(membersOf(simple, false).map(allowed))].slice(0, 3).join(', or ');
    case 'pattern':
      return simple[1].startsWith('\\{') ? 'an identifier such as {5C22544A-7EE6-4342-B048-85BDC9FD1C3A}' : 'a value of another form';
    case 'any':
      return 'any text';
  }
}

const range = (least: number | null, most: number | null): string => {
  if (least !== null && most !== null) return ` from ${least} to ${most}`;
  return least !== null ? ` from ${least} on` : most !== null ? ` up to ${most}` : '';
};

/** The allowed value that a wrong one means: rounded, in the right case, or without a sign. Undefined when the meaning is not clear. */
export function meant(simple: SimpleData, value: string): string | undefined {
  const found = guess(simple, value.trim());
  return found !== undefined && fits(simple, found, false) ? found : undefined;
}

function guess(simple: SimpleData, value: string): string | undefined {
  switch (simple[0]) {
    case 'flag':
      return /^true$/i.test(value) ? '1' : /^false$/i.test(value) ? '0' : undefined;
    case 'whole':
      if (simple[2] === UNSIGNED && /^-\d{1,10}$/.test(value)) return String(Number(value) + UNSIGNED + 1);
      return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value) ? String(Math.round(Number(value))) : undefined;
    case 'hex':
      return value.startsWith('#') ? value.slice(1) : undefined;
    case 'set': {
      const same = simple.slice(1).find((one) => String(one).toLowerCase() === value.toLowerCase()) as string | undefined;
      // The list of preset shapes is the one that begins so (ISO 29500-1, 20.1.10.56).
      return (
        same ?? (simple[1] === 'line' && simple.includes('roundRect', 1) ? presetMeant(value, simple.slice(1) as string[]) : undefined)
      );
    }
    case 'union':
      for (const member of membersOf(simple, false)) {
        const share = member[0] === 'whole' && isPercentage(simple) ? shareIn(value, member[2]) : undefined;
        if (share !== undefined) return share;
        const found = guess(member, value);
        if (found !== undefined) return found;
      }
      return undefined;
    default:
      return undefined;
  }
}

const isPercentage = (simple: readonly ['union', ...number[]]): boolean =>
  simple.slice(1).some((index) => {
    const member = simpleAt(Number(index));
    return member[0] === 'pattern' && member[1].endsWith('%');
  });

/** A percentage as it is stored: in thousandths of a percent if the type has room for 100 %, otherwise in whole percent. */
function shareIn(value: string, most: number | null): string | undefined {
  if (!/^-?\d{1,9}(?:\.\d{1,9})?%$/.test(value)) return undefined;
  return String(Math.round(Number(value.slice(0, -1)) * (most === null || most >= 100_000 ? 1000 : 1)));
}
