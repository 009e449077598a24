/** The only error of this reader: the bytes are at fault. */
export class UnreadableMetafile extends Error {
  override readonly name = 'UnreadableMetafile';
}
