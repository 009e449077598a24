/** Makes files and holds them against the validators, several at a time. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order, Specimen } from './route.ts';
import type { Fault, Validators } from './validators.ts';

export interface Job {
  readonly route: string;
  readonly order: Order;
}

export interface Verdict {
  readonly route: string;
  readonly name: string;
  readonly kind: 'pptx' | 'pdf';
  /** That the file has and none of its sources. */
  readonly faults: readonly Fault[];
}

export interface Options {
  readonly only?: 'pptx' | 'pdf' | undefined;
  readonly folder: string;
  /** Leaves the files there. */
  readonly keep: boolean;
  /** Files that are held at the same time. */
  readonly jobs: number;
  /** Called for each file, in no particular order. */
  readonly onVerdict: (verdict: Verdict) => void;
  /** Called where making a file broke. */
  readonly broken: (job: Job, error: unknown) => void;
}

export async function witnessFiles(jobs: readonly Job[], validators: Validators, options: Options): Promise<void> {
  mkdirSync(options.folder, { recursive: true });
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) await one(job, validators, options);
  };
  await Promise.all(Array.from({ length: options.jobs }, worker));
}

async function one(job: Job, validators: Validators, options: Options): Promise<void> {
  let specimen: Specimen | undefined;
  try {
    specimen = await job.order.make();
  } catch (error) {
    options.broken(job, error);
    return;
  }
  for (const kind of ['pptx', 'pdf'] as const) {
    const bytes = specimen?.[kind];
    if (specimen === undefined || bytes === undefined || (options.only ?? kind) !== kind) continue;
    const faults = await hold(stemOf(job), kind, bytes, { specimen, validators, options });
    options.onVerdict({ route: job.route, name: job.order.name, kind, faults });
  }
}

interface Surroundings {
  readonly specimen: Specimen;
  readonly validators: Validators;
  readonly options: Options;
}

async function hold(stem: string, kind: Verdict['kind'], bytes: Uint8Array, around: Surroundings): Promise<readonly Fault[]> {
  const { specimen, validators, options } = around;
  const faultsOf = async (name: string, file: Uint8Array): Promise<readonly Fault[]> => {
    const path = join(options.folder, name);
    writeFileSync(path, file);
    const faults = await validators[kind](path);
    if (!options.keep) await rm(path);
    return faults;
  };
  const faults = await faultsOf(`${stem}.${kind}`, bytes);
  if (kind === 'pdf') return faults.filter(({ against }) => (specimen.claims ?? CLAIMS).includes(PROFILES[against] ?? against));
  if (faults.length === 0 || specimen.sources === undefined) return faults;
  const theirs = new Set<string>();
  for (const [i, source] of specimen.sources.entries())
    for (const fault of await faultsOf(`${stem}-source-${i + 1}.pptx`, source)) theirs.add(keyOf(fault));
  return faults.filter((fault) => !theirs.has(keyOf(fault)));
}

const CLAIMS: readonly string[] = ['PDF/A-2a', 'PDF/UA-1'];
/** Names that veraPDF gives to what it holds files against. */
const PROFILES: Readonly<Record<string, string>> = { '2a': 'PDF/A-2a', ua1: 'PDF/UA-1' };

const stemOf = ({ route, order }: Job): string => `${route}-${order.name}`.replace(/[^\w.-]+/g, '-').slice(0, 120);

/** A fault is the same in another part and under other numbers. */
const keyOf = ({ validator, against, what }: Fault): string => `${validator} ${against} ${what.replace(/\d+/g, '#')}`;
