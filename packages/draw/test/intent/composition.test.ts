import { readSlideRequest } from '@deckwright/draw/intent';
import { describe, expect, test } from 'vitest';

const metric = { component: 'metric', params: { metrics: [{ value: '94%', label: 'On time' }] } };
const card = (...cards: unknown[]) => ({ component: 'card', params: { cards } });
const split = (left: unknown, right: unknown) => ({ component: 'split_view', params: { left, right } });
const problem = (body: unknown) => {
  const read = readSlideRequest({ chrome: { title: 'T' }, body });
  return read.ok
    ? undefined
    : { code: read.problem.code, pointer: read.problem.errors?.[0]?.pointer, charged: read.problem.members?.['cost_charged'] };
};

describe('composition', () => {
  test('a split view may hold a card that holds a metric', () => {
    expect(problem(split(card(metric, 'Words'), metric))).toBeUndefined();
  });

  test('nothing goes deeper than that: nesting_too_deep names the innermost node', () => {
    expect(problem(split(card(card(metric)), metric))).toEqual({
      code: 'nesting_too_deep',
      pointer: '/body/params/left/params/cards/0/params/cards/0',
      charged: 0,
    });
  });

  test.each(['gantt', 'swimlane', 'timeline', 'roadmap', 'org_chart', 'three_horizons', 'testimonial'])(
    '%s owns its slide: composition_not_supported',
    (component) => {
      expect(problem(split(metric, { component, params: {} }))).toEqual({
        code: 'composition_not_supported',
        pointer: '/body/params/right',
        charged: 0,
      });
    },
  );

  test('a nested component with wrong params: nested_params_invalid names the value', () => {
    expect(problem(card(metric, { component: 'metric', params: { metrics: [{ value: {}, label: 'On time' }] } }))).toMatchObject({
      code: 'nested_params_invalid',
      pointer: expect.stringMatching(/^\/body\/params\/cards\/1\/params\/metrics\/0\/value/),
    });
  });

  test('an unknown nested component: nested_params_invalid names the node', () => {
    expect(problem(split(metric, { component: 'metrics_board', params: {} }))).toMatchObject({
      code: 'nested_params_invalid',
      pointer: '/body/params/right',
    });
  });

  test('names are taken as split_view and as SplitView, ArrowFlow as steps', () => {
    expect(
      problem({
        component: 'SplitView',
        params: { left: { component: 'StatCard', params: { value: '61%', label: 'idle' } }, right: metric },
      }),
    ).toBeUndefined();
    expect(problem({ component: 'ArrowFlow', params: { steps: [{ title: 'Invite' }, { title: 'Verify' }] } })).toBeUndefined();
  });
});
