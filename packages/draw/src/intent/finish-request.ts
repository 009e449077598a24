/** The request that all ways of writing a body end in: its theme, its canonical text and hash, and how it is to be drawn. */
import { sha256 } from '@deckwright/core/sha256';
import type { z } from 'zod';
import { findComponent } from '../catalog/index.ts';
import { type Chrome, standsFor, type Warning, type Written } from '../layout/index.ts';
import type { Theme } from '../scene/index.ts';
import { type Brand, DEFAULT_THEME, findTheme, themes } from '../themes/index.ts';
import { isRtlParagraph } from '../typeset/index.ts';
import { canonicalJson } from './canonical.ts';
import { withNoteNumbers } from './footnote-marks.ts';
import { FURNITURE } from './furniture.ts';
import { unknownName } from './problem.ts';
import { fail, type Reading } from './read-shared.ts';
import { logoOf } from './request-logo.ts';
import type { Content, ReadResult, Supplied } from './request-shape.ts';
import { isSameLanguage, notTranslated, slideLocale } from './slide-language.ts';
import { blank, type controls } from './slide-schema.ts';
import { suppliedValues } from './supplied.ts';
import { topicalTheme } from './topical-theme.ts';

type Controls = z.infer<z.ZodObject<typeof controls>>;

/** `own` are the members that only this way of writing a body has; with the controls they are the canonical text. */
export function finishRequest(
  body: object,
  shared: Controls,
  content: Content,
  chrome: Chrome,
  reading: Reading,
  own: Readonly<Record<string, unknown>>,
  title?: string,
): ReadResult {
  const { warnings } = reading;
  const chosen = chooseTheme(shared, reading);
  if (!chosen.ok) return fail(chosen.problem);
  const { theme, brand } = chosen;
  const brandLogo = logoOf(shared.logo_id, theme.mode, warnings);
  if (!brandLogo.ok) return fail(brandLogo.problem);
  const written = shared.written === undefined ? undefined : writtenOf(shared.written, warnings);
  const language = blank(Reflect.get(body, 'language'));
  const locale = slideLocale({ locale: shared.locale, language }, own);
  if (typeof language === 'string' && !isSameLanguage(language, locale)) warnings.push(notTranslated(language));
  // A slide runs as the words of its title do, which stand on their own side.
  const direction = shared.direction ?? (isRtlParagraph(chrome.title?.text ?? '') ? 'rtl' : 'ltr');
  const canonical = canonicalJson(
    {
      ...own,
      theme_id: theme.id,
      locale,
      direction,
      notes: shared.notes,
      footnotes: shared.footnotes,
      ...Object.fromEntries(FURNITURE.map((name) => [name, shared[name]])),
      min_font_pt: shared.min_font_pt,
      page_number: shared.page_number,
      allow_truncation: shared.allow_truncation === true ? true : undefined,
      chart_mode: shared.chart_mode === 'native' ? 'native' : undefined,
      head_style: shared.head_style,
      furnish: shared.furnish === 'none' ? 'none' : undefined,
      completed_by: shared.completed_by,
      logo_id: brandLogo.logo === undefined ? undefined : shared.logo_id,
      written: written === undefined ? undefined : shared.written,
      sources: shared.sources,
      // As sent, because defaults that reading fills in would be filled in again.
      hand_edits: shared.hand_edits === undefined ? undefined : blank(Reflect.get(body, 'hand_edits')),
    },
    keyOrderCounts(own),
  );
  const steering = steeringNames(content);
  // Computed on demand, because only a report needs them.
  let supplied: readonly Supplied[] | undefined;
  return {
    ok: true,
    warnings,
    request: {
      content,
      chrome: { ...chrome, footnotes: withNoteNumbers(body, chrome.footnotes) },
      theme,
      ...(brand === undefined ? {} : { brand }),
      ...(brandLogo.logo === undefined ? {} : { logo: brandLogo.logo }),
      locale,
      direction,
      ...(shared.notes === undefined ? {} : { notes: shared.notes }),
      ...(shared.name === undefined ? {} : { name: shared.name }),
      ...(title === undefined ? {} : { title }),
      outputs: shared.outputs ?? ['pptx'],
      dry_run: shared.dry_run === true,
      preview: shared.preview === true,
      force_render: shared.force_render === true,
      allow_truncation: shared.allow_truncation === true,
      chart_mode: shared.chart_mode ?? 'shapes',
      ...(shared.head_style === undefined ? {} : { head_style: shared.head_style }),
      ...(shared.furnish === undefined ? {} : { furnish: shared.furnish }),
      ...(shared.completed_by === undefined ? {} : { completed_by: shared.completed_by }),
      ...(written === undefined ? {} : { written }),
      ...(shared.min_font_pt === undefined ? {} : { min_font_pt: shared.min_font_pt }),
      quality_profile: shared.quality_profile ?? 'executive',
      ...(shared.strict_policy === undefined ? {} : { strict_policy: shared.strict_policy }),
      ...(shared.hand_edits === undefined ? {} : { hand_edits: shared.hand_edits }),
      get supplied() {
        supplied ??= suppliedValues(body, content, steering);
        return supplied;
      },
      canonical,
      hash: sha256(brand === undefined ? canonical : `${canonical}\n${brand.hash}`),
      warnings,
    },
  };
}

type ChosenTheme = { readonly ok: true; readonly theme: Theme; readonly brand: Brand | undefined };

/** The theme that is named, that of the subject, or the default one. */
function chooseTheme(shared: Controls, { warnings, brands }: Reading): ChosenTheme | ReturnType<typeof fail> {
  const topical = topicalTheme(shared.styling, shared.imagery_tag);
  const asked = shared.theme_id ?? topical ?? DEFAULT_THEME;
  if (shared.theme_id === undefined && topical !== undefined)
    warnings.push({
      code: 'theme_chosen',
      message: `The theme ${topical} is chosen for the subject ${shared.imagery_tag}.`,
      path: '/imagery_tag',
      remedy: 'Send theme_id, or styling "clean" for the default theme.',
    });
  const brand = brands(asked);
  const found = brand === undefined ? findTheme(asked) : { theme: brand.theme, mapped: false };
  if (found === undefined) {
    const ids = themes.map((t) => t.id);
    return fail(unknownName('unknown_theme', 'theme', '/theme_id', asked, ids));
  }
  if (found.mapped)
    warnings.push({
      code: 'theme_mapped',
      message: `The theme ${asked} is drawn as ${found.theme.id}.`,
      path: '/theme_id',
      remedy: `Send ${found.theme.id}.`,
    });
  return { ok: true, theme: found.theme, brand };
}

/** Members that steer the drawing, so that no shape has to show their values. */
function steeringNames(content: Content): ReadonlySet<string> {
  if (content.kind === 'component') return new Set(content.component.controls);
  // An icon is seen: a form that does not draw it has to say so.
  const own = (content.form.controls ?? []).filter((name) => name !== 'icon');
  return new Set([...own, ...(content.bound.decimals === undefined ? [] : ['decimals']), 'emphasis', 'kind', 'image_src']);
}

/** Wordings that have the digits of their value. For any other there is a warning, and its number is formatted as usual. */
function writtenOf(wordings: Readonly<Record<string, string>>, warnings: Warning[]): Written | undefined {
  const out = new Map<number, string>();
  for (const [key, wording] of Object.entries(wordings)) {
    const value = key.trim() === '' ? Number.NaN : Number(key);
    if (Number.isFinite(value) && standsFor(wording, value)) out.set(value, wording);
    else
      warnings.push({
        code: 'wording_ignored',
        message: `${JSON.stringify(wording)} has other digits than ${JSON.stringify(key)}; the number is printed plainly.`,
        path: `/written/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        remedy: 'Name the value as the data have it, and write it with the same digits.',
      });
  }
  return out.size === 0 ? undefined : out;
}

/** The objects in which the order of keys has a meaning: rows of a scorecard, wherever it stands. */
function keyOrderCounts(own: Readonly<Record<string, unknown>>): ((pointer: string) => boolean) | undefined {
  const scorecards: string[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (value === null || typeof value !== 'object') return;
    const name: unknown = Reflect.get(value, 'component');
    if (typeof name === 'string' && findComponent(name)?.name === 'rag_scorecard') scorecards.push(`${pointer}/params/rows/`);
    else for (const [key, member] of Object.entries(value)) visit(member, `${pointer}/${key}`);
  };
  visit(own.body, '/body');
  return scorecards.length === 0 ? undefined : (pointer) => scorecards.some((start) => pointer.startsWith(start));
}
