export { type CarriedSource, parseCarriedSource } from './carried-source.ts';
