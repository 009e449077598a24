import { type ReadResult, readJson, readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { inOfEmu, plainText, type RectShape, type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());
type Step = { kind: string; label: string; value: number; display?: string; emphasis?: string; impact?: string };
const intent = (steps: readonly Step[], data: object = {}, rest: object = {}) => ({
  form: 'waterfall_bridge',
  headline: 'Price carries the year',
  context: 'Operating profit, €m',
  ...rest,
  data: { unit: '€m', steps, ...data },
});
const read = (body: unknown): ReadResult => readSlideRequest(body);
async function draw(body: unknown): Promise<DrawnSlide> {
  const result = read(body);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return drawSlide(result.request, kit);
}
const shapesOf = (drawn: DrawnSlide): Shape[] => [...walk(drawn.deck.slides[0]?.shapes ?? [])];
const bars = (drawn: DrawnSlide): RectShape[] => shapesOf(drawn).filter((s): s is RectShape => s.kind === 'rect' && s.role === 'mark');
const textsOf = (drawn: DrawnSlide): string[] =>
  shapesOf(drawn).flatMap((s) => ('text' in s && s.text !== undefined ? [plainText(s.text)] : []));
const codes = (drawn: DrawnSlide): string[] => drawn.report.warnings.map((w) => w.code);

const simple: Step[] = [
  { kind: 'start', label: '2024', value: 86 },
  { kind: 'delta', label: 'Price', value: 42, emphasis: 'primary' },
  { kind: 'delta', label: 'Energy', value: -28 },
  { kind: 'total', label: '2025', value: 100 },
];

describe('waterfall_bridge', () => {
  test('an axis is cut only where a step would be hard to see, and names its base', async () => {
    const steps = (delta: number): Step[] => [
      { kind: 'start', label: '2024', value: 1000 },
      { kind: 'delta', label: 'Price', value: delta },
      { kind: 'total', label: '2025', value: 1000 + delta },
    ];
    const whole = await draw(intent(steps(60)));
    expect(codes(whole)).not.toContain('axis_broken');
    const [start, price] = bars(whole) as [RectShape, RectShape];
    expect(price.box.h / start.box.h).toBeCloseTo(60 / 1000, 2);
    const cut = await draw(intent(steps(12)));
    expect(cut.report.notices.map((w) => w.code)).toContain('axis_broken');
    const base = shapesOf(cut).find((s) => s.id === 'body/bridge/base');
    expect(textsOf(cut)).toContain('990');
    expect(base?.role).toBe('axis');
  });

  test('a negative delta hangs below the running level and joins the next bar there', async () => {
    const drawn = await draw(intent(simple));
    const [start, price, energy, total] = bars(drawn) as [RectShape, RectShape, RectShape, RectShape];
    expect(price.box.y + price.box.h).toBeCloseTo(start.box.y, -2);
    expect(energy.box.y).toBeCloseTo(price.box.y, -2);
    expect(energy.box.y + energy.box.h).toBeCloseTo(total.box.y, -2);
  });

  test('lengths are proportional to values, whatever the values', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 10 }), async (deltas) => {
        const steps: Step[] = [
          { kind: 'start', label: 'Start', value: 300 },
          ...deltas.map((value, i) => ({ kind: 'delta', label: `D${i}`, value })),
        ];
        const drawn = await draw(intent(steps));
        const marks = bars(drawn).filter(
          (b) => b.datum?.flags?.includes('floating') && !b.datum.flags.includes('bar_min_length') && b.datum.value !== 0,
        );
        const length = (b: RectShape): number => (b.datum?.along === 'x' ? b.box.w : b.box.h);
        const largest = marks.reduce((a, b) => (length(a) > length(b) ? a : b), marks[0] as RectShape);
        for (const m of marks)
          expect(Math.abs(length(m) / length(largest) - Math.abs(m.datum?.value ?? 0) / Math.abs(largest.datum?.value ?? 1))).toBeLessThan(
            0.005,
          );
      }),
      { numRuns: 60 },
    );
  });

  test('every supplied value stands on the slide, and the report says verbatim', async () => {
    const drawn = await draw(
      intent(
        [...simple.slice(0, 3), { kind: 'total', label: '2025', value: 100, display: 'about 100' }],
        { takeaways: ['Price did it'] },
        { source_note: 'Controlling' },
      ),
    );
    expect(textsOf(drawn)).toEqual(expect.arrayContaining(['86', '+42', '\u221228', 'about 100', 'Price did it', 'Source: Controlling']));
    expect(drawn.report.fidelity).toBe('verbatim');
    expect(drawn.report.fidelity_manifest.every((e) => e.bound !== 'dropped')).toBe(true);
  });

  test('all numbers share the decimals of the most exact one', async () => {
    const drawn = await draw(
      intent([
        { kind: 'start', label: 'A', value: 98 },
        { kind: 'delta', label: 'B', value: 1.25 },
      ]),
    );
    expect(textsOf(drawn)).toEqual(expect.arrayContaining(['98.00', '+1.25']));
  });

  test('levels that are high and close together cut the columns and say so', async () => {
    const drawn = await draw(
      intent([
        { kind: 'start', label: 'A', value: 1000 },
        { kind: 'delta', label: 'B', value: 20 },
        { kind: 'total', label: 'C', value: 1020 },
      ]),
    );
    expect(codes(drawn)).toEqual([]);
    expect(drawn.report.notices.map((n) => n.code)).toContain('axis_broken');
    expect(bars(drawn)[0]?.datum?.flags).toContain('axis_broken');
  });

  test('a total that the steps do not add up to is drawn as given, with the difference named', async () => {
    const drawn = await draw(intent([...simple.slice(0, 3), { kind: 'total', label: '2025', value: 110 }]));
    const warning = drawn.report.warnings.find((w) => w.code === 'totals_do_not_reconcile');
    expect(warning).toMatchObject({ path: '/data/steps/3/value', message: expect.stringContaining('+10') });
    expect(drawn.report.proofs[0]).toMatchObject({ kind: 'bridge_sum', ok: false, expected: 100, shown: 110 });
    expect(textsOf(drawn)).toContain('110');
  });

  test('rounding gaps are no warning', async () => {
    const drawn = await draw(
      intent([
        { kind: 'start', label: 'A', value: 38.4 },
        { kind: 'delta', label: 'B', value: 1.4 },
        { kind: 'delta', label: 'C', value: 1.2 },
        { kind: 'total', label: 'D', value: 41.1 },
      ]),
    );
    expect(codes(drawn)).not.toContain('totals_do_not_reconcile');
  });

  test('with favorable_adverse the effect decides the colour, not the sign', async () => {
    const drawn = await draw(
      intent(
        [
          { kind: 'start', label: 'Plan', value: 10 },
          { kind: 'delta', label: 'Tyres', value: -2, impact: 'good' },
        ],
        { tone_mode: 'favorable_adverse' },
      ),
    );
    expect(bars(drawn)[1]?.fill?.color).toBe('positive');
  });

  test('labels that need more than four lines under a column turn the bridge into rows', async () => {
    const long = 'Rückstellungsauflösung für Gewährleistungsverpflichtungen';
    const drawn = await draw(
      intent([...simple, ...Array.from({ length: 8 }, (_, i) => ({ kind: 'delta', label: `${long} ${i}`, value: 3 }))]),
    );
    expect(codes(drawn)).toContain('layout_switched');
    expect(bars(drawn)[0]?.datum?.along).toBe('x');
  });

  test('boxes are the same in every theme', async () => {
    const boxes = async (theme_id: string) =>
      shapesOf(await draw(intent(simple, { takeaways: ['Price did it, and will again next year'] }, { theme_id }))).map((s) => [
        s.id,
        s.box,
      ]);
    const reference = await boxes('corporate-light');
    for (const theme of ['corporate-dark', 'technical-light', 'editorial-dark', 'minimal-light'])
      expect(await boxes(theme)).toEqual(reference);
  });

  test('nothing leaves the canvas', async () => {
    const drawn = await draw(intent(simple.map((s) => ({ ...s, label: 'x'.repeat(200) }))));
    for (const s of shapesOf(drawn)) {
      expect(inOfEmu(s.box.x)).toBeGreaterThanOrEqual(0);
      expect(inOfEmu(s.box.x + s.box.w)).toBeLessThanOrEqual(13.3334);
      expect(inOfEmu(s.box.y + s.box.h)).toBeLessThanOrEqual(7.5);
    }
  });
});

describe('bad requests', () => {
  const problem = (body: unknown) => {
    const result = read(body);
    if (result.ok) throw new Error('was accepted');
    return result.problem;
  };

  test('a wrong type names its pointer', () => {
    expect(problem(intent([{ kind: 'start', label: 'A', value: 'ten' as unknown as number }]))).toMatchObject({
      code: 'intent_invalid_shape',
      status: 422,
      errors: [{ pointer: '/data/steps/0/value' }],
    });
  });

  test('a missing field names its pointer', () => {
    expect(problem({ form: 'waterfall_bridge', data: {} }).errors?.[0]).toMatchObject({ pointer: '/data/steps' });
  });

  test.each([
    ['waterfall_brige', 'waterfall_bridge'],
    ['waterfall', 'waterfall_bridge'],
  ])('the unknown form %s is answered with the nearest one', (form, nearest) => {
    expect(problem({ form, data: {} })).toMatchObject({ code: 'unknown_form', members: { nearest } });
  });

  test('an unknown variant lists the valid ones; a misspelt kind names the nearest', () => {
    expect(problem(intent(simple, {}, { variant: 'standard_drivers' }))).toMatchObject({
      code: 'unknown_variant',
      errors: [{ nearest: 'standard_driver_bridge' }],
    });
    expect(problem(intent([{ kind: 'deltas', label: 'A', value: 1 }])).errors?.[0]).toMatchObject({
      pointer: '/data/steps/0/kind',
      nearest: 'delta',
    });
  });

  test('no steps are refused; 200 steps are refused with a split that fits', async () => {
    expect(problem(intent([]))).toMatchObject({ errors: [{ pointer: '/data/steps' }] });
    const many = intent([
      { kind: 'start', label: 'S', value: 5 },
      ...Array.from({ length: 199 }, (_, i) => ({ kind: 'delta', label: `D${i}`, value: 1 })),
    ]);
    const refusal = await draw(many).then(
      () => undefined,
      (e: { problem: { code: string; members: { suggested_split: unknown[] } } }) => e.problem,
    );
    expect(refusal?.code).toBe('capacity_exceeded');
    for (const part of refusal?.members.suggested_split ?? []) expect((await draw(part)).report.status).toBe('complete');
  });

  test('1e308 is refused with its pointer', () => {
    expect(problem(intent([{ kind: 'start', label: 'A', value: 1e308 }]))).toMatchObject({
      errors: [{ pointer: '/data/steps/0/value', msg: expect.stringContaining('1e15') }],
    });
  });

  test('control characters and lone surrogates are taken out with a warning', async () => {
    const json = readJson(
      '{"form":"waterfall_bridge","headline":"a\\u0001b\\ud800c","data":{"steps":[{"kind":"start","label":"A","value":1}]}}',
    );
    const drawn = await draw(json.ok ? json.value : undefined);
    expect(codes(drawn)).toContain('text_cleaned');
    expect(drawn.deck.title).toBe('ab\ufffdc');
  });

  test('a text of the frame with a typo in its name stands in its place, with a notice', async () => {
    const drawn = await draw(intent(simple, {}, { takeway: 'Price did it' }));
    expect(drawn.report).toMatchObject({ fidelity: 'verbatim', warnings: [] });
    expect(drawn.report.notices).toContainEqual(
      expect.objectContaining({ code: 'field_renamed', message: '/takeway is read as takeaway.' }),
    );
  });

  test('an unknown field is ignored with a warning that names the nearest', async () => {
    const drawn = await draw(intent(simple, {}, { theme: 'corporate-dark' }));
    expect(drawn.report.warnings.find((w) => w.code === 'field_ignored')).toMatchObject({
      path: '/theme',
      remedy: 'Did you mean theme_id?',
    });
  });

  test('the flat spelling of template pages means the same', async () => {
    const flat = {
      pattern: 'waterfall_bridge',
      title: 'Price carries the year',
      subtitle: 'Operating profit, €m',
      unit: '€m',
      steps: simple,
    };
    const a = read(flat);
    const b = read(intent(simple));
    expect(a.ok && b.ok && a.request.hash === b.request.hash).toBe(true);
  });

  test('a canonical request draws the same slide again', async () => {
    const drawn = await draw(intent(simple, { takeaways: ['One'] }, { theme_id: 'corporate_dark', locale: 'de-DE' }));
    const again = readJson(drawn.deck.source?.intents[0] ?? '');
    const second = await draw(again.ok ? again.value : undefined);
    expect(second.deck.slides).toEqual(drawn.deck.slides);
    expect(second.report.input_hash).toBe(drawn.report.input_hash);
  });
});
