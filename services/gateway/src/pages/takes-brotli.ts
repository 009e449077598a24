/** Whether a caller takes brotli, by its Accept-Encoding. */
export const takesBrotli = (accept_encoding: string | undefined): boolean =>
  (accept_encoding ?? '').split(',').some((one) => one.trim().split(';')[0] === 'br');
