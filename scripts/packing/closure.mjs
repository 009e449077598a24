/**
 * Copies libraries and everything that they need into a `node_modules` of its own, as small and as equal from build to build as can be:
 * each version once, links followed, nothing that only compilers read, no file of the installer.
 */
import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** What a running program never reads: types, source maps, and tests of libraries. */
const UNREAD = /\.(?:d\.[cm]?ts|[cm]?ts|map|tsbuildinfo|flow)$/;
/** Prisma brings a compiler of queries for each database that there is, 12 MB each; ours is PostgreSQL. */
const OF_OTHER_DATABASES = /query_compiler_\w+\.(?:cockroachdb|mysql|sqlite|sqlserver)\./;

/**
 * @param {readonly string[]} names libraries to begin with
 * @param {string} from the folder whose installation has them
 * @param {string} to the folder that gets `node_modules`
 * @returns {readonly string[]} what was copied, as `name@version`
 */
export function copyLibraries(names, from, to) {
  /** Where each folder of the copy came from, by its place: `node_modules/a/node_modules/b`. */
  const placed = new Map();
  const queue = [{ place: '', needs: needsOf(names, [], from, '') }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    // All needs of one library are placed before those of the next, so that nothing placed later hides what was found before.
    for (const { name, source } of next.needs) {
      if (findPlaced(placed, next.place, name) === source) continue;
      const root = join('node_modules', name);
      const place = placed.has(root) ? join(next.place, 'node_modules', name) : root;
      placed.set(place, source);
      const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifestAt(source);
      const wanted = [
        ...Object.keys(dependencies),
        ...Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional),
      ];
      const optional = Object.keys(optionalDependencies);
      queue.push({
        place,
        needs: needsOf(
          wanted.filter((one) => !optional.includes(one)),
          optional,
          source,
          `${name}: `,
        ),
      });
    }
  }
  for (const [place, source] of [...placed].sort(([a], [b]) => (a < b ? -1 : 1))) {
    cpSync(source, join(to, place), {
      recursive: true,
      dereference: true,
      filter: (path) => path === source || !(basename(path) === 'node_modules' || UNREAD.test(path) || OF_OTHER_DATABASES.test(path)),
    });
  }
  const versions = [...placed.values()].map((source) => manifestAt(source)).map(({ name, version }) => `${name}@${version}`);
  return [...new Set(versions)].sort();
}

const manifestAt = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The libraries' folders as the installation has them; an optional one may be of another platform and not be there. */
function needsOf(wanted, optional, from, who) {
  const found = [];
  for (const name of [...wanted, ...optional].sort()) {
    const source = locate(name, from);
    if (source !== undefined) found.push({ name, source });
    else if (!optional.includes(name))
      throw new Error(`${who}the library ${name} is not installed. Run \`node scripts/deckwright.mjs --help\`.`);
  }
  return found;
}

/** As Node looks for it: in the `node_modules` of each folder on the way up. */
function locate(name, from) {
  for (let folder = realpathSync(from); ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (dirname(folder) === folder) return undefined;
  }
}

/** What a library at this place of the copy gets when it asks for `name`. */
function findPlaced(placed, place, name) {
  for (let folder = place; ; folder = parentOf(folder)) {
    const found = placed.get(join(folder, 'node_modules', name));
    if (found !== undefined) return found;
    if (folder === '') return undefined;
  }
}

/** `node_modules/a/node_modules/b` to `node_modules/a`, and `node_modules/a` to the root. */
const parentOf = (place) => place.slice(0, Math.max(0, place.lastIndexOf(`${sep}node_modules${sep}`)));
