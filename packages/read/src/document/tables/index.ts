/** The door to the tables of a file alone, for pages: a bundle for them must not hold the readers of other formats. */
export { readTables, type TableText } from '../read-tables.ts';
