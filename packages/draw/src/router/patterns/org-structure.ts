/** Who reports to whom. */
import { allItems, definePattern } from '../pattern.ts';
import { cut, Piece } from '../piece.ts';
import { trimmed } from '../read-brief.ts';

interface Member {
  readonly title: Piece;
  readonly name?: Piece;
  readonly children: Member[];
}

const ROLE =
  /^((?:chief\s[\p{L} ]{3,30}officer|c[a-z]{1,2}o|(?:head|director|vp|vice president|leiter|leiterin|manager)(?:\sof\s[\p{L}&]+|\s[\p{L}&]+)?|ceo|president|managing director|chair|chairman|geschäftsführer(?:in)?))(?:\s|:|,|$)\s?(\p{Lu}[\p{L}'.-]+(?:\s\p{Lu}[\p{L}'.-]+){0,3})?/iu;
const REPORTS = /report(?:s|ing)? to (?:her|him|them|the|it)\s?/iu;

export const orgStructure = definePattern({
  form: 'org_structure',
  strong: [
    'org chart',
    'organisation chart',
    'organization chart',
    'reporting to',
    'reports to',
    'organigramm',
    'organigramme',
    'organigrama',
    'organigramma',
    'organogram',
    'struktura organizacyjna',
    'reporting lines',
  ],
  figures: false,
  needs: 'the top role and the roles that report to it',
  sample: 'Org chart: CEO; reporting to her CFO, CTO, COO.',
  read(brief) {
    const members: Member[] = [];
    const find = (title: string): Member | undefined => members.find((m) => m.title.text.toLowerCase() === title.toLowerCase());
    let root: Member | undefined;
    for (const item of allItems(brief)) {
      let piece = trimmed(item.piece);
      const has = /^(?:the\s)?([\p{L} ]{2,30}?)\s(?:has|leads|hat|runs)\s(.+)$/iu.exec(piece.text);
      const parent = has?.[1] === undefined ? undefined : find(has[1]);
      const reports = REPORTS.exec(piece.text);
      if (reports !== null) piece = trimmed(cut(piece, piece.start + reports.index + reports[0].length, piece.end));
      const parts: Piece[] = [];
      if (parent !== undefined && has?.[2] !== undefined) {
        let at = piece.end - has[2].length;
        for (const part of has[2].split(/(\sand\s)/)) {
          if (part !== ' and ') parts.push(new Piece(part, at, at + part.length));
          at += part.length;
        }
      } else parts.push(piece);
      for (const part of parts) {
        const match = ROLE.exec(part.text);
        if (match?.[1] === undefined) continue;
        const title = new Piece(match[1], part.start, part.start + match[1].length);
        const at = match[2] === undefined ? 0 : part.text.indexOf(match[2], match[1].length);
        const member: Member = {
          title,
          ...(match[2] === undefined ? {} : { name: new Piece(match[2], part.start + at, part.start + at + match[2].length) }),
          children: [],
        };
        members.push(member);
        if (root === undefined) root = member;
        else (parent ?? root).children.push(member);
      }
    }
    return root === undefined || root.children.length === 0 ? undefined : { fit: 1, data: { root } };
  },
});
