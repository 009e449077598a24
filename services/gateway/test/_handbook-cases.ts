/** The handbook: every page and link of it is there, reads without a script, and every command, program and request on it works. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleProcesses, type Processes } from '@deckwright/testkit/processes';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { CHAPTERS } from '../src/handbook/chapters.ts';
import { pageNames } from '../src/handbook/handbook.ts';
import { ASSETS } from '../src/pages/assets.ts';
import type { WholeService } from './_whole-service.ts';

const root = resolve(import.meta.dirname, '../../..');
export function handbookCases(whole: () => WholeService): void {
  let service: WholeService;
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let cli: Processes;
  beforeAll(async () => {
    service = whole();
    folder = mkdtempSync(join(tmpdir(), 'deckwright-handbook-'));
    env = {
      ...process.env,
      DECKWRIGHT_URL: service.base,
      DECKWRIGHT_API_KEY: service.alice.key,
      PATH: `${folder}/bin:${process.env['PATH']}`,
    };
    symlinkSync(join(root, 'samples'), join(folder, 'samples'));
    mkdirSync(join(folder, 'bin'));
    cli = await bundleProcesses({ cli: 'packages/cli/src/main.ts', 'isolate-process': 'packages/isolate/src/run/process.ts' });
    const main = JSON.stringify(cli.path('cli'));
    const command = `import(${main}).then(({ main }) => main(process.argv.slice(1))).then((code) => { process.exitCode = code; })`;
    writeFileSync(join(folder, 'bin/deckwright'), `#!/bin/bash\nexec node -e '${command}' -- "$@"\n`);
    chmodSync(join(folder, 'bin/deckwright'), 0o755);
  }, 600_000);
  afterAll(async () => {
    await cli?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => service.request(path, { as: null, headers });
  const addressOf = (name: string) => (name === 'index' ? '/docs' : `/docs/${name}`);

  describe('every page', () => {
    const html = new Map<string, string>();
    const read = async (path: string): Promise<string> => {
      const cached = html.get(path);
      if (cached !== undefined) return cached;
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      const text = await answer.text();
      html.set(path, text);
      return text;
    };

    it('of the menu is there, under its own title, and none is missing in the menu that nothing leads to', async () => {
      const reached = new Set(['index', ...CHAPTERS.flatMap((chapter) => chapter.pages.map(([name]) => name))]);
      for (const name of reached) {
        const page = await read(addressOf(name));
        expect(page).toMatch(/<h1 id="[^"]+">/);
        for (const [, to = ''] of page.matchAll(/href="\/docs\/([^"#]+)/g)) if (pageNames().includes(to)) reached.add(to);
      }
      expect(pageNames().filter((name) => !reached.has(name))).toEqual([]);
    });

    it('leads only to what is there', async () => {
      const broken: string[] = [];
      const served = new Set(routes.filter((route) => route.method === 'get').map((route) => route.path));
      for (const name of pageNames()) {
        const page = await read(addressOf(name));
        for (const [, link = ''] of page.matchAll(/(?:href|src)="([^"]+)"/g)) {
          if (/^(?:https:|data:)/.test(link)) continue;
          const [path = '', id] = link.split('#');
          const target = path === '' ? page : path.startsWith('/docs') && !path.endsWith('.png') ? await read(path) : '';
          const isFace = path.startsWith('/fonts/');
          if (isFace && (await get(path)).headers.get('content-type') !== 'font/woff2') broken.push(`${name}: ${link}`);
          if (path.startsWith('/assets/') && (await get(path)).status !== 200) broken.push(`${name}: ${link}`);
          if (path !== '' && !path.startsWith('/docs') && !path.startsWith('/assets/') && !isFace && !served.has(path))
            broken.push(`${name}: ${link}`);
          if (path.endsWith('.png') && (await get(path)).headers.get('content-type') !== 'image/png') broken.push(`${name}: ${link}`);
          if (id !== undefined && !target.includes(`id="${id}"`)) broken.push(`${name}: ${link}`);
        }
      }
      expect(broken).toEqual([]);
    }, 600_000);

    it('has one script of its own, beside which its policy lets nothing run, and is sent once', async () => {
      for (const name of pageNames()) {
        const page = await read(addressOf(name));
        expect(page.match(/<script[^>]*>/g)).toEqual([`<script src="${ASSETS.site}">`]);
        expect(page).not.toMatch(/\son\w+=|style="/);
      }
      const answer = await get('/docs');
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; img-src 'self' data:; font-src 'self'; script-src 'self'; connect-src 'self'; style-src 'sha256-/,
      );
      expect((await get('/docs', { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304);
      expect((await get('/docs/no-such-page')).status).toBe(404);
      expect((await get('/docs/..%2FREADME')).status).toBe(404);
    });
  });

  interface Block {
    readonly page: string;
    readonly language: string;
    /** What stands behind the language: a request's method and path. */
    readonly info: string;
    readonly text: string;
  }
  /** Pages with programs to try; the others show answers and settings. */
  const PAGES = [
    'index',
    'quick-start',
    'concepts',
    'decks',
    'documents',
    'hand-edits',
    'brands',
    'jobs',
    'webhooks',
    'client',
    'money',
    'native-charts',
    'chart-notes',
    'pictures',
    'translation',
  ];
  const blocks = PAGES.flatMap((page): Block[] =>
    [...readFileSync(join(root, 'docs', `${page}.md`), 'utf8').matchAll(/^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm)].map(
      ([, language = '', info = '', text = '']) => ({ page, language, info, text }),
    ),
  );
  const of = (language: string) => blocks.filter((block) => block.language === language);

  const run = (command: string, args: readonly string[]) =>
    new Promise<{ code: number | null; output: string }>((done) => {
      const child = spawn(command, args, { cwd: folder, env });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
      child.once('close', (code) => done({ code, output }));
    });

  describe('what the pages show', () => {
    it('is one of the kinds that are tried here', () => {
      expect([...new Set(blocks.map((block) => block.language))].sort()).toEqual(['json', 'sh', 'text', 'ts']);
      // The only commands that are not run here: starting the service, telling the shell where it is, installing packages, and a deck that is not there.
      expect(of('text').map((block) => block.text)).toEqual([
        'npm start\n',
        expect.stringMatching(/^export DECKWRIGHT_URL=.*\nexport DECKWRIGHT_API_KEY=.*\n$/),
        expect.stringMatching(/^npm install deckwright-cli-.*\nnpx deckwright render .*\n$/),
        expect.stringMatching(/^deckwright deck plan\.json .*--server .*\n$/),
      ]);
    });

    it.each([...new Set(of('sh').map((block) => block.page))])(
      'commands of %s run, one after the other',
      async (page) => {
        const script = of('sh')
          .filter((block) => block.page === page)
          .map((block) => block.text)
          .join('\n');
        const { code, output } = await run('bash', ['-euo', 'pipefail', '-c', script]);
        expect([code, output]).toEqual([0, expect.not.stringContaining('"remedy":')]);
      },
      600_000,
    );

    it('programs run', async () => {
      const programs = of('ts').map((block, i) => ({ ...block, file: join(folder, `${block.page}-${i}.ts`) }));
      for (const { file, text } of programs) writeFileSync(file, text);
      const alias = { '@deckwright/client': join(root, 'packages/client/src/index.ts') };
      const entryPoints = programs.map(({ file }) => file);
      await build({
        entryPoints,
        outdir: folder,
        bundle: true,
        format: 'esm',
        platform: 'node',
        outExtension: { '.js': '.mjs' },
        logLevel: 'silent',
        alias,
      });
      for (const { page, file } of programs) {
        const { code, output } = await run(process.execPath, [file.replace('.ts', '.mjs')]);
        expect([page, code, output]).toEqual([page, 0, expect.any(String)]);
      }
      expect(programs.length).toBeGreaterThanOrEqual(5);
    }, 600_000);

    it('requests are taken, and answers are JSON', async () => {
      /** Ids that a page's earlier answers gave. */
      const ids: Record<string, string> = {};
      let requests = 0;
      for (const { page, info, text } of of('json')) {
        const json = JSON.parse(text) as unknown;
        if (info === '') continue;
        requests += 1;
        const [method = '', path = ''] = info.split(' ');
        const answer = await service.request(
          path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? name),
          { method, json },
        );
        const body = (await answer.json()) as Readonly<Record<string, unknown>>;
        expect([page, info, answer.status < 300 ? 'taken' : body]).toEqual([page, info, 'taken']);
        for (const name of ['webhook_id', 'job_id', 'deck_id']) if (body[name] !== undefined) ids[name] = String(body[name]);
      }
      expect(requests).toBeGreaterThanOrEqual(9);
    }, 600_000);
  });
}
