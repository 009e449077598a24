/** Deletes shapes that lie wholly beside the slide, where they are never visible. */
import { attribute, child, descendants, type XmlDocument } from '@deckwright/read/ooxml';
import { boxIn } from '../../inspect/checks/define-check.ts';
import type { Item } from '../../inspect/view/item.ts';
import type { SlideView } from '../../inspect/view/slide-view.ts';
import { aroundOf, NO_CHANGES } from '../changes/slide-changes.ts';
import { liesBeside } from '../proof/beside.ts';
import { defineAction, type Left } from './define-action.ts';

export const removeOffCanvas = defineAction({
  name: 'remove_off_canvas',
  code: 'off_canvas',
  what: 'Deletes shapes that lie wholly beside the slide, with what is in them.',
  plan({ view, pkg, propose, leave }) {
    const document = pkg.part(view.slide.part)?.xml();
    if (document === undefined) return;
    const referred = referredTo(document);
    for (const item of view.items) {
      const { shape, bounds } = item;
      if (!item.own || bounds === undefined || !liesBeside(view.canvas, item, 0)) continue;
      const remedy = whyNot(view, item, document, referred);
      if (remedy !== undefined) {
        leave({ shape_id: shape.id, reason: 'ambiguous', remedy } satisfies Left);
        continue;
      }
      propose({
        shape_id: shape.id,
        shape_name: shape.name,
        changes: { ...NO_CHANGES, removed: [{ start: shape.start, end: shape.end }] },
        resolves: 1,
        before: {
          kind: shape.kind,
          bbox_in: boxIn(bounds),
          ...textOf(item),
          words: item.texts.reduce((sum, { words }) => sum + (words.match(/\S+/g)?.length ?? 0), 0),
        },
        after: null,
      });
    }
  },
});

/** Characters of a shape's words that a report quotes. */
const MAX_TEXT = 200;

/** What is deleted with the shape, for the report, so that the author can read the words. */
function textOf({ texts }: Item): { readonly text?: string } {
  const text = texts
    .map(({ words }) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .join(' | ');
  return text === '' ? {} : { text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text };
}

/** The reason why the shape may still be needed; undefined without one. */
function whyNot(view: SlideView, item: Item, document: XmlDocument, referred: ReadonlySet<number>): string | undefined {
  const { shape } = item;
  if (shape.part !== view.slide.part) return 'It belongs to a diagram: edit the diagram in PowerPoint.';
  if (shape.placeholder !== undefined)
    return 'It is a placeholder, which may name the slide in lists and for screen readers: move it or delete it in PowerPoint.';
  if (referred.has(shape.id))
    return 'An animation or a connector refers to it, so it may come into view: look at the slide show, then delete it in PowerPoint.';
  if (shape.kind === 'picture' && shape.media !== 'none') return 'It plays sound or film: delete it in PowerPoint if it should not.';
  if (shape.kind === 'object' || shape.kind === 'chart')
    return 'It holds data that other programs may use: delete it in PowerPoint if it is not needed.';
  if (!liesBeside(view.canvas, item, 1))
    return 'Its line, its shadow or its text may reach onto the slide: move it or delete it in PowerPoint.';
  const around = aroundOf(document, shape.start)?.name;
  if (around !== 'p:spTree' && around !== 'p:grpSp') return 'The file keeps it in several versions: delete it in PowerPoint.';
  return undefined;
}

/** Ids that animations and the ends of connectors refer to. */
function referredTo({ root }: XmlDocument): ReadonlySet<number> {
  const ids = new Set<number>();
  const add = (value: string | undefined): void => {
    if (value !== undefined && /^\d+$/.test(value)) ids.add(Number(value));
  };
  const timing = child(root, 'p:timing');
  if (timing) for (const element of descendants(timing)) add(attribute(element, 'spid'));
  for (const name of ['a:stCxn', 'a:endCxn']) for (const element of descendants(root, name)) add(attribute(element, 'id'));
  return ids;
}
