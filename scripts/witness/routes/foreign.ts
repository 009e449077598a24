/** Files of others: PDFs drawn of their decks, and our slides on their masters. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { galleryItems } from '@deckwright/gallery';
import { work as show } from '@deckwright/review/show/show.work';
import { shared } from '@deckwright/testkit/schemas';
import { brandOfTemplate } from '@deckwright/uploads/template';
import { work as template } from '@deckwright/uploads/template/template.work';
import { drawnOf, filesOf } from '../drawing.ts';
import type { Order, Route } from '../route.ts';

const folder = (): string => join(shared, 'corpus/pptx');

export const shown: Route = {
  name: 'PDFs of foreign decks',
  orders: () =>
    readdirSync(folder())
      .sort()
      .map(
        (name): Order => ({
          name: name.replace(/\W+/g, '-'),
          make: async () => {
            try {
              const { answer, files: [pdf] = [] } = await show({ format: 'pdf' }, [readFileSync(join(folder(), name))]);
              return pdf && { pdf, claims: answer.conformance?.claims ?? [] };
            } catch {
              // Refused in words: no file.
              return undefined;
            }
          },
        }),
      ),
};

const TEMPLATES = [
  'pptagent__default_template-template.pptx',
  'open-xml-sdk__MRDProductSteeringCommitteePresentation_TP10193309.potx',
  'open-xml-sdk__Pitchbook_TP10176928.potx',
  'dotnet-maui-workshop__Workshop4-Accessing-Platform-Features.pptx',
  'pptx-automizer__threeSlidePres.pptx',
  'poi__themes.pptx',
];
const EVERY = 8;

export const templates: Route = {
  name: 'company templates',
  orders: async () => {
    const orders: Order[] = [];
    for (const [at, name] of TEMPLATES.entries()) {
      let ready: ReturnType<typeof open> | undefined;
      for (const [i, { id, request }] of galleryItems().entries()) {
        if (i % EVERY !== at) continue;
        orders.push({
          name: `${id}-${at + 1}`,
          make: async () => {
            ready ??= open(name);
            const { brand, base } = await ready;
            const native = i % 2 === 0 ? { chart_mode: 'native' } : {};
            const files = await filesOf(await drawnOf({ ...request, ...native, theme_id: 'x' }, brand));
            return files && { ...files, sources: [base] };
          },
        });
      }
    }
    return orders;
  },
};

async function open(name: string) {
  const { answer, files = [] } = await template({}, [new Uint8Array(readFileSync(join(folder(), name)))]);
  const base = files[0] ?? new Uint8Array();
  return { brand: brandOfTemplate(answer, base, name), base };
}
