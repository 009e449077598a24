/** What can be asked for, and how it is found. */
export { schemaWithDecimals } from '../fields/decimals.ts';
export { examplePicture } from '../marks/example-pictures.ts';
export { alikeness, meantComponent, meantField, meantForm, meantPrior, meantUnit, meantValue, notDrawn, sentAs } from './by-meaning.ts';
export {
  catalog,
  componentNames,
  components,
  type FormEntry,
  findComponent,
  findForm,
  findPrior,
  formNames,
  forms,
  type Prior,
  priors,
} from './entries.ts';
export { componentExample, formExample, priorExample } from './examples.ts';
export { nearestName } from './nearest-name.ts';
export { type Hit, type SearchIndex, searchIndex, searchPriors } from './search.ts';
