/** Which tests start processes: services, browsers, offices, sandboxes, commands. They are those that may take minutes. */
import { filesOf } from './changed.mjs';
import { findDependents, standingOn } from './imports.mjs';

/** What starts processes in tests. */
const STARTS = ['node:child_process', 'playwright-core'];
/** Code of the tests themselves: what a product's package starts, it starts for a moment. */
const OF_TESTS = /\/test\/|^packages\/testkit\/|^scripts\/|^[^/]+\/[^/]+\/package\.json$/;

/**
 * Files that import, at once or over other code of the tests, what starts processes.
 * @param {string} root of the repository
 * @param {readonly string[]} paths of its files, from the root
 * @returns {Set<string>}
 */
export function startersOf(root, paths = filesOf(root)) {
  const dependents = findDependents(
    root,
    paths.filter((path) => OF_TESTS.test(path)),
  );
  return new Set(STARTS.flatMap((name) => [...standingOn(name, dependents)]));
}
