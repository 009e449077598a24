/** The door to brands made from kits: the contract of the task, and brands for drawing. It does not load the work. */
export type {
  BrandAnswer,
  BrandFault,
  BrandNoteOf,
  BrandOrder,
  BrandReport,
  FontReport,
  KitFile,
  MadeBrand,
  MadeFace,
} from './brand.task.ts';
export { brandTask } from './brand.task.ts';
export { brandBook, type LoadedBrand } from './brand-book.ts';
export { brandOf } from './brand-of.ts';
export { type SentBrand, sentBook } from './sent-brands.ts';
