/** What a deck holds that does something when it is opened or clicked, or that is fetched from elsewhere: macros, controls, programs, outside targets. */
import type { OpcPackage, Part, Relationship } from '@deckwright/read/ooxml';

export interface ActiveContent {
  readonly kind: 'macro' | 'control' | 'embedded_program' | 'external_target' | 'program_action';
  /** The part that holds it or points to it. */
  readonly part: string;
  /** A sentence that names it. */
  readonly message: string;
}

/** Beyond, a deck is no better understood by more of them. */
const MAX_FOUND = 20;
const MACRO = /vbaProject|vbaData|macroEnabled/i;
const CONTROL = /activeX/i;
const OLE = /oleObject/i;
/** Documents of Office, as charts and tables embed them. */
const DOCUMENT = /^application\/vnd\.openxmlformats-officedocument\.(?:spreadsheetml|wordprocessingml|presentationml)\./i;
/** Windows and DOS, Linux, macOS, scripts. */
const PROGRAM_HEADS = ['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', '2321'];
const HARMLESS_LINK = /^(?:https?|mailto|tel):/i;
/** ISO 29500-1, 21.1.2.3.5: what a click may start. */
const PROGRAM_ACTION = /ppaction:\/\/(?:program|macro|ole)/i;
const MARKUP = /\+xml$|\/xml$/i;

export function activeContent(pkg: OpcPackage): readonly ActiveContent[] {
  const found: ActiveContent[] = [];
  for (const part of pkg.parts) {
    if (found.length >= MAX_FOUND) break;
    if (part.name.endsWith('.rels')) continue;
    found.push(...ofPart(part), ...pkg.relationships(part.name).flatMap((relationship) => ofRelationship(part.name, relationship)));
  }
  found.push(...pkg.relationships('/').flatMap((relationship) => ofRelationship('/', relationship)));
  return found.slice(0, MAX_FOUND);
}

function ofPart(part: Part): ActiveContent[] {
  const { name, contentType } = part;
  if (MACRO.test(contentType)) return [{ kind: 'macro', part: name, message: `${name} holds macros.` }];
  if (CONTROL.test(contentType)) return [{ kind: 'control', part: name, message: `${name} is an ActiveX control.` }];
  if (OLE.test(contentType))
    return [{ kind: 'embedded_program', part: name, message: `${name} is an embedded object of another program.` }];
  const bytes = part.bytes();
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (PROGRAM_HEADS.some((program) => head.startsWith(program)))
    return [{ kind: 'embedded_program', part: name, message: `${name} is a program.` }];
  if (MARKUP.test(contentType) && PROGRAM_ACTION.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')))
    return [{ kind: 'program_action', part: name, message: `A click in ${name} starts a program or a macro.` }];
  if (/\/embeddings\//i.test(name) && !DOCUMENT.test(contentType))
    return [{ kind: 'embedded_program', part: name, message: `${name} is an embedded file that is no document of Office.` }];
  return [];
}

function ofRelationship(source: string, { kind, external, target }: Relationship): ActiveContent[] {
  if (!external) return [];
  if (kind === 'hyperlink' && HARMLESS_LINK.test(target)) return [];
  const shown = target.length > 100 ? `${target.slice(0, 100)}…` : target;
  const message =
    kind === 'hyperlink'
      ? `A link in ${source} leads to ${shown}, which is no web or mail address.`
      : `${source} fetches ${shown} when the deck is opened.`;
  return [{ kind: 'external_target', part: source, message }];
}
