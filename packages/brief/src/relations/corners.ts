/** Things placed by two criteria in words: "cheap and deep: us; expensive + deep: Atlas", "much margin, little turnover: pumps". */

import { trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';
import { thingsIn } from '../document/sections.ts';
import { LEVEL_WORD, levelWord } from './levels.ts';

/** One of the two ends of a criterion. */
interface Pole {
  readonly piece: Piece;
  /** What tells it apart: words in lower case, without their endings. */
  readonly stem: string;
  /** 1 low, 3 high, where its own words say so. */
  readonly level?: 1 | 3;
  /** What it is the level of. */
  readonly of?: Piece;
}

export interface Corner {
  readonly key: Piece;
  readonly things: readonly Piece[];
}

export interface Corners {
  /** Top left, top right, bottom left, bottom right: the second criterion rises upwards. */
  readonly fields: readonly (Corner | undefined)[];
  readonly x: Axis;
  readonly y: Axis;
}

export interface Axis {
  readonly label?: Piece;
  readonly low?: Piece;
  readonly high?: Piece;
}

const JOINT =
  /\s?(?:[,/&+×|]|\s(?:and|but|yet|und|aber|doch|et|mais|y|e|pero|ma|mas|en|maar|i|ale|x|with|mit|avec|con|com|met)\s|(?<=\p{L}{3})-(?=\p{L}{3}))\s?/giu;
const NOT = /^(?:not|no|non|nicht|kein\p{L}*|pas|ne|sin|senza|sem|niet|geen|nie|bez|doesn['’]?t|don['’]?t|isn['’]?t|un-?)(?:\s|$)/iu;
const BOTH =
  /(?<!\p{L})(?:both|neither|either|beide[ms]?|beiden|weder noch|les deux|ni l['’]un ni l['’]autre|ambos|ambas|ninguno|entrambi|nessuno|nenhum|oba|żad\p{L}+)(?!\p{L})/iu;
const REST = /^(?:the )?(?:rest|others?|everything else|übrige?|autres?|resto|los demás|altri|outros|overige|reszta)(?:\s|:)*/iu;

/** Endings differ by number and gender: "petits", "petit". */
const stemOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .split(/\s+/)
    .filter((w) => w.length > 1)
    .map((w) => (w.length > 4 ? w.slice(0, Math.max(4, w.length - 2)) : w))
    .join(' ');

const poleOf = (piece: Piece): Pole | undefined => {
  const level = levelWord(piece);
  if (level === undefined) {
    const bare = trimmed(piece);
    return /\p{L}{2}/u.test(bare.text) ? { piece: bare, stem: stemOf(bare.text), ...(NOT.test(bare.text) ? { level: 1 } : {}) } : undefined;
  }
  return {
    piece: level.of === undefined ? trimmed(piece) : level.word,
    stem: `${level.level}`,
    level: level.level,
    ...(level.of === undefined ? {} : { of: level.of }),
  };
};

/** The two poles that a key names; undefined where it does not fall into two. */
function polesOf(key: Piece): readonly [Pole, Pole] | undefined {
  if (key.text.length > 70) return undefined;
  const head = REST.exec(key.text)?.[0].length ?? 0;
  const own = cut(key, key.start + head, key.end);
  const joints = [...own.text.matchAll(JOINT)].filter((m) => m.index > 0 && m.index + m[0].length < own.text.length);
  const [joint] = joints;
  if (joints.length === 1 && joint !== undefined) {
    const a = poleOf(cut(own, own.start, own.start + joint.index));
    const b = poleOf(cut(own, own.start + joint.index + joint[0].length, own.end));
    if (a !== undefined && b !== undefined) return [a, b];
  }
  const both = BOTH.exec(own.text);
  const level = both === null ? undefined : levelWord(own);
  if (both !== null && (level !== undefined || /^(?:neither|weder|ni |ningun|nessun|nenhum|żad)/iu.test(both[0]))) {
    const pole: Pole = { piece: level?.word ?? cut(own, own.start, own.start), stem: `${level?.level ?? 1}`, level: level?.level ?? 1 };
    return [pole, pole];
  }
  // "Veel opbrengst weinig moeite": at the second word of a level.
  const levels = [...own.text.matchAll(new RegExp(LEVEL_WORD.source, 'giu'))];
  const [one, two] = levels;
  if (levels.length !== 2 || one === undefined || two === undefined) return undefined;
  const at = own.start + (one.index === 0 ? two.index : one.index + one[0].length);
  const a = poleOf(cut(own, own.start, at));
  const b = poleOf(cut(own, at, own.end));
  return a === undefined || b === undefined ? undefined : [a, b];
}

const KEY = /(?<=^|[.;!?\n]\s{0,3}|:\s|,\s)([^.;:!?\n–—]{3,70}?)\s?(?::(?=\s|$)|\s[–—](?=\s))/gu;

interface Ends {
  readonly of: (p: Pole) => 1 | 3;
  readonly low?: Pole;
  readonly high?: Pole;
}

interface Named {
  readonly piece: Piece;
  /** What stands in brackets behind it. */
  readonly bracket: string;
}

interface Keyed {
  readonly key: Piece;
  readonly poles: readonly [Pole, Pole];
  readonly things: readonly Piece[];
}

function keysOf(brief: ReadBrief): Keyed[] {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const marks = [...brief.text.matchAll(KEY)].slice(0, 40);
  return marks.flatMap((m, i): Keyed[] => {
    const said = m[1] ?? '';
    const key = cut(whole, m.index, m.index + said.length);
    const poles = polesOf(key);
    if (poles === undefined) return [];
    const from = m.index + m[0].length;
    const limit = marks[i + 1]?.index ?? whole.end;
    const body = cut(whole, from, limit);
    // The things end with their sentence: what follows is said about the map.
    const stop = /[.!?](?=\s|$)|\n|;(?=\s)|,$/.exec(body.text);
    const things = thingsIn(stop === null ? body : cut(body, body.start, body.start + stop.index)).flatMap((t) => {
      const aside = /\s[–—-]\s/.exec(t.text);
      const bare = aside === null ? t : cut(t, t.start, t.start + aside.index);
      return bare.text.length <= 60 ? [bare] : [];
    });
    return things.length === 0 ? [] : [{ key, poles, things }];
  });
}

/** The two ends of one criterion over all keys: high first; undefined where there are not two. */
function endsOf(keys: readonly Keyed[], k: 0 | 1): Ends | undefined {
  const own = keys.map((key) => key.poles[k]);
  if (own.every((p) => p.level !== undefined)) {
    // The end that names its criterion says most.
    const end = (level: 1 | 3): Pole | undefined =>
      own.find((p) => p.level === level && p.of !== undefined) ?? own.find((p) => p.level === level);
    const [low, high] = [end(1), end(3)];
    return { of: (p) => p.level ?? 1, ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
  }
  const same = (a: Pole, b: Pole): boolean =>
    a.stem === b.stem || (a.stem.length >= 4 && b.stem.length >= 4 && a.stem.slice(0, 4) === b.stem.slice(0, 4));
  const ends: Pole[] = [];
  for (const p of own) if (!ends.some((e) => same(e, p))) ends.push(p);
  const [first, second] = ends;
  if (first === undefined || second === undefined || ends.length !== 2) return undefined;
  // What says itself that it is low is low; else what is named first is what one looks for.
  const low = second.level === 1 || first.level === 3 ? second : first.level === 1 || second.level === 3 ? first : second;
  const high = low === first ? second : first;
  return { of: (p) => (same(p, low) ? 1 : 3), low, high };
}

/** "by price and depth of features", "op moeite en opbrengst", "axes: payback, impact": the names of the two criteria. */
const NAMED =
  /(?<!\p{L})(?:(?:by|along|on|according to|nach|entlang|selon|según|por|secondo|per|segundo|conforme|volgens|op|naar|według|langs)(?:\s(?:two|twee|zwei|deux|dos|due|duas|dwie)\s\p{L}+[,:])?|(?:axes|axis|achsen|ejes|assi|eixos|assen|osie)\s?[:=])\s+(?:the |their |der |die |le |la |el |il |o |a |de |het )?([^,.;:()\n]{3,40}?)(?:\s\([^()]{1,40}\))?\s?(?:,|\s(?:and|und|et|y|e|en|i|x|vs\.?|versus)\s)\s?(?:the |by |their |der |die |le |la |el |il |o |a |de |het )?([^,.;:()\n]{3,40}?)(?=\s?[.,;:(\n]|$)/iu;

function axisNames(brief: ReadBrief): readonly [Named, Named] | undefined {
  const match = NAMED.exec(brief.text);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const whole = new Piece(brief.text, 0, brief.text.length);
  const end = match.index + match[0].length;
  const at = brief.text.indexOf(match[1], match.index + 2);
  const second = brief.text.lastIndexOf(match[2], end);
  const named = (start: number, length: number): Named => ({
    piece: cut(whole, start, start + length),
    bracket: /^\s\(([^()]{1,40})\)/.exec(brief.text.slice(start + length))?.[1] ?? '',
  });
  return [named(at, match[1].length), named(second, match[2].length)];
}

/** Whether the names stand in the other order than the ends: "price (low/high) and size (small/large). Small and cheap: …". */
function swapped(names: readonly [Named, Named], x: Ends, y: Ends): boolean {
  const [first, second] = names.map((n) => n.bracket.toLowerCase());
  const says = (bracket: string | undefined, ends: Ends): boolean =>
    [ends.low, ends.high].some(
      (p) => p !== undefined && p.piece.text.length > 2 && bracket?.includes(p.piece.text.toLowerCase().slice(0, 4)) === true,
    );
  return says(second, x) && !says(first, x) && !says(second, y);
}

/** Three or four corners, each named by one end of either criterion. */
export function cornersIn(brief: ReadBrief): Corners | undefined {
  const keys = keysOf(brief);
  if (keys.length < 3 || keys.length > 5) return undefined;
  // "effort low/value high", "high effort, little value": a noun tells its criterion whatever stands first.
  const [a, b] = keys[0]?.poles ?? [];
  const turned =
    a?.of === undefined || b?.of === undefined
      ? keys
      : keys.map((k): Keyed => {
          const [p, q] = k.poles;
          const swaps =
            p.of !== undefined &&
            q.of !== undefined &&
            stemOf(p.of.text) === stemOf(b.of?.text ?? '') &&
            stemOf(p.of.text) !== stemOf(a.of?.text ?? '');
          return swaps ? { ...k, poles: [q, p] } : k;
        });
  const [x, y] = [endsOf(turned, 0), endsOf(turned, 1)];
  if (x === undefined || y === undefined) return undefined;
  const places = turned.map((k) => [x.of(k.poles[0]), y.of(k.poles[1])].join());
  if (new Set(places).size !== places.length || places.length < 3) return undefined;
  const at = (place: string): Corner | undefined => {
    const k = turned[places.indexOf(place)];
    return k === undefined ? undefined : { key: k.key, things: k.things };
  };
  const names = axisNames(brief);
  const axis = (k: 0 | 1, ends: Ends): Axis => {
    const said = turned.map((t) => t.poles[k].of).find((p) => p !== undefined);
    const label = said ?? (names === undefined ? undefined : names[swapped(names, x, y) ? (k === 0 ? 1 : 0) : k].piece);
    const bare = (p: Pole | undefined): Piece | undefined => (p === undefined || p.piece.text === '' ? undefined : p.piece);
    const [low, high] = [bare(ends.low), bare(ends.high)];
    return {
      ...(label === undefined ? {} : { label }),
      ...(low === undefined ? {} : { low }),
      ...(high === undefined ? {} : { high }),
    };
  };
  return { fields: [at('1,3'), at('3,3'), at('1,1'), at('3,1')], x: axis(0, x), y: axis(1, y) };
}
