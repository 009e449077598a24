/** Records of a WMF that change the device: coordinates, objects, ways of painting, clips (MS-WMF, 2.3.2, 2.3.4, 2.3.5). */
import { rectSteps } from './arcs.ts';
import type { Device } from './device.ts';
import { packedDib } from './dib.ts';
import type { Fields } from './fields.ts';
import { brushOf, fontOf, inkFrom, patternBrush, penOf, scaled } from './objects.ts';
import type { Extent } from './state.ts';
import { through } from './steps.ts';
import { textOfBytes } from './words.ts';

/** Draws one record. Its fields begin behind its size and function. */
export type WmfRecord = (fields: Fields, device: Device, func: number) => void;

const NAME_BYTES = 32;
/** Holds its number. */
const OTHER: WmfRecord = (_, device) => device.createNext({ kind: 'other' });

/** y, then x. */
const pointFrom = (fields: Fields): { readonly x: number; readonly y: number } => {
  const y = fields.i16();
  return { x: fields.i16(), y };
};

/** Bottom, right, top, left. */
export function boxFrom(fields: Fields): readonly [left: number, top: number, right: number, bottom: number] {
  const [bottom, right, top, left] = [fields.i16(), fields.i16(), fields.i16(), fields.i16()];
  return [left, top, right, bottom];
}

const resized = (extent: Extent, fields: Fields): Extent => {
  const { x, y } = pointFrom(fields);
  return x === 0 || y === 0 ? extent : { ...extent, w: x, h: y };
};

const createFont: WmfRecord = (fields, device) => {
  const nameOf = () => textOfBytes(fields.take(Math.min(NAME_BYTES, fields.left)), 0);
  device.createNext(fontOf(fields, 2, nameOf));
};

const REGION_HEADER = 22;

/** The rectangle around a region stands for it. */
const createRegion: WmfRecord = (fields, device) => {
  if (fields.left < REGION_HEADER) {
    device.createNext({ kind: 'other' });
    return;
  }
  fields.skip(REGION_HEADER - 8);
  const [left, top, right, bottom] = [fields.i16(), fields.i16(), fields.i16(), fields.i16()];
  device.createNext({ kind: 'region', clip: { steps: through(device.matrix, rectSteps(left, top, right, bottom)), even_odd: false } });
};

export const WMF_STATE_RECORDS: Readonly<Record<number, WmfRecord>> = {
  30: (_, device) => device.save(),
  247: OTHER,
  258: (fields, device) => device.set({ opaque: fields.u16() === 2 }),
  260: (fields, device) => device.set({ rop2: fields.u16() }),
  262: (fields, device) => device.set({ winding: fields.u16() === 2 }),
  295: (fields, device) => device.restore(fields.i16()),
  300: (fields, device) => {
    const index = fields.u16();
    const region = device.object(index);
    if (region?.kind === 'region') device.cutAnew(region.clip);
    else if (index === 0) device.cutAnew();
  },
  301: (fields, device) => device.select(device.object(fields.u16())),
  302: (fields, device) => device.set({ align: fields.u16() }),
  322: (fields, device) => device.createNext(patternBrush(packedDib(fields.skip(4).take(fields.left), device.budget), device)),
  496: (fields, device) => device.delete(fields.u16()),
  505: OTHER,
  513: (fields, device) => device.set({ back_color: inkFrom(fields) }),
  521: (fields, device) => device.set({ text_color: inkFrom(fields) }),
  523: (fields, device) => device.set({ window: { ...device.state.window, ...pointFrom(fields) } }),
  524: (fields, device) => device.set({ window: resized(device.state.window, fields) }),
  527: (fields, device) => {
    const { window } = device.state;
    const { x, y } = pointFrom(fields);
    device.set({ window: { ...window, x: window.x + x, y: window.y + y } });
  },
  544: (fields, device) => {
    const { x, y } = pointFrom(fields);
    device.moveClips(x, y);
  },
  762: (fields, device) => {
    const [style, width] = [fields.u16(), fields.i16()];
    device.createNext(penOf(style, width, inkFrom(fields.skip(2))));
  },
  763: createFont,
  764: (fields, device) => device.createNext(brushOf(fields.u16(), inkFrom(fields))),
  1040: (fields, device) => {
    const [y_by, y_times, x_by, x_times] = [fields.i16(), fields.i16(), fields.i16(), fields.i16()];
    device.set({ window: scaled(device.state.window, x_times, x_by, y_times, y_by) });
  },
  1045: (fields, device) => device.cutOut(through(device.matrix, rectSteps(...boxFrom(fields)))),
  1046: (fields, device) => device.cutToRect(...boxFrom(fields)),
  1791: createRegion,
};
