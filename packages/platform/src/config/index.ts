/** Settings of the service: one table, read once at start. */
export { type InvoiceIssuer, SAMPLE_ISSUER } from './invoice-issuer.ts';
export { settingsPage } from './page.ts';
export type { PlanOffer } from './plan-catalogue.ts';
export { type Config, type ConfigCheck, ConfigError, checkConfig, readConfig, renamedSettings } from './read-config.ts';
export { type Setting, type SettingName, settings } from './settings.ts';
