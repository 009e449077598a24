/** Addresses of people as logs may show them: the first letter and the domain. */

const ADDRESS = /([^\s<>@"']{1,64})@([^\s<>@"',;:]+)/g;

/** Masks every address in a text, such as the answer of a mail server. */
export const maskAddresses = (text: string): string =>
  text.replace(ADDRESS, (_whole, local: string, domain: string) => `${[...local][0] ?? ''}***@${domain}`);
