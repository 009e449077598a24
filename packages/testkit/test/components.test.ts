/** Runs the unit harness over every component. */
import { components } from '@deckwright/draw/catalog';
import { runComponentHarness, runSchemaCheck } from '../src/unit-harness.ts';

for (const component of components) runComponentHarness(component);
runSchemaCheck();
