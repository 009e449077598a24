/** Text properties of a chart's parts (`c:txPr`, and the runs of rich titles). */
import { at, child, elements, type XmlElement } from '../../ooxml/index.ts';
import { type ChartText, UNKNOWN } from '../model/index.ts';
import { readFill } from '../paint/fill.ts';
import type { Scope } from '../slides/scope.ts';
import { familyOf } from '../text/faces.ts';
import { type RunProperties, runProperties } from '../text/run-properties.ts';

/** The properties in the `c:txPr` of an element; undefined without any. */
export function textOfPart(part: XmlElement | undefined, scope: Scope): ChartText | undefined {
  return read(runProperties(at(part, 'c:txPr', 'a:p', 'a:pPr', 'a:defRPr')), scope);
}

/** Of a title: its first run over its paragraph's own defaults. */
export function textOfTitle(title: XmlElement | undefined, scope: Scope): ChartText | undefined {
  const paragraph = elements(at(title, 'c:tx', 'c:rich'), 'a:p')[0];
  const defaults = runProperties(at(paragraph, 'a:pPr', 'a:defRPr'));
  const run = runProperties(child(elements(paragraph, 'a:r')[0], 'a:rPr'));
  return read({ ...defaults, ...run }, scope) ?? textOfPart(title, scope);
}

function read(run: RunProperties, scope: Scope): ChartText | undefined {
  const face = run.latin === undefined ? undefined : familyOf(run.latin, scope.theme);
  const text: ChartText = {
    ...(run.size_pt === undefined || run.size_pt === UNKNOWN ? {} : { size_pt: run.size_pt }),
    ...(run.bold === undefined ? {} : { bold: run.bold }),
    ...(run.fill === undefined ? {} : { paint: readFill(run.fill, scope) }),
    ...(face === undefined ? {} : { face }),
  };
  return Object.keys(text).length === 0 ? undefined : text;
}
