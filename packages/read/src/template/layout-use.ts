/** Recognises the use of a layout by its type, by its name in several languages, and by its placeholders. */
import type { LayoutUse } from '@deckwright/draw/template';

export interface NamedLayout {
  readonly name: string;
  readonly type?: string;
  readonly kinds: readonly string[];
}

/** Names of layouts as PowerPoint in several languages, and companies, spell them. */
const NAMES: Readonly<Record<Exclude<LayoutUse, 'content' | 'blank'>, RegExp>> = {
  cover:
    /\b(?:title slide|cover|front ?page|titelfolie|titelseite|deckblatt|diapositive de titre|page de garde|diapositiva de t[ií]tulo|portada|diapositiva titolo|copertina|titeldia|slide de t[ií]tulo|capa|slajd tytułowy|rubrikbild)\b|титульный|标题幻灯片|タイトル スライド|제목 슬라이드/i,
  agenda:
    /\b(?:agenda|contents|outline|inhalt|inhaltsverzeichnis|gliederung|sommaire|ordre du jour|[íi]ndice|sommario|inhoud)\b|目次|目录|목차|оглавление/i,
  divider:
    /\b(?:section(?: header| title)?|divider|chapter|break|transition|abschnitts(?:überschrift|titel)?|kapitel|trenn(?:folie|seite)|titre de section|intercalaire|encabezado de secci[oó]n|intestazione sezione|sectiekop|cabeçalho da se[çc][ãa]o|nagłówek sekcji|avsnittsrubrik)\b|заголовок раздела|节标题|セクション|구역/i,
  closing:
    /\b(?:clos(?:ing|e|er)|end(?: slide)?|thank(?:s| you)|q ?& ?a|back ?(?:page|cover)|contact|final|schluss(?:folie|seite)?|danke|kontakt|merci|fin|gracias|cierre|grazie|obrigado|bedankt|slot)\b|спасибо|谢谢|ご清聴/i,
};

const CONTENT_TYPES = new Set(['titleOnly', 'obj', 'tx', 'chart', 'tbl', 'objOnly', 'cust', undefined]);

/** How suitable a layout is for a use; 0 when it is not. */
export function fitness({ name, type, kinds }: NamedLayout, use: LayoutUse, body_share: number): number {
  const has = (kind: string): boolean => kinds.includes(kind);
  const bodies = kinds.filter((kind) => kind === 'body' || kind === 'other' || kind === 'picture').length;
  switch (use) {
    case 'content': {
      if (!has('title') || has('subtitle')) return 0;
      if (!CONTENT_TYPES.has(type) || Object.values(NAMES).some((pattern) => pattern.test(name))) return 0;
      // A layout with only a title is preferred, because other layouts would show empty placeholders.
      const bare = type === 'titleOnly' ? 3 : bodies === 0 ? 2.5 : bodies === 1 ? 1.5 : 0.5;
      return bare * body_share;
    }
    case 'cover':
      return (type === 'title' ? 4 : 0) + (NAMES.cover.test(name) ? 2 : 0) + (has('subtitle') && has('title') ? 0.5 : 0) > 1
        ? (type === 'title' ? 4 : 0) + (NAMES.cover.test(name) ? 2 : 0) + (has('title') ? 1 : 0)
        : 0;
    case 'divider':
      return has('title') ? (type === 'secHead' ? 4 : 0) + (NAMES.divider.test(name) ? 2 : 0) : 0;
    case 'agenda':
      // A layout with a list serves as agenda if no layout is named so.
      return !has('title') || bodies === 0 ? 0 : NAMES.agenda.test(name) && type !== 'obj' ? 2 : type === 'obj' && bodies === 1 ? 0.5 : 0;
    case 'closing':
      return NAMES.closing.test(name) && type !== 'secHead' ? 2 : 0;
    case 'blank':
      return type === 'blank' ? 2 : !has('title') && bodies === 0 ? 1 : 0;
  }
}
