/** What other folders may use for deadlines. */
export { deadline } from './deadline.ts';
