/** Which key a request carries. */
import { expect, it } from 'vitest';
import { credential } from '../../src/http/credentials.ts';

it.each([
  ['none', {}, undefined],
  ['a bearer', { authorization: 'Bearer dw_a' }, 'dw_a'],
  ['a header', { 'x-api-key': ' dw_a ' }, 'dw_a'],
  ['the same twice', { authorization: 'bearer dw_a', 'x-api-key': 'dw_a' }, 'dw_a'],
  ['two that differ', { authorization: 'Bearer dw_a', 'x-api-key': 'dw_b' }, null],
  ['another scheme beside a good header', { authorization: 'Basic dTpw', 'x-api-key': 'dw_b' }, 'dw_b'],
  ['an empty bearer beside a good header', { authorization: 'Bearer ', 'x-api-key': 'dw_b' }, 'dw_b'],
  ['an empty header beside a good bearer', { authorization: 'Bearer dw_a', 'x-api-key': '' }, 'dw_a'],
  ['two keys in one header beside a good bearer', { authorization: 'Bearer dw_a', 'x-api-key': 'dw_b, dw_c' }, 'dw_a'],
  ['another scheme alone', { authorization: 'Basic dTpw' }, null],
  ['an empty header alone', { 'x-api-key': ' ' }, null],
])('%s', (_name, headers, key) => {
  expect(credential(headers)).toBe(key);
});
