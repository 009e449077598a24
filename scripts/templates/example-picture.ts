/** The picture of our own example: it stands in for any at an address, since nothing is fetched. */
import { findComponent } from '@deckwright/draw/catalog';

const params: unknown = findComponent('image')?.example.params;
const src = typeof params === 'object' && params !== null && 'src' in params && typeof params.src === 'string' ? params.src : '';

export const examplePicture = new Uint8Array(Buffer.from(src.split(',')[1] ?? '', 'base64'));
