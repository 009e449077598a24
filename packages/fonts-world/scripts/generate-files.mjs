/**
 * Writes `files/<face>.ttf`: the Noto faces cut down by HarfBuzz to the characters of the national standards (JIS X 0208,
 * GB 2312 with Big5's frequent characters, KS X 1001 with all modern syllables), so that what is installed stays small.
 *
 * Run it in a folder whose `node_modules` holds the packages of SOURCES, then `generate-metrics.ts` of the font package:
 *   node generate-files.mjs FOLDER [face]
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const [folder, only] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node generate-files.mjs FOLDER [face]');
  process.exit(2);
}

/** Every two-byte character of a standard within these rows and cells. */
function standard(encoding, firstRow, lastRow, firstCell) {
  const decoder = new TextDecoder(encoding);
  const found = new Set();
  for (let row = firstRow; row <= lastRow; row++)
    for (let cell = firstCell; cell <= 0xfe; cell++) {
      const [c, more] = decoder.decode(Uint8Array.of(row, cell));
      if (c !== undefined && more === undefined && c !== '\ufffd' && !/\p{Co}/u.test(c)) found.add(c.codePointAt(0));
    }
  return found;
}

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** The space, Asian punctuation, kana, and wide and narrow forms: every Asian face has them. */
const SHARED = [0x20, 0xa0, ...range(0x3000, 0x30ff), ...range(0xff00, 0xffef)];
const SIMPLIFIED = standard('gbk', 0xa1, 0xf7, 0xa1);
const TRADITIONAL = standard('big5', 0xa4, 0xc6, 0x40);
const JAPANESE = standard('shift_jis', 0x81, 0xea, 0x40);
const KOREAN_SIGNS = standard('euc-kr', 0xa1, 0xac, 0xa1);
const KOREAN = standard('euc-kr', 0xb0, 0xc8, 0xa1);
const JAMO = range(0x3130, 0x318f);

const SOURCES = {
  'noto-sans-jp': { version: '0.4.3', family: 'NotoSansJP' },
  'noto-sans-sc': { version: '0.4.3', family: 'NotoSansSC' },
  'noto-sans-kr': { version: '0.4.3', family: 'NotoSansKR' },
  'noto-sans-arabic': { version: '0.4.3', family: 'NotoSansArabic' },
  'noto-sans-thai': { version: '0.4.2', family: 'NotoSansThai' },
  'noto-emoji': { version: '0.4.7', family: 'NotoEmoji' },
};

/** Face, package, and the characters kept; all of them without a list. */
const FACES = [
  ['noto-jp-400', 'noto-sans-jp', [...SHARED, ...JAPANESE]],
  ['noto-jp-700', 'noto-sans-jp', [...SHARED, ...JAPANESE]],
  ['noto-sc-400', 'noto-sans-sc', [...SHARED, ...SIMPLIFIED, ...TRADITIONAL]],
  ['noto-sc-700', 'noto-sans-sc', [...SHARED, ...SIMPLIFIED, ...TRADITIONAL]],
  ['noto-kr-400', 'noto-sans-kr', [...SHARED, ...JAMO, ...KOREAN_SIGNS, ...range(0xac00, 0xd7a3)]],
  ['noto-kr-700', 'noto-sans-kr', [...SHARED, ...JAMO, ...KOREAN_SIGNS, ...KOREAN]],
  ['noto-arabic-400', 'noto-sans-arabic', undefined],
  ['noto-arabic-700', 'noto-sans-arabic', undefined],
  ['noto-thai-400', 'noto-sans-thai', undefined],
  ['noto-thai-700', 'noto-sans-thai', undefined],
  ['noto-emoji-400', 'noto-emoji', undefined],
];
const STYLES = { 400: '400Regular', 700: '700Bold' };

/** Tables that a raster, a PDF and a shaper do without: vertical setting, signatures. */
const DROPPED = ['DSIG', 'vhea', 'vmtx', 'VORG', 'BASE', 'STAT', 'MATH'];
/** HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_NOTDEF_OUTLINE; HB_SUBSET_SETS_DROP_TABLE_TAG, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG. */
const FLAGS = 0x1 | 0x40;
const DROP_TABLE_SET = 3;
const FEATURE_SET = 6;
const KEPT_FEATURES = [
  'ccmp',
  'locl',
  'kern',
  'mark',
  'mkmk',
  'liga',
  'rlig',
  'clig',
  'calt',
  'init',
  'medi',
  'fina',
  'isol',
  'ljmo',
  'vjmo',
  'tjmo',
];
/** Asian faces are measured by their advances alone, whatever the language: they neither kern nor change forms or spaces with it. */
const ADDED_UP = ['kern', 'locl', 'liga', 'clig', 'calt'];
const tag = (text) => [...text].reduce((sum, c) => (sum << 8) | c.charCodeAt(0), 0) >>> 0;

const requireHere = createRequire(import.meta.url);
const wasm = join(dirname(requireHere.resolve('harfbuzzjs')), 'harfbuzz-subset.wasm');

/** A fresh engine for each face: its memory only grows. */
async function subset(file, characters, shaped) {
  const { instance } = await WebAssembly.instantiate(readFileSync(wasm));
  const hb = instance.exports;
  hb._initialize?.();
  const at = hb.malloc(file.length);
  new Uint8Array(hb.memory.buffer).set(file, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, file.length, 2, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, FLAGS);
  const unicodes = hb.hb_subset_input_unicode_set(input);
  for (const c of characters) hb.hb_set_add(unicodes, c);
  const dropped = hb.hb_subset_input_set(input, DROP_TABLE_SET);
  for (const name of DROPPED) hb.hb_set_add(dropped, tag(name));
  const features = hb.hb_subset_input_set(input, FEATURE_SET);
  hb.hb_set_clear(features);
  for (const name of KEPT_FEATURES) if (shaped || !ADDED_UP.includes(name)) hb.hb_set_add(features, tag(name));
  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}

const folderRequire = createRequire(join(folder, 'package.json'));
let total = 0;
for (const [face, pack, characters] of FACES) {
  if (only !== undefined && only !== face) continue;
  const { family, version } = SOURCES[pack];
  const root = dirname(folderRequire.resolve(`@expo-google-fonts/${pack}/package.json`));
  const installed = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  if (installed !== version) throw new Error(`${pack}: version ${version} is wanted, ${installed} is there`);
  const style = STYLES[face.slice(-3)];
  const file = readFileSync(join(root, style, `${family}_${style}.ttf`));
  const kept = await subset(file, characters ?? range(0x20, 0x1fbff), characters === undefined);
  writeFileSync(join(here, '..', 'files', `${face}.ttf`), kept);
  copyFileSync(join(root, 'LICENSE_FONT'), join(here, '..', 'files', `LICENSE-${pack}.txt`));
  total += kept.length;
  console.log(`${face}: ${file.length} -> ${kept.length} bytes`);
}
console.log(`${total} bytes in all`);
