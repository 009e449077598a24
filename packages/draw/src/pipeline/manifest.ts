/** What the answer says of each supplied value. */
/** `mixed`: all is drawn as written, cut into fields by the router. `ai_completed`: the same, as a model proposed it. */
export type Fidelity = 'verbatim' | 'mixed' | 'ai_completed' | 'partial' | 'verbatim_truncated';

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
