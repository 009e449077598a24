/** The state of one slide's comparison: both sides, and what was found so far. */
import type { Media, Shape, Slide, Theme } from '@deckwright/draw/scene';
import type { ForeignShape, ForeignSlide } from '@deckwright/read/pptx';
import type { AddedElement, ElementKit } from './added-element.ts';
import type { CarriedShape } from './carried-source.ts';
import type { BaseShape } from './match-shapes.ts';

export interface BaseSlide {
  readonly slide: Slide;
  readonly theme: Theme;
  readonly media: ReadonlyMap<string, Media>;
  /** The shapes that the file says it has; without them shapes are matched by name. */
  readonly carried?: readonly CarriedShape[];
}

/** One thing that a person did. */
export interface Found {
  readonly change:
    | 'moved'
    | 'resized'
    | 'turned'
    | 'retyped'
    | 'restyled'
    | 'described'
    | 'deleted'
    | 'added'
    | 'replaced'
    | 'merged'
    | 'other';
  /** Id in the scene; absent for what was added. */
  readonly shape?: string;
  readonly name: string;
  readonly from?: string;
  readonly to?: string;
  /** False for a change that was seen and that no edit holds. */
  readonly kept: boolean;
}

/** An entry of `hand_edits` of a slide. */
export interface FoundEdit {
  readonly shape: string;
  readonly name: string;
  readonly was: { readonly text?: string; readonly box_in?: readonly number[]; readonly look?: string };
  readonly deleted?: true;
  readonly box_in?: readonly number[];
  readonly rotation?: number;
  readonly alt?: string;
  readonly align?: string;
  readonly anchor?: string;
  readonly paragraphs?: readonly unknown[];
  readonly run?: AddedElement;
  readonly fill?: unknown;
  readonly stroke?: unknown;
  readonly cells?: readonly { readonly row: number; readonly column: number; readonly was: string; readonly text: string }[];
  readonly merged?: readonly unknown[];
}

/** An edit that is not complete yet. */
export type EditDraft = { -readonly [K in keyof FoundEdit]?: FoundEdit[K] | undefined };

export interface ComparedSlide {
  readonly found: readonly Found[];
  readonly edits: readonly FoundEdit[];
  /** Elements that a person drew, or that replace a shape. */
  readonly added: readonly AddedElement[];
  /** Shapes of earlier hand edits (`hand/…`) that changed again, as they are now; undefined for one that is gone. */
  readonly changed_added: ReadonlyMap<string, AddedElement | undefined>;
  /** The notes as they are now, when they changed. */
  readonly notes?: string;
}

export interface CompareKit {
  readonly picture: ElementKit['picture'];
  /** Ids for elements that were drawn. */
  readonly nextId: () => string;
  /** The file was saved by a program that writes every slide again in its own way. */
  readonly rewritten: boolean;
}

export interface Comparison {
  readonly slide: Slide;
  readonly theme: Theme;
  readonly media: ReadonlyMap<string, Media>;
  readonly sent: ForeignSlide;
  readonly kit: CompareKit;
  /** Shapes of the base, in the order in which they were written. */
  readonly base_shapes: readonly BaseShape[];
  /** Shapes that were written, by id. */
  readonly shapes: ReadonlyMap<string, Shape>;
  /** What the file says of its own shapes, by id in the scene. */
  readonly carried: ReadonlyMap<string, CarriedShape>;
  /** Shapes that came back, by the key of the base shape that each was. */
  readonly pairs: ReadonlyMap<string, ForeignShape>;
  /** Shapes of groups that were deleted or moved as a whole; they get no entries of their own. */
  readonly handled: Set<string>;
  readonly moved_along: Set<string>;
  readonly found: Found[];
  readonly edits: FoundEdit[];
  readonly added: AddedElement[];
  readonly changed_added: Map<string, AddedElement | undefined>;
}

/** The kit with which an element is made. What the element cannot hold becomes a finding. */
export const elementKit = ({ found, kit }: Comparison, name: string, shape?: string): ElementKit => ({
  picture: kit.picture,
  lost: (what) => {
    found.push({ change: 'other', name, to: what, kept: false, ...(shape === undefined ? {} : { shape }) });
  },
});
