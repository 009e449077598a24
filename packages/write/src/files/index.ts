export { createWriteKit, FILE_MEDIA, type FileFormat, type WriteKit, type WrittenFiles, writeFiles } from './write-files.ts';
