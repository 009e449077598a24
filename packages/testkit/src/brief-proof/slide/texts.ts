/** The texts of a typed intent that say something of the brief, each with its pointer and what it is. */
import { isObject, type Json } from './json.ts';

export interface SlideText {
  readonly path: string;
  readonly text: string;
  /** `name`: the name of an item, a series, a lane; `line`: a sentence or a remark; `title`: the headline. */
  readonly as: 'title' | 'name' | 'line';
}

/** Members that steer the drawing, or refer to another item. */
const STEERS = new Set([
  'form',
  'variant',
  'theme_id',
  'locale',
  'written',
  'unit',
  'value_unit',
  'cost_unit',
  'volume_unit',
  'kind',
  'tone',
  'status',
  'id',
  'key',
  'align',
  'emphasis',
  'operator',
  'icon',
  'good_when',
  'month',
  'start',
  'end',
  'from',
  'to',
  'date',
  'end_date',
  'display',
  'mode',
  'direction',
  'scale',
  'type',
  'trend',
  'shape',
  'picture',
  'image',
  'src',
  'depends_on',
  'rag',
  'recommended',
  'image_position',
  'position',
  'style',
  'locale_hint',
  'lane',
  'phase',
  'periods',
  'phases',
  'low',
  'high',
  'state',
  'level',
]);
const NAMES = new Set([
  'label',
  'item',
  'title',
  'name',
  'lanes',
  'roles',
  'segments',
  'series_labels',
  'scenarios',
  'hub',
  'tracks',
  'x_labels',
  'y_labels',
]);
const TITLES = new Set(['headline']);

export function textsOf(intent: Json): SlideText[] {
  const out: SlideText[] = [];
  // Letters of who is responsible stand for words of the brief.
  const codes = intent.form === 'raci_matrix' ? /\/cells\/\d+$/ : undefined;
  const visit = (value: unknown, path: string, key: string): void => {
    if (Array.isArray(value)) for (const [i, one] of value.entries()) visit(one, `${path}/${i}`, key);
    else if (isObject(value)) {
      for (const [name, one] of Object.entries(value))
        if (!STEERS.has(name) || isObject(one)) if (name !== 'written') visit(one, `${path}/${name}`, name);
    } else if (typeof value === 'string' && value.trim() !== '' && codes?.test(path) !== true)
      out.push({ path, text: value, as: TITLES.has(key) ? 'title' : NAMES.has(key) ? 'name' : 'line' });
  };
  visit(intent, '', '');
  return out;
}
