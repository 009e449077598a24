/** The contracts of all tasks. Callers import only these, so that a request loads none of the work. */
export { brandBook } from './brand-book.ts';
export {
  type BrandAnswer,
  type BrandFault,
  type BrandOrder,
  type BrandReport,
  brandOf,
  brandTask,
  type KitFile,
  type MadeBrand,
  type MadeFace,
} from './brand-task.ts';
export { type CombineAnswer, type CombineOrder, combineTask } from './combine-task.ts';
export { type DiffAnswer, type DiffOrder, diffTask } from './diff-task.ts';
export { type InspectAnswer, type InspectOrder, inspectTask } from './inspect-task.ts';
export { type PictureAnswer, type PictureOrder, pictureTask } from './picture-task.ts';
export { type RepairAnswer, type RepairOrder, repairTask } from './repair-task.ts';
export type { SentBrand } from './sent-brands.ts';
export { type ShowAnswer, type ShowOrder, showTask } from './show-task.ts';
export { type SyncAnswer, type SyncOrder, syncTask } from './sync-task.ts';
export {
  brandOfTemplate,
  type StoredTemplate,
  storedTemplate,
  type TemplateAnswer,
  type TemplateOrder,
  templateOf,
  templateTask,
} from './template-task.ts';
export { MAX_CHARACTERS, type TextsAnswer, type TextsOrder, textsTask } from './texts-task.ts';
export { type RunTask, type TranslateDeckOrder, translateDeck } from './translate-deck.ts';
export { type TranslateAnswer, type TranslateOrder, translateTask } from './translate-task.ts';
export { liesOnItsSide, type TurnPicture, uprightPicture } from './upright.ts';
