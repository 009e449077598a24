/** What a deck holds that does something when it is opened or clicked, or that is fetched from elsewhere: macros, controls, programs, outside targets. */
import { descendants, type OpcPackage, type Part, type Relationship } from '@deckwright/read/ooxml';

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
const MARKUP = /[+/]xml$/i;
/** Documents of Office, as charts and tables embed them. */
const DOCUMENT =
  /^application\/vnd\.openxmlformats-officedocument\.(?:spreadsheetml|wordprocessingml|presentationml)\.(?:sheet|document|presentation)$/i;
/** What else a presentation is made of: pictures, sound, films, fonts, and what a printer was told. */
const INERT =
  /^(?:image|audio|video|font)\/|^application\/(?:x-fontdata|x-font-ttf|vnd\.openxmlformats-officedocument\.(?:obfuscatedFont|presentationml\.printerSettings))$/i;
/** Windows and DOS, OLE, Linux, macOS, scripts. */
const PROGRAM_HEADS = ['4d5a', 'd0cf11e0', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe', '2321'];
/** Names of entries in a document inside the deck: a zip spells them plainly. */
const ACTIVE_INSIDE = /vbaProject|activeX|oleObject|\.exe|externalLinks\//i;
const HARMLESS_LINK = /^(?:https?|mailto|tel):/i;
/** ISO 29500-1, 21.1.2.3.5: what a click may start. */
const PROGRAM_ACTION = /^\s*ppaction:\/\/(?:program|macro|ole)/i;

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
  const one = (kind: ActiveContent['kind'], message: string): ActiveContent[] => [{ kind, part: name, message: `${name} ${message}` }];
  if (MACRO.test(contentType) || MACRO.test(name)) return one('macro', 'holds macros.');
  if (CONTROL.test(contentType)) return one('control', 'is an ActiveX control.');
  if (OLE.test(contentType)) return one('embedded_program', 'is an embedded object of another program.');
  if (MARKUP.test(contentType)) return startsProgram(part) ? one('program_action', 'starts a program or a macro by a click.') : [];
  const bytes = part.bytes();
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (PROGRAM_HEADS.some((program) => head.startsWith(program))) return one('embedded_program', 'is a program or an object of one.');
  if (DOCUMENT.test(contentType))
    return ACTIVE_INSIDE.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'))
      ? one('macro', 'is a document with macros, controls, objects or outside links.')
      : [];
  return INERT.test(contentType) ? [] : one('embedded_program', 'is a file that no presentation needs.');
}

/** The tree, and not the text: a name may be written with references to characters, or in another encoding. */
const startsProgram = (part: Part): boolean => {
  for (const { attributes } of descendants(part.xml().root)) if (PROGRAM_ACTION.test(attributes.get('action') ?? '')) return true;
  return false;
};

function ofRelationship(source: string, { kind, external, target }: Relationship): ActiveContent[] {
  if (MACRO.test(kind)) return [{ kind: 'macro', part: source, message: `${source} has macros.` }];
  if (!external) return [];
  if (kind === 'hyperlink' && HARMLESS_LINK.test(target)) return [];
  const shown = target.length > 100 ? `${target.slice(0, 100)}…` : target;
  const message =
    kind === 'hyperlink'
      ? `A link in ${source} leads to ${shown}, which is no web or mail address.`
      : `${source} fetches ${shown} when the deck is opened.`;
  return [{ kind: 'external_target', part: source, message }];
}
