/** The order of test files: those first that may take longest, so that none runs on alone at the end. */
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { startersOf } from './starters.mjs';

/** Where a file has not run yet, what it starts stands in for how long it took. */
export class StartersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const { root } = this.ctx.config;
    const path = ({ moduleId }: TestSpecification) => relative(root, moduleId);
    const hasRun = (file: TestSpecification) => this.ctx.cache.getFileTestResults(`${file.project.name}:${path(file)}`) !== undefined;
    const unknown = sorted.filter((file) => !hasRun(file));
    // Nothing to order, as where one file is tried.
    if (files.length < 2 || unknown.length === 0) return sorted;
    const starters = startersOf(root);
    const first = unknown.filter((file) => starters.has(path(file)));
    return [...first, ...(await super.sort(sorted.filter(hasRun))), ...unknown.filter((file) => !starters.has(path(file)))];
  }
}
