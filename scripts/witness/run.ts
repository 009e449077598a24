/**
 * `npm run witness [-- --sample N] [--part K/N] [--only pptx|pdf] [--route WORDS] [--jobs N] [--keep DIR]`: makes files of every route
 * that writes .pptx or PDF and holds each .pptx against Microsoft's Open XML SDK and openxml-audit (Microsoft365 and Office2019) and each
 * PDF against veraPDF (PDF/UA-1 and PDF/A-2a). Prints counts by route and by validator, every fault that a file has and its sources have
 * not, and how PptxGenJS's and python-pptx's own files do; exits with 1 when there is a fault.
 *
 * `--sample N` takes N orders, spread over all routes; `--part 2/6` the second sixth of them; `--route native` the routes named so;
 * `--jobs 2` holds two files at the same time; `--keep DIR` leaves the files there; `--no-others` goes without the other makers. All of
 * it takes hours: the SDK starts anew for each file and version. Where the validators cannot be had it fails; `--allow-missing validators` accepts
 * that nothing is tried.
 */
import '../usage.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allJobs, partOf, sampleOf } from './choice.ts';
import { countOthers } from './others.ts';
import { Validators } from './validators.ts';
import { type Verdict, witnessFiles } from './witness-files.ts';

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    part: { type: 'string' },
    only: { type: 'string' },
    route: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    keep: { type: 'string' },
    'no-others': { type: 'boolean' },
  },
});

const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function main(): Promise<number> {
  const only = values.only === 'pptx' || values.only === 'pdf' ? values.only : undefined;
  if (values.only !== undefined && only === undefined) throw new Error('--only takes pptx or pdf.');
  const all = await allJobs(values.route);
  const part = values.part === undefined ? all : partOf(all, values.part);
  const jobs = values.sample === undefined ? part : sampleOf(part, Number(values.sample));
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'deckwright-witness-'));
  const validators = new Validators(process.env['DECKWRIGHT_WITNESSES'] ?? '');
  const verdicts: Verdict[] = [];
  let broken = 0;
  let printed_ms = Date.now();
  const started = Date.now();
  try {
    await witnessFiles(jobs, validators, {
      only,
      folder,
      keep: values.keep !== undefined,
      jobs: Number(values.jobs),
      onVerdict: (verdict) => {
        verdicts.push(verdict);
        for (const { validator, against, what, where } of verdict.faults.slice(0, 5))
          console.log(`${verdict.route}: ${verdict.name}.${verdict.kind}: ${validator} ${against}: ${what} ${where}`);
        if (Date.now() - printed_ms < 15_000) return;
        printed_ms = Date.now();
        say(
          `${verdicts.length} files held, ${Math.round((printed_ms - started) / 1000)} s; of ${jobs.length} orders now in ${verdict.route}`,
        );
      },
      broken: ({ route, order }, error) => {
        broken++;
        console.log(`${route}: ${order.name}: could not be made: ${error instanceof Error ? error.message : error}`);
      },
    });
    console.log(table(verdicts));
    if (values['no-others'] !== true && only !== 'pdf') console.log(await countOthers(validators, folder));
  } finally {
    validators.end();
    if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
  }
  const faulty = verdicts.filter(({ faults }) => faults.length > 0).length;
  const count = (kind: Verdict['kind']): number => verdicts.filter((one) => one.kind === kind).length;
  console.log(`${count('pptx')} .pptx and ${count('pdf')} PDFs held, ${faulty} with faults, ${broken} orders broke.`);
  return faulty + broken > 0 ? 1 : 0;
}

function table(verdicts: readonly Verdict[]): string {
  const faultsBy = (some: readonly Verdict[], validator: string): number =>
    some.reduce((sum, { faults }) => sum + faults.filter((fault) => fault.validator === validator).length, 0);
  const rows = [...new Set(verdicts.map(({ route }) => route))].map((route) => {
    const own = verdicts.filter((one) => one.route === route);
    const files = (kind: Verdict['kind']): number => own.filter((one) => one.kind === kind).length;
    return [route, files('pptx'), faultsBy(own, 'Open XML SDK'), faultsBy(own, 'openxml-audit'), files('pdf'), faultsBy(own, 'veraPDF')];
  });
  const head = ['Route', '.pptx', 'Open XML SDK', 'openxml-audit', 'PDF', 'veraPDF'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

process.exitCode = await main();
