/** Settings of the service: one table, read once at start. */
export { type Config, ConfigError, readConfig } from './read-config.ts';
export { type Setting, type SettingName, settings } from './settings.ts';
