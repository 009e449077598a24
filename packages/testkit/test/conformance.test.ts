/**
 * What of a file breaks its format is named and, where there is one cure, mended. The truth is what Microsoft's Open XML SDK says of the
 * planted faults, kept in `fixtures/verdicts.json` by `npm run witness -- conformance --write`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPackage } from '@deckwright/read/ooxml';
import { type ConformanceReport, checkConformance, conformanceRules } from '@deckwright/review/conformance';
import { repackDeck } from '@deckwright/write/assemble';
import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleDeck } from '../src/flawed-deck.ts';
import { agrees, isExtension, type Verdict } from '../src/planted/agree.ts';
import { PLANTED } from '../src/planted/faults.ts';
import { plantFault } from '../src/planted/plant.ts';
import { repairTwice } from '../src/repair-twice.ts';
import { shared } from '../src/schemas.ts';

const haveCorpus = existsSync(join(shared, 'corpus/MANIFEST.json'));
const verdicts = JSON.parse(readFileSync(join(import.meta.dirname, '../src/planted/fixtures/verdicts.json'), 'utf8')) as Readonly<
  Record<string, readonly Verdict[]>
>;

const check = async (file: Uint8Array, listed = 1000): Promise<ConformanceReport> => checkConformance(await openPackage(file), { listed });

/** The SDK alone says so: ISO allows a grid without columns. */
const SDK_ALONE = ['order-cell Sch_IncompleteContentExpectingComplex'];
/** The SDK is silent, PowerPoint and other readers are not. */
const SDK_SILENT = ['axis-orphan', 'shape-id-as-tree', 'shape-id-in-group', 'shape-id-twice', 'type-of-gone-part'];

describe.skipIf(!haveCorpus)('of the planted faults', () => {
  const reports = new Map<string, ConformanceReport>();
  beforeAll(async () => {
    for (const fault of PLANTED) reports.set(fault.name, await check(await plantFault(fault)));
  }, 120_000);

  it('there are at least sixty, and each is known to the SDK or told why it is not', () => {
    expect(PLANTED.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(verdicts).sort()).toEqual(PLANTED.map(({ name }) => name).sort());
    expect(
      PLANTED.filter(({ name }) => verdicts[name]?.length === 0)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(SDK_SILENT);
  });

  it('every one is named', () => {
    const unnamed = [...reports].filter(([, { errors, warnings }]) => errors + warnings === 0);
    expect(unnamed.map(([name]) => name)).toEqual([]);
  });

  it('what the SDK says of a place we say of it, too', () => {
    const missed = Object.entries(verdicts).flatMap(([name, verdict]) =>
      verdict
        .filter((verdict) => !isExtension(verdict) && !reports.get(name)?.findings.some((finding) => agrees(finding, verdict)))
        .map(({ id }) => `${name} ${id}`),
    );
    expect([...new Set(missed)].sort()).toEqual(SDK_ALONE);
  });

  it('no more is said than there is', () => {
    const several = [...reports].filter(([, { errors, warnings }]) => errors + warnings > 3);
    // A chart that is no chart, and a part that is gone, are named by everything that leads to them.
    expect(several.map(([name]) => name)).toEqual([]);
  });

  it('mends leave no new fault, no changed word, and nothing for a second run', async () => {
    const mendable = PLANTED.filter((_, i) => i % 4 === 1);
    for (const fault of mendable) {
      const { plan, second } = await repairTwice(await plantFault(fault));
      const [before, after] = [plan.file.before, plan.file.after];
      expect(after.errors + after.warnings, fault.name).toBe(before.errors + before.warnings - plan.file.mended_total);
      expect(plan.visible_text_untouched.ok, fault.name).toBe(true);
      expect(second.file.mended_total, fault.name).toBe(0);
      expect(second.file.before, fault.name).toEqual(after);
    }
  }, 240_000);
});

describe('a file of ours', () => {
  let sound: Uint8Array;
  const SLIDE = '/ppt/slides/slide1.xml';
  /** The sample with the text of a part changed. */
  async function changed(name: string, change: (xml: string) => string): Promise<Uint8Array> {
    const source = (await openPackage(sound)).part(name)?.xml().source ?? '';
    const next = change(source);
    expect(next).not.toBe(source);
    return repackDeck(sound, { changed: new Map([[name, new TextEncoder().encode(next)]]), removed: new Set() });
  }
  const shape =
    (inner: string): ((xml: string) => string) =>
    (xml) =>
      xml.replace('</p:spTree>', `${inner}</p:spTree>`);
  beforeAll(async () => {
    sound = await sampleDeck();
  });

  it('has no fault, and most of its parts are looked at', async () => {
    const report = await check(sound);
    expect(report.findings).toEqual([]);
    expect(report.parts_left).toBe(0);
    expect(report.parts_checked).toBeGreaterThan(5);
  });

  it('is named by part, place, rule and cure', async () => {
    const { findings } = await check(
      await changed(SLIDE, (xml) => xml.replace(/<a:srgbClr val="[0-9A-F]{6}"/, '<a:srgbClr val="#12345G"')),
    );
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ code: 'bad_value', severity: 'error', part: SLIDE });
    expect(findings[0]?.place).toMatch(/^\/p:sld\[1\]\/p:cSld\[1\]\/.*\/a:srgbClr\[1\]\/@val$/);
    expect(findings[0]?.message).toContain('6 hexadecimal digits');
    expect(findings[0]?.remedy).not.toBe('');
  });

  it('may hold markup of other namespaces where a reader may pass over it, and nowhere else', async () => {
    const foreign =
      (root: string): ((xml: string) => string) =>
      (xml) =>
        shape('<x:note kind="1"/>')(xml.replace(/<p:sld /, `<p:sld xmlns:x="urn:example:notes" ${root} `));
    const ignorable = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x"';
    const clear = (xml: string): string => xml.replace(/ xmlns:mc="[^"]*"/, '').replace(/ mc:Ignorable="[^"]*"/, '');
    expect((await check(await changed(SLIDE, (xml) => foreign(ignorable)(clear(xml))))).errors).toBe(0);
    const strange = await check(await changed(SLIDE, foreign('')));
    expect(strange.rules).toContainEqual({ code: 'unexpected_element', count: 1 });
  });

  it('is judged by the branch of alternate content that a reader takes', async () => {
    const alternate = (fallback: string): string =>
      `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="n" xmlns:n="urn:example:new"><n:thing/></mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
    const good = '<p:sp><p:nvSpPr><p:cNvPr id="9001" name="Old"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/></p:sp>';
    expect((await check(await changed(SLIDE, shape(alternate(good))))).findings).toEqual([]);
    const bad = await check(await changed(SLIDE, shape(alternate(good.replace('<p:spPr/>', '')))));
    expect(bad.findings.map(({ code, place }) => [code, place?.includes('/mc:Fallback[1]/p:sp[1]')])).toEqual([['missing_element', true]]);
  });

  it('lists twenty cases of a rule and counts all, in time that grows with the file', async () => {
    const rows = Array.from(
      { length: 5000 },
      () => '<p:sp bad="1"><p:nvSpPr><p:cNvPr id="1" name=""/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/></p:sp>',
    );
    const pkg = await openPackage(await changed(SLIDE, shape(rows.join(''))));
    const report = checkConformance(pkg);
    expect(report.rules).toContainEqual({ code: 'undeclared_attribute', count: 5000 });
    expect(report.rules).toContainEqual({ code: 'repeated_id', count: 5000 });
    expect(report.findings.filter(({ code }) => code === 'undeclared_attribute')).toHaveLength(20);
    expect(report.findings.filter(({ code }) => code === 'repeated_id')).toHaveLength(20);
  });

  it('leaves parts beyond its measure, and says so', async () => {
    const { parts_left, parts_checked } = checkConformance(await openPackage(sound), { xml_bytes: 4096 });
    expect(parts_left).toBeGreaterThan(0);
    expect(parts_checked).toBeLessThan((await check(sound)).parts_checked);
  });

  it('with a part that is no XML is named for it', async () => {
    const { parts } = await openPackage(sound);
    const theme = parts.find(({ name }) => /\/theme\d*\.xml$/.test(name))?.name ?? '';
    const { findings } = await check(await changed(theme, (xml) => xml.slice(0, xml.length / 2)));
    expect(findings.map(({ code, part }) => [code, part])).toEqual([['unreadable_part', theme]]);
  });

  it('with a relationship that leads nowhere is named for it', async () => {
    const zip = await JSZip.loadAsync(sound);
    const rels = zip.file('ppt/slides/_rels/slide1.xml.rels');
    const row =
      '<Relationship Id="rId77" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/gone.png"/>';
    zip.file(
      'ppt/slides/_rels/slide1.xml.rels',
      ((await rels?.async('string')) ?? '').replace('</Relationships>', `${row}</Relationships>`),
    );
    const { findings } = await check(await zip.generateAsync({ type: 'uint8array' }));
    expect(findings.map(({ code }) => code)).toEqual(['missing_part']);
  });

  it('is mended where there is one cure: order, ids, values, what is missing, what is unknown', async () => {
    const broken =
      '<p:sp made="by hand"><p:nvSpPr><p:nvPr/><p:cNvPr id="1" name="Odd"/><p:cNvSpPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="914400.4" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm><a:prstGeom prst="Rect"><a:avLst/></a:prstGeom></p:spPr>' +
      '<p:txBody><a:p><a:r><a:rPr b="True"><a:latin typeface="Arial"/><a:solidFill><a:srgbClr val="#FF0000"><a:alpha val="40%"/></a:srgbClr></a:solidFill></a:rPr><a:t>Words</a:t></a:r></a:p></p:txBody></p:sp>';
    const { plan, repaired, second } = await repairTwice(await changed(SLIDE, shape(broken)));
    expect(plan.file.after).toEqual({ errors: 0, warnings: 0 });
    expect(new Set(plan.file.mended.map(({ code }) => code))).toEqual(
      new Set(['bad_value', 'element_order', 'missing_element', 'repeated_id', 'undeclared_attribute']),
    );
    expect(plan.visible_text_untouched.ok).toBe(true);
    expect(second.file.mended_total).toBe(0);
    const source = (await openPackage(repaired)).part(SLIDE)?.xml().source ?? '';
    expect(source).toContain('<a:off x="914400" y="0"/>');
    expect(source).toContain('<a:srgbClr val="FF0000"><a:alpha val="40000"/></a:srgbClr>');
    expect(source).toContain('<p:txBody><a:bodyPr/><a:p>');
  });

  it('keeps its shapes in the order of its maker when something else is out of order', async () => {
    const one = (id: number): string =>
      `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/></p:sp>`;
    const group = '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9002" name="G"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/></p:grpSp>';
    const inner = `${one(9001)}${group}<p:extLst/>${one(9003)}`;
    const { plan, repaired } = await repairTwice(await changed(SLIDE, shape(inner)));
    expect(plan.file.after).toEqual({ errors: 0, warnings: 0 });
    expect((await openPackage(repaired)).part(SLIDE)?.xml().source).toContain(`${one(9001)}${group}${one(9003)}<p:extLst/>`);
  });

  it('gets the content types back that its relationships mean', async () => {
    const zip = await JSZip.loadAsync(sound);
    const types = (await zip.file('[Content_Types].xml')?.async('string')) ?? '';
    const slide = 'application/vnd.openxmlformats-officedocument.presentationml.slide+xml';
    const gone = `<Override PartName="/ppt/slides/slide99.xml" ContentType="${slide}"/></Types>`;
    zip.file('[Content_Types].xml', types.replace(slide, 'application/xml').replace('</Types>', gone));
    const { plan, repaired, second, moved } = await repairTwice(await zip.generateAsync({ type: 'uint8array' }));
    expect(plan.file).toMatchObject({ mended_total: 2, before: { errors: 1, warnings: 1 }, after: { errors: 0, warnings: 0 } });
    expect((await openPackage(repaired)).part(SLIDE)?.contentType).toBe(slide);
    expect([second.file.mended_total, moved]).toEqual([0, []]);
  });

  it('with faults that have several cures keeps them', async () => {
    const twice =
      '<p:sp><p:nvSpPr><p:cNvPr id="9001" name="Two"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:noFill/><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></p:spPr></p:sp>';
    const { plan } = await repairTwice(await changed(SLIDE, shape(twice)));
    expect(plan.file.mended_total).toBe(0);
    expect(plan.diff.after.conformance?.rules).toEqual([{ code: 'surplus_element', count: 1 }]);
  });
});

it('every rule says what it is about and what mends it', () => {
  for (const { code, what, remedy } of conformanceRules) {
    expect(code).toMatch(/^[a-z_]+$/);
    expect(what.length).toBeGreaterThan(20);
    expect(remedy.length).toBeGreaterThan(10);
  }
});
