/** Faces for scripts that the Latin faces lack: in the theme part by script, in runs by language (ISO 29500-1, 20.1.4.1.16 and 21.1.2.3). */

export interface ScriptFace {
  /** East Asian or complex script: which of a run's faces it is. */
  readonly slot: 'ea' | 'cs';
  readonly typeface: string;
}

/** They ship with PowerPoint on both desktops. */
const FACES: readonly (readonly [script: string, language: RegExp, characters: RegExp, face: ScriptFace])[] = [
  ['Jpan', /^ja\b/, /[\u3000-\u30ff\u3400-\u9fff\uf900-\uffef]/, { slot: 'ea', typeface: 'Yu Gothic' }],
  ['Hang', /^ko\b/, /[\u1100-\u11ff\u3000-\u318f\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/, { slot: 'ea', typeface: 'Malgun Gothic' }],
  ['Hant', /^zh-(?:Hant|TW|HK|MO)/i, /[\u3000-\u303f\u3400-\u9fff\uf900-\uffef]/, { slot: 'ea', typeface: 'Microsoft JhengHei' }],
  ['Hans', /^zh\b/, /[\u3000-\u303f\u3400-\u9fff\uf900-\uffef]/, { slot: 'ea', typeface: 'Microsoft YaHei' }],
  ['Arab', /^(?:ar|fa|ur|ps|ug|ckb|sd)\b/, /[\u0600-\u08ff\ufb50-\ufefc]/, { slot: 'cs', typeface: 'Arial' }],
  ['Hebr', /^(?:he|yi)\b/, /[\u0590-\u05ff\ufb1d-\ufb4f]/, { slot: 'cs', typeface: 'Arial' }],
  ['Thai', /^th\b/, /[\u0e00-\u0e7f]/, { slot: 'cs', typeface: 'Tahoma' }],
];

/** Entries of a theme's font collection. */
export const SCRIPT_FONTS = FACES.map(([script, , , { typeface }]) => `<a:font script="${script}" typeface="${typeface}"/>`).join('');

/** The face for a text of such a script; undefined for every other. */
export function scriptFaceOf(lang: string, text: string): ScriptFace | undefined {
  return FACES.find(([, language, characters]) => language.test(lang) && characters.test(text))?.[3];
}
