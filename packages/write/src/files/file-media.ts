/** The kinds of files that a deck is written as. */

/** `png` and `preview` show one slide, `pptx` and `pdf` all. */
export type FileFormat = 'pptx' | 'pdf' | 'png' | 'preview';

/** The extension and media type of each format. */
export const FILE_MEDIA: Readonly<Record<FileFormat, { readonly extension: string; readonly mime: string }>> = {
  pptx: { extension: 'pptx', mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  pdf: { extension: 'pdf', mime: 'application/pdf' },
  png: { extension: 'png', mime: 'image/png' },
  preview: { extension: 'png', mime: 'image/png' },
};
