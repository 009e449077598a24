import { describe, expect, it } from 'vitest';
import { readBrief } from '../src/document/read-brief.ts';
import { actedIn } from '../src/relations/acted.ts';

const told = (text: string) => {
  const found = actedIn(readBrief(text));
  return found === undefined
    ? undefined
    : {
        phases: found.phases?.map((p) => p.text),
        tasks: found.tasks.map((t) => `${found.lanes[t.lane]?.text}: ${t.label.text}`),
      };
};

describe('who does what, clause by clause', () => {
  it('finds those who act by their names standing again and by the verbs behind them', () => {
    expect(
      told(
        'A refund. Customer writes in; front desk opens a case and passes it to the auditor; auditor checks, signs; customer gets paid.',
      ),
    ).toEqual({
      phases: undefined,
      tasks: [
        'Customer: writes in',
        'front desk: opens a case and passes it to the auditor',
        'auditor: checks',
        'auditor: signs',
        'customer: gets paid',
      ].map((t) => t.replace('customer:', 'Customer:')),
    });
  });
  it('takes what stands before the colons for phases, and a doer behind its verb', () => {
    expect(
      told(
        'Morning: doctor writes the letter, hands it to nurse. Noon: nurse packs the bag. Evening: bus booked by the clerk; nurse waves.',
      ),
    ).toEqual({
      phases: ['Morning', 'Noon', 'Evening'],
      tasks: ['doctor: writes the letter', 'doctor: hands it to nurse', 'nurse: packs the bag', 'clerk: bus booked', 'nurse: waves'],
    });
  });
  it('reads no acts in a list of things', () => {
    expect(told('Branches: fewer miles (better routes); cheaper miles (fuel, wages); fewer failed drops (lockers)')).toBeUndefined();
  });
});
