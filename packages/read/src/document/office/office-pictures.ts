/** Pictures of a package, each once, however often the document shows it. */
import { readPictureHeader } from '@deckwright/draw/layout';
import { extensionOf, type OpcPackage, UnreadableFile } from '../../ooxml/index.ts';
import type { Inline } from '../markdown/inline.ts';
import type { MarkdownWriter } from '../markdown/markdown-writer.ts';

export class OfficePictures {
  private readonly pkg: OpcPackage;
  private readonly writer: MarkdownWriter;
  private readonly ids = new Map<string, string | undefined>();

  constructor(pkg: OpcPackage, writer: MarkdownWriter) {
    this.pkg = pkg;
    this.writer = writer;
  }

  /** Undefined where the picture is left out, which a notice then says. */
  inline(part: string | undefined, alt: string): Inline | undefined {
    const flat = alt.replace(/\s+/g, ' ').trim();
    const key = part ?? '';
    if (!this.ids.has(key)) this.ids.set(key, this.take(part, flat));
    const id = this.ids.get(key);
    return id === undefined ? undefined : { kind: 'picture', id, alt: flat };
  }

  private take(part: string | undefined, alt: string): string | undefined {
    const named = alt === '' ? 'A picture' : `The picture "${alt.slice(0, 120)}"`;
    const leaveOut = (why: string): undefined => {
      this.writer.notice('picture_left_out', `${named} is left out: ${why}.`);
      return undefined;
    };
    const found = part === undefined ? undefined : this.pkg.part(part);
    if (found === undefined) return leaveOut('it is not in the file');
    let bytes: Uint8Array;
    try {
      bytes = found.bytes();
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      return leaveOut('its bytes are damaged');
    }
    const header = readPictureHeader(bytes);
    if (header === undefined) return leaveOut(`it is no PNG, JPEG, GIF, WebP or SVG (${extensionOf(found.name) || 'unnamed'})`);
    const { mime, width_px, height_px } = header;
    const id = this.writer.picture({ media_type: mime, bytes, width: width_px, height: height_px, alt });
    return id ?? leaveOut('the document has more pictures than the limit (pictures, picture_bytes)');
  }
}
