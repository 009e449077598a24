/** What can be asked for, and how it is found. */
export { schemaWithDecimals } from '../components/decimals.ts';
export * from './entries.ts';
export { type Hit, searchPriors } from './search.ts';
