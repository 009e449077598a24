/** `node scripts/sbom.mjs`: what the lockfile installs, as a CycloneDX 1.6 bill of materials on stdout; `--shipped` leaves out what only tests and tools need. */
import './usage.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { installedLicences, readLockfile, shippedPackages } from './supply-chain/packages.mjs';

const licences = installedLicences();
const shipped = process.argv.includes('--shipped') ? shippedPackages() : undefined;
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const sha512 = (resolution) => /sha512-([A-Za-z0-9+/=]+)/.exec(resolution)?.[1];

const components = readLockfile()
  .filter((one) => shipped === undefined || shipped.has(`${one.name}@${one.version}`))
  .map((one) => {
    const licence = licences.get(`${one.name}@${one.version}`);
    const hash = sha512(one.resolution);
    return {
      type: 'library',
      name: one.name,
      version: one.version,
      purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
      ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
      ...(licence && { licenses: [{ expression: licence }] }),
    };
  });
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name, version } },
  components,
};
process.stdout.write(`${JSON.stringify(bill, null, 1)}\n`);
