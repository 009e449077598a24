export { FILE_MEDIA, type FileFormat } from './file-media.ts';
export { flattened } from './flattened.ts';
export { packScene, SCENE_MEDIA, unpackScene } from './scene-file.ts';
export { createWriteKit, type WriteKit, type WrittenFiles, writeFiles } from './write-files.ts';
