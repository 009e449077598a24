/** The version of the engine. It is part of every input hash, because another drawing needs another hash. Raise it when a picture changes. */
export const ENGINE_VERSION = '0.1.0';
