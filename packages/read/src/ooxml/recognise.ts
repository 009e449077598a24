/** Recognises the kind of a file that is not a .pptx from its first bytes, so that the error can name it. */
import { latin1Text } from '#plain-text';
import { UnreadableFile } from './unreadable-file.ts';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** A stream that only a password-protected OOXML file has ([MS-OFFCRYPTO] 2.3.4.4), as UTF-16. */
const ENCRYPTED_PACKAGE = [...'EncryptedPackage'].join('\0');
const PICTURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
];

/** The error for bytes that are not a zip. */
export function refusalOfForeignFile(file: Uint8Array): UnreadableFile {
  if (file.length === 0) return new UnreadableFile('empty', 'The file is empty.');
  if (startsWith(file, OLE)) {
    return latin1Text(file).includes(ENCRYPTED_PACKAGE)
      ? new UnreadableFile('encrypted', 'The file is protected by a password.')
      : new UnreadableFile('legacy_ppt', 'The file is in the binary format of PowerPoint 97-2003 (.ppt), not a .pptx.');
  }
  if (startsWith(file, [0x25, 0x50, 0x44, 0x46])) return new UnreadableFile('pdf', 'The file is a PDF, not a .pptx.');
  if (PICTURES.some((head) => startsWith(file, head))) return new UnreadableFile('image', 'The file is a picture, not a .pptx.');
  if (/^\ufeff?\s*(?:<!doctype html|<html|<head|<!--)/i.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.subarray(0, 512)))) {
    return new UnreadableFile('html', 'The file is a web page, not a .pptx.');
  }
  if (startsWith(file, [0x50, 0x4b, 0x03, 0x04])) {
    return new UnreadableFile('truncated', 'The file begins like a .pptx but its table of contents is missing: it is cut off or damaged.');
  }
  return new UnreadableFile('not_zip', 'The file is not a .pptx: it is no zip archive.');
}

const startsWith = (bytes: Uint8Array, head: readonly number[]): boolean => head.every((byte, i) => bytes[i] === byte);
