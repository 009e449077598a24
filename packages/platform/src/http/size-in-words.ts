/** A size limit for people, exact to the byte: "5 MB (5242880 bytes)". */
export const sizeInWords = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${bytes} bytes` : `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB (${bytes} bytes)`;
