/** What the OpenAPI document says of answers that are easily guessed wrong. */
import { buildOpenApi } from '@deckwright/platform/http';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly description?: string; readonly items?: object }>>;
}
const document = buildOpenApi(routes, { title: 'x', version: '', description: '', base_url: '' });
const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;

describe('the OpenAPI document', () => {
  it('says of each blank of a completed brief where it stands', () => {
    expect(Object.keys(schemas['BriefBlank']?.properties ?? {})).toEqual(['text', 'start', 'end']);
    for (const member of Object.values(schemas['BriefBlank']?.properties ?? {})) expect(member.description).toMatch(/\w{3}/);
    for (const name of ['BriefPlan', 'SlideForecast'])
      expect(schemas[name]?.properties?.['blanks']?.items).toEqual({ $ref: '#/components/schemas/BriefBlank' });
    expect(schemas['Problem']?.properties?.['blanks']?.description).toMatch(/intent_unroutable/);
  });
  it('says that webhooks may go where the operator allows', () => {
    expect(JSON.stringify(document)).toContain('DECKWRIGHT_WEBHOOK_NETWORKS');
  });
  it('tells notices apart from warnings', () => {
    for (const name of ['SlideForecast', 'SlidePreview', 'DeckForecast', 'RenderResponse'])
      expect(Object.keys(schemas[name]?.properties ?? {})).toEqual(expect.arrayContaining(['warnings', 'notices', 'notice_count']));
  });
});
