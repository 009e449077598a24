/** What the answer says of each supplied value. */
/** `mixed`: all is drawn as written, cut into fields by the router. */
export type Fidelity = 'verbatim' | 'mixed' | 'partial' | 'verbatim_truncated';

export interface ManifestEntry {
  readonly path: string;
  readonly bound: 'verbatim' | 'formatted' | 'derived' | 'dropped';
  readonly shape_id?: string;
  /** What the slide shows for the value. */
  readonly shown?: string;
  /** Of words that a picture was made of: what made it. */
  readonly generator?: string;
  readonly model?: string;
}
