/** Reports a conflict between a person's change and the data: both values, and which of them the slide shows. */

export interface HandConflict {
  /** Id of the shape. */
  readonly shape: string;
  readonly name: string;
  readonly what: 'text' | 'cell' | 'place' | 'look' | 'deleted' | 'shape';
  /** When the person changed it. */
  readonly was: string;
  readonly hand: string;
  /** As the data draw it now; empty for a shape that is no longer drawn. */
  readonly data: string;
  readonly won: 'hand' | 'data';
  readonly message: string;
}
