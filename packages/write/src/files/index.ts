export { packScene, SCENE_MEDIA, unpackScene } from './scene-file.ts';
export { createWriteKit, FILE_MEDIA, type FileFormat, type WriteKit, type WrittenFiles, writeFiles } from './write-files.ts';
