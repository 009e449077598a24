/**
 * LibreOffice as a second engine, for comparison. Each run has a profile of its own, an environment without our settings, no network where
 * the system allows that, and a time limit. All processes of its group are ended.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OfficeOrder {
  readonly format: 'png' | 'pdf';
  /** `1-3,7`; all when absent. */
  readonly pages?: string;
  readonly width_px: number;
}

export type OfficeDone =
  | { readonly ok: true; readonly files: readonly Uint8Array[] }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly remedy: string };

const TIME_MS = 180_000;
const PROGRAM = 'soffice';
const PAGES_PROGRAM = 'pdftoppm';

export async function officeEngine(pptx: Uint8Array, { format, pages, width_px }: OfficeOrder): Promise<OfficeDone> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-show-'));
  try {
    const source = join(folder, 'deck.pptx');
    writeFileSync(source, pptx);
    const range = pages === undefined ? '' : `:{"PageRange":{"type":"string","value":"${pages}"}}`;
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const office = [profile, '--headless', '--norestore', '--convert-to', `pdf:impress_pdf_Export${range}`, '--outdir', folder, source];
    const apart = await canUnshare();
    const ended = await run(apart ? 'unshare' : PROGRAM, apart ? ['-rn', PROGRAM, ...office] : office, folder);
    if (ended === 'missing') return missing(PROGRAM, 'LibreOffice');
    if (ended === 'late') {
      return { ok: false, code: 'time', message: `LibreOffice took longer than ${TIME_MS / 1000} s.`, remedy: 'Show fewer slides.' };
    }
    const pdf = join(folder, 'deck.pdf');
    if (!readdirSync(folder).includes('deck.pdf')) {
      // Inside its own network, the exit code of the program that starts it tells that a program is missing.
      if (apart && ended === 127) return missing(PROGRAM, 'LibreOffice');
      const message = 'LibreOffice made nothing of the file.';
      return { ok: false, code: 'unreadable', message, remedy: 'Open it there to see why, or use our own engine.' };
    }
    if (format === 'pdf') return { ok: true, files: [readFileSync(pdf)] };
    const split = await run(
      PAGES_PROGRAM,
      ['-png', '-scale-to-x', String(width_px), '-scale-to-y', '-1', pdf, join(folder, 'page')],
      folder,
    );
    if (split === 'missing') return missing(PAGES_PROGRAM, 'poppler-utils');
    const made = readdirSync(folder).filter((name) => /^page-\d+\.png$/.test(name));
    return { ok: true, files: made.sort().map((name) => readFileSync(join(folder, name))) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const missing = (program: string, what: string): OfficeDone => ({
  ok: false,
  code: 'engine_missing',
  message: `${program} is not on this machine's PATH.`,
  remedy: `Install ${what}, or leave --engine out.`,
});

/** Linux gives a process a network of its own, which is none, where users may ask for it. */
const canUnshare = async (): Promise<boolean> => process.platform === 'linux' && (await run('unshare', ['-rn', 'true'], tmpdir())) === 0;

/** The exit code; `missing` when there is no such program, `late` when it was ended. */
function run(program: string, args: readonly string[], home: string): Promise<number | 'missing' | 'late'> {
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      detached: true,
      stdio: 'ignore',
      cwd: home,
      // Where programs are, and nothing else; what asks for a proxy finds one that does not answer.
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: home,
        SAL_USE_VCLPLUGIN: 'svp',
        http_proxy: 'http://127.0.0.1:9',
        https_proxy: 'http://127.0.0.1:9',
      },
    });
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, TIME_MS);
    child.on('error', () => {
      clearTimeout(timer);
      resolve('missing');
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(late ? 'late' : (code ?? 1));
    });
  });
}
