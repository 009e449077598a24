/** The door to templates: the contract of the task, and templates as they are stored and drawn on. It does not load the work. */
export { brandOfTemplate, type StoredTemplate, storedTemplate, templateOf } from './stored-template.ts';
export { type TemplateAnswer, type TemplateOrder, templateTask } from './template.task.ts';
