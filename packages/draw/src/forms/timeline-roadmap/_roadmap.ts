/** Milestones as the variant draws them, above the tracks when both were sent. */
import { cutTop, type Drawing, type Kit } from '../../layout/index.ts';
import type { FormPane } from '../define.ts';
import { drawTracks } from './_tracks.ts';
import type { RoadmapData } from './form.ts';

type Draw = (d: RoadmapData, pane: FormPane, kit: Kit) => Drawing;

export function drawRoadmap(d: RoadmapData, pane: FormPane, kit: Kit, milestones: Draw): Drawing {
  if (d.items.length === 0) {
    for (const [i, p] of d.periods.entries()) if (p !== '') kit.drawn.add(`${pane.pointer}/periods/${i}`);
    return milestones(d, pane, kit);
  }
  if (d.milestones.length === 0) return drawTracks(d, pane, kit);
  const { cut, rest } = cutTop(pane.box, pane.box.h * 0.36, 0.15);
  const above = milestones(d, { ...pane, box: cut }, kit);
  const below = drawTracks(d, { ...pane, box: rest }, kit);
  return { alt: `${above.alt} ${below.alt}`, shapes: [...above.shapes, ...below.shapes] };
}
