/** Validates .pptx files against ISO/IEC 29500 with a validator that shares no code with the product. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { without } from './without.ts';

/** The folder with schemas and corpus, which does not travel with the repository. */
export const shared = process.env['DECKWRIGHT_SHARED'] ?? join(dirname(fileURLToPath(import.meta.url)), '../../../../shared');
const validator = join(shared, 'ooxml/validate_pptx.py');
const manyAtOnce = join(import.meta.dirname, 'validate-many.py');

/** False only where the tests were told to go without: `npm test` does so, loudly, when the schemas are not there. */
export const haveSchemas = !without('schemas');

/**
 * One sentence a problem; none for valid files. Many files in one call cost one Python start and one reading of each schema.
 * @param options `one_by_one`: by the validator as it stands, which starts xmllint for each part: the same answer, ten times slower
 * @throws Error when the validator is not there or could not run
 */
export function schemaProblems(files: Readonly<Record<string, Uint8Array>>, options: { readonly one_by_one?: boolean } = {}): string[] {
  if (!haveSchemas) return [];
  if (!existsSync(validator)) {
    throw new Error(
      `The validator ${validator} is missing. Set DECKWRIGHT_SHARED to the folder that has ooxml/, or DECKWRIGHT_WITHOUT=schemas.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-schemas-'));
  try {
    const paths = Object.entries(files).map(([name, bytes]) => {
      const path = join(folder, `${name}.pptx`);
      writeFileSync(path, bytes);
      return path;
    });
    if (paths.length === 0) return [];
    execFileSync('python3', [...(options.one_by_one ? [] : [manyAtOnce]), validator, ...paths], {
      encoding: 'utf8',
      maxBuffer: 64 << 20,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    const lines = (stdout ?? '').split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) throw new Error(`The validator could not run: ${stderr || String(error)}`);
    return lines.map((line) => line.replaceAll(`${folder}/`, ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
