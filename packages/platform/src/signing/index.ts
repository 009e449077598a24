/** Signed links and the key that signs them. */
export { contentDisposition, type Disposition, safeFileName } from './content-disposition.ts';
export { createLinkSigner, type LinkClaims, type LinkSigner, type LinkSignerOptions, type LinkTarget } from './file-link.ts';
export { keepSigningKey } from './keep-signing-key.ts';
