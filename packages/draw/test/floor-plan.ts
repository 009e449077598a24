/** A floor plan of a robot cell, drawn for this purpose: a PNG of 16 colours, as a data URI. */
import { readFileSync } from 'node:fs';

export const FLOOR_PLAN = `data:image/png;base64,${readFileSync(new URL('floor-plan.png', import.meta.url)).toString('base64')}`;
