export * from './carried-fonts.ts';
