/** Traits that the unit that draws a slide declares for its drawing. */
import { type Traits, traitsOf } from '../components/define.ts';
import type { SlideRequest } from '../intent/index.ts';

export const unitTraits = ({ content }: SlideRequest): Traits => traitsOf(content.kind === 'form' ? content.variant : content.component);
