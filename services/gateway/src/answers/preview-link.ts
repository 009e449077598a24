/** Links to previews. A link contains what is to be drawn, so that nothing has to be stored for it. */
import type { GatewayKit } from '../kit.ts';

/** What a preview shows: the example of a prior in a theme. */
export interface PreviewSubject {
  readonly prior_id: string;
  readonly theme_id: string;
}

/** How long a link to a preview works. */
export const PREVIEW_SECONDS = 900;

export function previewLink(
  kit: Pick<GatewayKit, 'previews' | 'base_url' | 'now_ms'>,
  { prior_id, theme_id }: PreviewSubject,
): { readonly preview_url: string; readonly expires_at: string } {
  const expires_at_s = Math.floor(kit.now_ms() / 1000) + PREVIEW_SECONDS;
  const path = kit.previews.sign({ file_id: `${prior_id}~${theme_id}.png`, name: '', disposition: 'inline', expires_at_s });
  return { preview_url: kit.base_url() + path, expires_at: new Date(expires_at_s * 1000).toISOString() };
}

/** What the last part of a link's path contains; undefined for a part that no link of ours has. */
export function subjectOf(file_id: string): PreviewSubject | undefined {
  const [, prior_id, theme_id] = /^([\w-]+)~([\w-]+)\.png$/.exec(file_id) ?? [];
  return prior_id === undefined || theme_id === undefined ? undefined : { prior_id, theme_id };
}
