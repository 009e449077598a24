/** The catalogue of errors: complete, documented, and turned into problem documents as RFC 9457 has them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { className } from '../../src/errors/_client-classes.ts';
import { all, capacityExceeded, problem, refuse } from '../../src/errors/index.ts';

describe('each error', () => {
  it.each(all.map((error) => [error.code, error] as const))(
    '%s has a status, a title without a stop, and a remedy that tells what to do',
    (code, error) => {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(error.status).toBeGreaterThanOrEqual(400);
      expect(error.status).toBeLessThan(600);
      expect(error.title).toMatch(/^[A-Z].*[^.]$/);
      expect(error.remedy).toMatch(/[.]$/);
      expect(error.actionable).toBe(error.status < 500);
    },
  );
  it('has its own file, named by its code', () => {
    const files = readdirSync(join(import.meta.dirname, '../../src/errors')).filter(
      (name) => /^[a-z-]+\.ts$/.test(name) && name !== 'index.ts',
    );
    expect(files.map((name) => name.replace('.ts', '').replaceAll('-', '_')).sort()).toEqual(all.map((error) => error.code).sort());
  });
});

describe('a problem document', () => {
  it('carries the common members, then the code’s own', () => {
    const body = problem(capacityExceeded, { detail: 'Twenty steps fit; forty came.', extra: { limit: 20 } });
    expect(Object.keys(body)).toEqual(['type', 'title', 'status', 'detail', 'code', 'actionable', 'remedy', 'limit']);
    expect(body).toMatchObject({ status: 422, code: 'capacity_exceeded', detail: 'Twenty steps fit; forty came.', limit: 20 });
    expect(body.type).toMatch(/\/capacity-exceeded$/);
  });
  it('keeps its common members whatever the extra ones are called', () => {
    expect(problem(capacityExceeded, { extra: { status: 200, code: 'fine' } })).toMatchObject({ status: 422, code: 'capacity_exceeded' });
  });
  it('travels in an error that a handler throws', () => {
    expect(refuse(capacityExceeded, {}, { 'Retry-After': '1' })).toMatchObject({
      body: { code: 'capacity_exceeded' },
      headers: { 'Retry-After': '1' },
    });
  });
});

it('gives every code a class name of its own', () => {
  expect(new Set(all.map((error) => className(error.code))).size).toBe(all.length);
  expect([className('insufficient_balance'), className('internal_error')]).toEqual(['InsufficientBalanceError', 'InternalError']);
});
