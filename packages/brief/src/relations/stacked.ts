/** Things told from top to bottom or from the bottom up: "at the bottom is storage, on top of it sits processing". */
import { piecesAt, trimmed } from '../document/phrases.ts';
import { cut, Piece } from '../document/piece.ts';
import type { ReadBrief } from '../document/reading.ts';

const MARK =
  /(?<!\p{L})(?:(?<=(?:^|[.;\n])\s{0,8})(?:top|bottom|base|oben|unten|sommet|base|haut|bas|arriba|abajo|sopra|sotto|boven|onder)(?=\s?[:–-]\s)|(?<=[.;]\s)(?:then|next|dann|puis|luego|poi|dan)(?=\s(?!it|there|we))|(?:beneath|underneath|below|darunter|darüber)(?=\s?:)|(?:right )?(?:at|on) the (?:very )?(bottom|top|base|ground|foot|apex|peak|summit|tip)|(on top(?: of (?:it|that|this|them|those|all))?|above (?:it|that|this|them|those)|over (?:it|that|them))|(beneath (?:it|that|this|them)?|below (?:it|that|this|them)?|under(?:neath)? (?:it|that|this|them)?)|(?:ganz |zu)?(?:unterst|oberst|unten|oben)|an der (?:spitze|basis)|auf dem boden|darüber|darauf|darunter|(?:tout )?en (?:bas|haut)|au sommet|à la base|au-dessus|en dessous|en la (?:base|cima|cúspide)|encima|por encima|debajo|por debajo|alla base|in cima|al vertice|sopra|al di sopra|no topo|na base|por cima|onderaan|bovenaan|daarboven|daaronder|erboven|u podstawy|na (?:szczycie|dole|górze)|powyżej|poniżej)(?!\p{L})/giu;
const VERB =
  /^(?:[:,–—-]*\s*(?:is|are|sits?|sit|se encuentra|está|están|hay|ci sono|c'è|sono|está|estão|fica|ficam|staat|staan|jest|są|stehen|liegen|comes?|lies?|stands?|there (?:is|are)|we have|the|ist|liegt|kommt|sitzt|se trouve|il y a)\s)+/iu;

export interface Stacked {
  /** The words of its place. */
  readonly mark?: Piece;
  readonly label: Piece;
  readonly things: readonly Piece[];
}

/** Top first; undefined for fewer than three. */
export function stackedIn(brief: ReadBrief): Stacked[] | undefined {
  const whole = new Piece(brief.text, 0, brief.text.length);
  const marks = [...brief.text.matchAll(MARK)].slice(0, 20);
  if (marks.length < 2) return undefined;
  // "Then" alone tells no place.
  const placed = marks.filter((m) => !/^(?:then|next|dann|puis|luego|poi|dan)$/iu.test(m[0]));
  if (placed.length < 2 || placed[0] !== marks[0]) return undefined;
  const first = marks[0]?.[0].toLowerCase() ?? '';
  const upwards = /bottom|base|ground|foot|basis|boden|unte[nr]|bas$|debajo|onderaan|podstawy|dole/.test(first);
  const out: Stacked[] = [];
  for (const [i, m] of marks.entries()) {
    const from = m.index + m[0].length;
    const limit = marks[i + 1]?.index ?? brief.text.length;
    const stop = /[.;\n](?=\s|$)/.exec(brief.text.slice(from, limit));
    let body = cut(whole, from, stop === null ? limit : from + stop.index);
    const verb = VERB.exec(body.text)?.[0].length ?? 0;
    body = trimmed(cut(body, body.start + verb, body.end));
    const mark = /^[:–—-]+\s?/u.exec(body.text)?.[0].length ?? 0;
    body = cut(body, body.start + mark, body.end);
    const tail = /(?:,|\s(?:and|und|et))$/iu.exec(body.text);
    if (tail !== null) body = cut(body, body.start, body.start + tail.index);
    // The last clause of a list may hold one layer more: "…, and the everyday habits carry everything".
    const carries = /,\s(?:and|und|et)\s(?:the\s|die\s|les\s)?(.{3,60}?)\s(?:carry|carries|support|bear|tragen|portent)\s/iu.exec(
      body.text,
    );
    const own = carries === null ? body : cut(body, body.start, body.start + carries.index);
    const held = /^([^()]{2,60}?)\s\(([^()]{2,160})\)$/u.exec(own.text);
    if (held?.[1] !== undefined) {
      const name = trimmed(cut(own, own.start, own.start + held[1].length));
      out.push({
        mark: cut(whole, m.index, from),
        label: name,
        things: piecesAt(cut(own, own.start + held[0].indexOf('(') + 1, own.end - 1), ',', true).map(trimmed),
      });
      continue;
    }
    const parted = /\s(?:with|holding|made of|mit|avec)\s/iu.exec(own.text);
    const label = trimmed(parted === null ? own : cut(own, own.start, own.start + parted.index));
    const verbAfter = /\s(?:sits?|comes?|lies?|is|are)$/iu.exec(label.text);
    const name = verbAfter === null ? label : cut(label, label.start, label.start + verbAfter.index);
    if (!/\p{L}{2}/u.test(name.text) || name.text.length > 80) return undefined;
    out.push({
      mark: cut(whole, m.index, from),
      label: name,
      things: parted === null ? [] : piecesAt(cut(own, own.start + parted.index + parted[0].length, own.end), ',', true).map(trimmed),
    });
    if (carries?.[1] !== undefined) {
      const at = body.start + carries.index + carries[0].indexOf(carries[1]);
      out.push({ label: cut(body, at, at + carries[1].length), things: [] });
    }
  }
  if (out.length < 3) return undefined;
  return upwards ? out.reverse() : out;
}
