/** The picture of our own example: it stands in for any at an address, since nothing is fetched. */
import { examplePicture as carried } from '@deckwright/draw/catalog';

export const examplePicture = carried('example:plant-hall') ?? new Uint8Array();
