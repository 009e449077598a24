/** Where codes may be sent: HTTPS, a loopback address, or a private-use scheme of a native app (RFC 8252). */

export const MAX_URI_LENGTH = 2048;
/** Schemes that a browser or system runs or opens as something other than an app's own address. */
const NOT_PRIVATE =
  /^(?:javascript|data|vbscript|livescript|file|blob|filesystem|about|view-source|jar|res|mk|mhtml|chrome|edge|resource|ws|wss|ftps?|sftp|gopher|ssh|telnet|ldaps?|mailto|tel|sms|intent|content|urn|cid|mid|feed|ms-msdt|search-ms|ms-officecmd)$/;
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/;

/** What is wrong with an address; null for one that codes may be sent to. */
export function redirectFault(text: string): string | null {
  // A parser would drop some of these, and read another address than the one that is compared.
  if (text.length > MAX_URI_LENGTH || /[^\x21-\x7e]|\\/.test(text)) return 'is too long, or holds characters that no address has';
  if (!URL.canParse(text)) return 'is not an absolute address';
  if (text.includes('#')) return 'has a fragment';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'holds a user name or password';
  const scheme = url.protocol.slice(0, -1);
  if (scheme === 'https') return null;
  if (scheme === 'http') return LOOPBACK.test(url.hostname) ? null : 'is plain http to a host: use https, or a loopback address';
  return NOT_PRIVATE.test(scheme) ? `has the scheme ${scheme}, which is no private-use scheme of an app` : null;
}

/** Whether an address is one of those registered: letter for letter, but for the port of a loopback address, which apps take as they find it free. */
export function isRegistered(asked: string, registered: readonly string[]): boolean {
  if (redirectFault(asked) !== null) return false;
  return registered.some((one) => one === asked || (isLoopback(one) && withoutPort(one) === withoutPort(asked)));
}

export const isLoopback = (text: string): boolean => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'http:' && LOOPBACK.test(hostname);
};

const withoutPort = (text: string): string => text.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/:?]*)):\d+/, '$1');

/** The address with the answer's parameters added to its own. */
export function withAnswer(address: string, answer: Readonly<Record<string, string | null | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) if (value != null) url.searchParams.set(name, value);
  return url.href;
}
