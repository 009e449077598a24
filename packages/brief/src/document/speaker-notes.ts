/** Notes for the speaker go to the notes of the slide that shows what they were of. */
import type { LeftOut, OutlineEntry } from './document-outline.ts';
import type { ReadDocument } from './sections.ts';

type Placed = Omit<OutlineEntry, 'slide_number'>;

/** Slides that say what others do. */
const POINTERS: ReadonlySet<unknown> = new Set(['agenda_list', 'section_divider']);

export function withSpeakerNotes<T extends Placed>(
  drafts: readonly T[],
  notes: ReadDocument['speaker_notes'],
): { readonly drafts: readonly T[]; readonly lost: readonly Omit<LeftOut, 'place'>[] } {
  const at = notes.map(({ slide }) =>
    drafts.findIndex(({ intent, places }) => !POINTERS.has(intent['form']) && places.some((place) => place.slide === slide)),
  );
  return {
    drafts: drafts.map((draft, i) => {
      const own = notes.filter((_, n) => at[n] === i);
      if (own.length === 0) return draft;
      const text = own.map((note) => note.text).join('\n');
      return {
        ...draft,
        intent: { ...draft.intent, notes: text },
        block_ids: [...new Set([...draft.block_ids, ...own.map(({ id }) => id)])],
      };
    }),
    lost: notes.filter((_, n) => (at[n] ?? -1) < 0).map(({ id, text }) => ({ block_id: id, text, reason: 'speaker_notes' })),
  };
}
