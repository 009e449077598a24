import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, checkConfig, readConfig, renamedSettings, type Setting, settings } from '../../src/config/index.ts';

describe('readConfig', () => {
  it('fills in defaults, and takes an empty variable for unset', () => {
    const config = readConfig({ DECKWRIGHT_PORT: '', PATH: '/bin' });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      metrics_host: '127.0.0.1',
      port: 8080,
      data_dir: './.deckwright',
      render_concurrency: 2,
      log_level: 'info',
      retention_days: 30,
      s3_region: 'us-east-1',
      cors_origins: '*',
    });
    expect(config.database_url).toBeUndefined();
  });

  it('reads every kind of value', () => {
    const config = readConfig({
      DECKWRIGHT_DATABASE_URL: 'postgresql://u:p@db:5432/d',
      DECKWRIGHT_REDIS_URL: 'rediss://cache:6380',
      DECKWRIGHT_PORT: '0',
      DECKWRIGHT_METRICS_PORT: '9100',
      DECKWRIGHT_BASE_URL: 'https://slides.example/',
      DECKWRIGHT_CORS_ORIGINS: 'https://app.example, http://localhost:5173',
      DECKWRIGHT_SIGNING_KEY: `${'n'.repeat(32)}, ${'o'.repeat(40)}`,
    });
    expect(config).toMatchObject({
      port: 0,
      metrics_port: 9100,
      base_url: 'https://slides.example',
      cors_origins: ['https://app.example', 'http://localhost:5173'],
      signing_key: ['n'.repeat(32), 'o'.repeat(40)],
    });
  });

  it.each([
    ['DECKWRIGHT_DATABASE_URL', 'mysql://x/y'],
    ['DECKWRIGHT_REDIS_URL', 'localhost:6379'],
    ['DECKWRIGHT_S3_ENDPOINT', 'minio'],
    ['DECKWRIGHT_S3_BUCKET', 'Not A Bucket'],
    ['DECKWRIGHT_PORT', '70000'],
    ['DECKWRIGHT_CORS_ORIGINS', 'https://app.example/path'],
    ['DECKWRIGHT_PORT', '80a'],
    ['DECKWRIGHT_METRICS_PORT', '-1'],
    ['DECKWRIGHT_HOST', 'example.com'],
    ['DECKWRIGHT_METRICS_HOST', 'everywhere'],
    ['DECKWRIGHT_SIGNING_KEY', 'short'],
    ['DECKWRIGHT_BASE_URL', 'slides.example'],
    ['DECKWRIGHT_RENDER_CONCURRENCY', '0'],
    ['DECKWRIGHT_LOG_LEVEL', 'loud'],
    ['DECKWRIGHT_RETENTION_DAYS', '0'],
  ])('refuses %s=%s, naming variable and remedy', (variable, value) => {
    const read = () => readConfig({ [variable]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${variable} .*\\. .*\\.$`, 's'));
  });

  it('never repeats a secret', () => {
    expect(() => readConfig({ DECKWRIGHT_DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(expect.not.stringContaining('hunter2'));
  });

  it('reads a setting under its former name, says so, and prefers the present one', () => {
    const former = { DECKWRIGHT_BOOKS_CHECK_MINUTES: '7', DECKWRIGHT_MOST_WAITING: '500' };
    expect(readConfig(former)).toMatchObject({ ledger_check_minutes: 7, max_waiting: 500 });
    expect(readConfig({ ...former, DECKWRIGHT_LEDGER_CHECK_MINUTES: '8' })).toMatchObject({ ledger_check_minutes: 8 });
    expect(renamedSettings(former)).toEqual([
      'DECKWRIGHT_MOST_WAITING is called DECKWRIGHT_MAX_WAITING now; the former name is still read.',
      'DECKWRIGHT_BOOKS_CHECK_MINUTES is called DECKWRIGHT_LEDGER_CHECK_MINUTES now; the former name is still read.',
    ]);
    const wrong = checkConfig({ DECKWRIGHT_MOST_WAITING: 'many', DECKWRIGHT_LOG_LEVEL: 'loud' });
    expect(wrong.problems).toHaveLength(2);
    expect(wrong.unknown).toEqual([]);
  });

  it('wants both halves of the store’s key', () => {
    expect(() => readConfig({ DECKWRIGHT_S3_ACCESS_KEY: 'a' })).toThrow(/DECKWRIGHT_S3_SECRET_KEY/);
  });

  it('has a sentence and a remedy for every setting', () => {
    for (const setting of Object.values<Setting>(settings)) {
      expect(setting.variable).toMatch(/^(DECKWRIGHT|OTEL)_[A-Z0-9_]+$/);
      expect(setting.doc).toMatch(/\.$/);
      expect(setting.fix).toMatch(/\.$/);
    }
  });
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (text: string): string => {
    const path = join(folder, String(text.length));
    writeFileSync(path, text);
    return path;
  };

  it('are read from the file that the variable with _FILE names, without its last line break', () => {
    const config = readConfig({ DECKWRIGHT_DATABASE_URL_FILE: file('postgresql://u:p@db/d\n'), DECKWRIGHT_REDIS_URL_FILE: '' });
    expect(config.database_url).toBe('postgresql://u:p@db/d');
    expect(config.redis_url).toBeUndefined();
  });

  it('are refused where the variable is set as well, the file is empty, is missing, or holds what cannot be used', () => {
    const path = file('mysql://root:hunter2@db/x');
    expect(() => readConfig({ DECKWRIGHT_DATABASE_URL_FILE: path, DECKWRIGHT_DATABASE_URL: 'postgresql://db/d' })).toThrow(
      /^DECKWRIGHT_DATABASE_URL .*through DECKWRIGHT_DATABASE_URL_FILE/,
    );
    expect(() => readConfig({ DECKWRIGHT_DATABASE_URL_FILE: file('\n') })).toThrow(/empty/);
    expect(() => readConfig({ DECKWRIGHT_DATABASE_URL_FILE: join(folder, 'missing') })).toThrow(/ENOENT/);
    expect(() => readConfig({ DECKWRIGHT_DATABASE_URL_FILE: path })).toThrow(expect.not.stringContaining('hunter2'));
  });

  it('are no unknown variables, and only secrets have files', () => {
    const { problems, unknown } = checkConfig({
      DECKWRIGHT_SIGNING_KEY_FILE: join(folder, 'missing'),
      DECKWRIGHT_PORT_FILE: path(),
      DECKWRIGHT_LOG_LEVEL: 'loud',
    });
    expect(problems.map((problem) => problem.variable)).toEqual(['DECKWRIGHT_SIGNING_KEY', 'DECKWRIGHT_LOG_LEVEL']);
    expect(unknown).toEqual(['DECKWRIGHT_PORT_FILE']);
  });
  const path = () => file('8080');
});

describe('a Stripe double', () => {
  const double = {
    DECKWRIGHT_STRIPE_URL: 'http://stripe:12111',
    DECKWRIGHT_STRIPE_SECRET_KEY: 'sk_test_double',
    DECKWRIGHT_HOST: '0.0.0.0',
  };

  it('in another container needs the trial, and an address of this machine', () => {
    const here = { ...double, DECKWRIGHT_BASE_URL: 'http://127.0.0.1:8080' };
    expect(readConfig({ ...here, DECKWRIGHT_STRIPE_TRIAL: 'yes' }).stripe_url).toBe('http://stripe:12111');
    expect(() => readConfig(here)).toThrow(/must be on this machine/);
    expect(() => readConfig({ ...double, DECKWRIGHT_STRIPE_TRIAL: 'yes' })).toThrow(/DECKWRIGHT_BASE_URL/);
    expect(() => readConfig({ ...double, DECKWRIGHT_STRIPE_TRIAL: 'yes', DECKWRIGHT_BASE_URL: 'https://slides.example' })).toThrow(
      /DECKWRIGHT_BASE_URL/,
    );
  });

  it('never gets a live key', () => {
    const live = {
      ...double,
      DECKWRIGHT_STRIPE_TRIAL: 'yes',
      DECKWRIGHT_STRIPE_SECRET_KEY: 'sk_live_1',
      DECKWRIGHT_BASE_URL: 'http://localhost',
    };
    expect(() => readConfig(live)).toThrow(/live/);
  });
});

describe('checkConfig', () => {
  it('names everything that is wrong at once, and variables that are none of ours', () => {
    const { config, problems, unknown } = checkConfig({
      DECKWRIGHT_PORT: '80a',
      DECKWRIGHT_LOG_LEVEL: 'loud',
      DECKWRIGHT_PROT: '1',
      HOME: '/',
    });
    expect(config).toBeUndefined();
    expect(problems.map((problem) => problem.variable)).toEqual(['DECKWRIGHT_PORT', 'DECKWRIGHT_LOG_LEVEL']);
    expect(unknown).toEqual(['DECKWRIGHT_PROT']);
  });
  it('gives the settings when all is well', () => {
    expect(checkConfig({})).toMatchObject({ config: { port: 8080 }, problems: [], unknown: [] });
  });
});
