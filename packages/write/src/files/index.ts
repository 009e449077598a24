export { createWriteKit, type FileFormat, type WriteKit, type WrittenFiles, writeFiles } from './write-files.ts';
