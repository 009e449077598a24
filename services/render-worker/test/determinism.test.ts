/** T18: the same input gives the same files from every worker, time zone, locale and load. A free repeat rests on this. */
import { createHash } from 'node:crypto';
import { forms } from '@deckwright/draw/catalog';
import { holdForSlides } from '@deckwright/platform/billing';
import { until } from '@deckwright/testkit/processes';
import { limit, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stand, startStand } from './_stand.ts';

const PLACES = [
  { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
  { TZ: 'Pacific/Apia', LANG: 'de_DE.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LANG: 'ja_JP.UTF-8', LC_ALL: 'ja_JP.UTF-8' },
];

let stand: Stand;
beforeAll(async () => {
  stand = await startStand({ queue: 'postgres' });
});
afterAll(() => stand?.stop());

it(
  'T18 draws each input to the same bytes, whichever worker draws it and when, and bills it once',
  async () => {
    const all = forms.flatMap(({ form, variants }) =>
      variants.map((variant) => ({ form: form.name, variant: variant.name, ...variant.example })),
    );
    const [inputs, times] = [sized(5, 50), sized(3, 20)];
    const chosen = Array.from({ length: inputs }, (_, i) => all[Math.floor((i * all.length) / inputs)]!);
    const input_of = new Map<string, number>();
    for (let time = 0; time < times; time += 1) {
      for (const [i, input] of chosen.entries()) {
        const request_text = JSON.stringify(input);
        const input_hash = createHash('sha256').update(request_text).digest('hex');
        const accepted = await stand.store.accept({
          account_id: stand.tenant.account_id,
          job_type: 'slide',
          name: null,
          request_text,
          input_hash,
          outputs: ['pptx', 'pdf', 'png'],
          hold: holdForSlides(1, input_hash, 'live'),
        });
        if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
        input_of.set(accepted.job.job_id, i);
      }
    }
    // Three processes on fewer cores, several slides at once in each: whatever the order, it is another one each time.
    for (const [i, place] of PLACES.entries()) stand.startWorker({ pause_ms: i * 15, concurrency: 2 + i }, place);
    await until('all have ended', stand.allEnded, limit(90_000));

    const { rows } = await stand.db.query<{ job_id: string; kind: string; sha256: string }>('SELECT job_id, kind, sha256 FROM job_files');
    const hashes = new Map<string, Set<string>>();
    for (const { job_id, kind, sha256 } of rows) {
      const slot = `${chosen[input_of.get(job_id)!]!.variant} ${kind}`;
      hashes.set(slot, (hashes.get(slot) ?? new Set()).add(sha256));
    }
    expect([...hashes].filter(([, set]) => set.size > 1)).toEqual([]);
    expect(hashes.size).toBe(inputs * 4);
    expect(rows).toHaveLength(inputs * times * 4);
    const totals = await stand.expectLedgerBalance();
    expect(totals.billed).toBe(inputs);
    tally('T18', {
      inputs,
      renders: inputs * times,
      files: rows.length,
      hashes: hashes.size,
      processes: PLACES.length,
      billed: totals.billed,
    });
  },
  limit(120_000),
);
