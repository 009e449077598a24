/** What a combined deck could not keep as it was: data with stable codes, for people to read in the answer. */

export interface CombineWarning {
  readonly code:
    | 'slide_size_scaled'
    | 'macros_left_out'
    | 'signature_left_out'
    | 'notes_master_replaced'
    | 'custom_shows_left_out'
    | 'file_faults_mended'
    | 'file_faults_left';
  readonly message: string;
  /** Counted from 1. */
  readonly deck: number;
}

const inches = (emu: number): string => `${Math.round((emu / 914_400) * 100) / 100}`;
type Size = { readonly cx: number; readonly cy: number };

export const scaledWarning = (deck: number, from: Size, to: Size): CombineWarning => ({
  code: 'slide_size_scaled',
  deck,
  message: `Deck ${deck} has slides of ${inches(from.cx)} by ${inches(from.cy)} in; they were scaled to the first deck's ${inches(to.cx)} by ${inches(to.cy)} in.`,
});
export const macrosWarning = (deck: number): CombineWarning => ({
  code: 'macros_left_out',
  deck,
  message: `Deck ${deck} has macros, which a combined .pptx does not carry.`,
});
export const signatureWarning = (deck: number): CombineWarning => ({
  code: 'signature_left_out',
  deck,
  message: `Deck ${deck} is signed; its signature does not hold for the combined deck and was left out.`,
});
export const notesWarning = (deck: number): CombineWarning => ({
  code: 'notes_master_replaced',
  deck,
  message: `Notes of deck ${deck} now follow the first notes master, because a deck has only one.`,
});
export const customShowsWarning = (deck: number): CombineWarning => ({
  code: 'custom_shows_left_out',
  deck,
  message: `Custom shows of deck ${deck} were left out; its slides are all there.`,
});
export const faultsMendedWarning = (deck: number, count: number): CombineWarning => ({
  code: 'file_faults_mended',
  deck,
  message: `Deck ${deck} had ${count} fault${count === 1 ? '' : 's'} of the file format, which ${count === 1 ? 'was' : 'were'} mended; no word changed.`,
});
export const faultsLeftWarning = (deck: number, count: number, first: string): CombineWarning => ({
  code: 'file_faults_left',
  deck,
  message: `Deck ${deck} has ${count} fault${count === 1 ? '' : 's'} of the file format that no rule can mend, so PowerPoint may ask to repair the file. The first: ${first}`,
});
