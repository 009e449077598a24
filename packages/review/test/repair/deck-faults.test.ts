/** Decks that open with a dialog or not at all: each fault is named, and mended where there is one remedy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPackage, READ_LIMITS } from '@deckwright/read/ooxml';
import { repairTwice } from '@deckwright/testkit/repair-twice';
import { combineDecks, repackDeck } from '@deckwright/write/assemble';
import { describe, expect, it } from 'vitest';
import { checkConformance } from '../../src/conformance/index.ts';
import { finishFile } from '../../src/repair/index.ts';

const shared = process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../../shared');
const folder = join(shared, 'cases/reports');
if (!existsSync(folder)) process.stderr.write(`No fault reports at ${folder} (DECKWRIGHT_SHARED): their decks are not tried.\n`);
const reported = (name: string) => readFileSync(join(folder, readdirSync(folder).find((file) => file.startsWith(name)) ?? ''));
const codesOf = async (file: Uint8Array) => checkConformance(await openPackage(file)).rules.map(({ code }) => code);

describe.skipIf(!existsSync(folder))('a reported deck', () => {
  it('with shapes that no format has gets the shapes that were meant, and white words on them stay white', async () => {
    const { plan, repaired } = await repairTwice(reported('02'));
    expect(plan.actions).toEqual([]);
    expect(plan.file.after).toEqual({ errors: 0, warnings: 0 });
    const xml = Buffer.from((await openPackage(repaired)).part('/ppt/slides/slide1.xml')?.bytes() ?? []).toString();
    expect([...xml.matchAll(/prst="(\w+)"/g)].map(([, name]) => name)).toEqual(expect.arrayContaining(['ellipse', 'roundRect']));
    expect(xml).not.toMatch(/prst="(?:oval|roundedRectangle)"/);
  });

  it('with two slides of one id gets another id, and so does a merge with it', async () => {
    const file = reported('06');
    expect(await codesOf(file)).toContain('slide_list');
    const { plan, repaired } = await repairTwice(file);
    expect(plan.file).toMatchObject({ mended_total: 1, after: { errors: 0 } });
    expect(await codesOf(repaired)).toEqual([]);
    const sound = await finishFile(file, READ_LIMITS, repackDeck);
    const { pptx } = await combineDecks([sound.file, reported('42')], READ_LIMITS);
    const main = Buffer.from((await openPackage(pptx)).main.bytes()).toString();
    const ids = [...main.matchAll(/<p:sldId [^>]*\bid="(\d+)"/g)].map(([, id]) => id);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  });

  it('with a white equation on black has no finding and is left as it is', async () => {
    const { plan } = await repairTwice(reported('26'));
    expect(plan.diff.before.summary.low_contrast).toBe(0);
    expect([plan.actions, plan.file.before.errors]).toEqual([[], 0]);
  });

  it('with a black equation on black is named, and its letters get another colour', async () => {
    const { plan, second } = await repairTwice(reported('27'));
    expect(plan.diff.before.summary.low_contrast).toBeGreaterThan(0);
    expect(plan.actions.map(({ action }) => action)).toEqual(['fix_contrast']);
    expect([plan.diff.after.summary.low_contrast, second.actions]).toEqual([0, []]);
    expect(plan.visible_text_untouched.ok).toBe(true);
  });

  it('with a row of too few cells is named, and gets the cell', async () => {
    const file = reported('42');
    expect(await codesOf(file)).toEqual(['table_grid']);
    const { repaired, second } = await repairTwice(file);
    expect([await codesOf(repaired), second.sources.size]).toEqual([[], 0]);
  });

  it('with one id for a master and a layout gets another', async () => {
    const file = reported('44');
    expect(await codesOf(file)).toEqual(['layout_id']);
    const { repaired, second } = await repairTwice(file);
    expect([await codesOf(repaired), second.sources.size]).toEqual([[], 0]);
  });
});

describe('a fault across parts', () => {
  /** A sound deck of two slides with notes, changed part by part. */
  const changed = async (changes: Readonly<Record<string, (xml: string) => string>>) => {
    const file = readFileSync(join(import.meta.dirname, 'fixtures/two-slides-with-notes.pptx'));
    const pkg = await openPackage(file);
    const parts = Object.entries(changes).map(([name, change]): [string, Uint8Array] => {
      const before = Buffer.from(pkg.part(name)?.bytes() ?? []).toString();
      const after = change(before);
      expect(after).not.toBe(before);
      return [name, Buffer.from(after)];
    });
    return repackDeck(file, { changed: new Map(parts), removed: new Set() });
  };

  it.each([
    ['an id below 256', { '/ppt/presentation.xml': (xml: string) => xml.replace('id="256"', 'id="12"') }, 'slide_list', true],
    [
      'a slide that is listed twice',
      { '/ppt/presentation.xml': (xml: string) => xml.replace(/(<p:sldId [^>]*\/>)/, (one) => `${one}${one.replace('256', '300')}`) },
      'slide_list',
      false,
    ],
    [
      'a slide that is deleted from the list',
      { '/ppt/presentation.xml': (xml: string) => xml.replace(/<p:sldId [^>]*\/>/, '') },
      'slide_list',
      false,
    ],
    [
      'a list that holds slides in another element',
      {
        '/ppt/presentation.xml': (xml: string) =>
          xml.replace(
            '</p:sldIdLst>',
            '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"/></p:sldIdLst>',
          ),
      },
      'slide_list',
      true,
    ],
    [
      'a list that names a master',
      { '/ppt/_rels/presentation.xml.rels': (xml: string) => xml.replace('slides/slide1.xml', 'slideMasters/slideMaster1.xml') },
      'slide_list',
      false,
    ],
    [
      'two slides that share notes',
      { '/ppt/slides/_rels/slide2.xml.rels': (xml: string) => xml.replace('notesSlide2.xml', 'notesSlide1.xml') },
      'slide_list',
      false,
    ],
    [
      'notes whose master the deck does not have',
      { '/ppt/_rels/presentation.xml.rels': (xml: string) => xml.replace(/<Relationship [^>]*notesMaster1.xml[^>]*\/>/, '') },
      'only_master',
      false,
    ],
    [
      'two masters of notes',
      {
        '/ppt/_rels/presentation.xml.rels': (xml: string) =>
          xml.replace(
            /(<Relationship [^>]*)notesMaster1.xml([^>]*\/>)/,
            (one) => one + one.replace(/rId\d+/, 'rId99').replace('notesMasters/notesMaster1', 'slideMasters/slideMaster1'),
          ),
      },
      'only_master',
      false,
    ],
    [
      'a layout that its master does not list',
      { '/ppt/slideMasters/slideMaster1.xml': (xml: string) => xml.replace(/<p:sldLayoutId [^>]*\/>/, '') },
      'layout_list',
      false,
    ],
    [
      'two layouts of one id',
      {
        '/ppt/slideMasters/slideMaster1.xml': (xml: string) =>
          xml.replace(/(<p:sldLayoutId id=")\d+("[^>]*\/>\s*<p:sldLayoutId id=")(\d+)/, '$1$3$2$3'),
      },
      'layout_id',
      true,
    ],
  ])('is named: %s', async (_name, changes, code, isMended) => {
    const file = await changed(changes);
    expect(await codesOf(file)).toContain(code);
    const { file: finished, mended_total } = await finishFile(file, READ_LIMITS, repackDeck);
    expect(mended_total > 0).toBe(isMended);
    if (isMended) expect(await codesOf(finished)).not.toContain(code);
    const again = await finishFile(finished, READ_LIMITS, repackDeck);
    expect(Buffer.compare(again.file, finished)).toBe(0);
  });
});
