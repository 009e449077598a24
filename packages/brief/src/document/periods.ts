/** Names of periods. */

const PERIOD =
  /^(?:(?:fy\s?)?(?:19|20)\d\d(?:年度?|년)?|\d{1,2}[月월]|fy\s?\d\d|[qth][1-4](?:[\s'/-]?(?:20)?\d\d)?|(?:week|wk|kw|w|month|day)\s?\d{1,2}|(?:jan|ene|gen|feb|fév|fev|f[eé]vr|m[aä]r|mrt|apr|avr|abr|may|mai|mei|mag|maj|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|set|o[ckt]t|out|nov|de[czs]|déc|dic)[\p{L}]{0,7}\.?(?:\s(?:20)?\d\d)?)$/iu;
/** Names of periods: years, quarters, months, weeks. */
export const isPeriod = (text: string): boolean => text.length <= 20 && PERIOD.test(text.trim());
