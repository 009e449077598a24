/** The engine's version: part of every input hash, so that a change in drawing is a change in identity. Raise it when a picture changes. */
export const ENGINE_VERSION = '0.1.0';
