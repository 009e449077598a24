/**
 * `npm run chart`: judges helm/deckwright by programs of others: helm 3 and 4 lint and draw it with the least values and with everything
 * turned on, kubeconform holds the result against the schemas of Kubernetes, KEDA and the Prometheus operator, kube-score looks for what
 * operators regret, and helm-unittest runs helm/deckwright/tests. The programs are built by Go into the user's cache.
 * Without Go nothing can be tried, which is a failure; `--allow-missing go` accepts it.
 */
import './usage.mjs';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { ensureSchemas, KUBERNETES } from './charting/schemas.mjs';
import { ensureChartTools, haveGo } from './charting/tools.mjs';
import { notTried } from './not-tried.mjs';

const say = (text) => process.stderr.write(`${text}\n`);
const trial = notTried({ go: 'the chart' });
if (!haveGo()) {
  trial.missing('go', 'Its programs are built by Go, which is not on the PATH; install Go 1.25 or newer.');
  process.exit(trial.end() ? 0 : 1);
}
const chart = join(root, 'helm/deckwright');
const tools = ensureChartTools(say);
const schemas = ensureSchemas(say);

/** Checks of kube-score that do not fit here, each with the reason. */
const NOT_FOR_US = {
  'container-image-pull-policy': 'tags are never moved; asking the registry at each start would make it a part of each start',
  'deployment-has-host-podantiaffinity': 'topology spread constraints say the same, for zones as well',
  'pod-networkpolicy': 'the pod of `helm test` lives for seconds and has no policy of its own',
};
const ignored = Object.keys(NOT_FOR_US);

let failed = 0;
const check = (name, command, args, input) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', input, maxBuffer: 1 << 26 });
  const isWell = status === 0;
  console.log(`${isWell ? 'ok    ' : 'FAILED'}  ${name}`);
  if (!isWell) {
    failed += 1;
    say([error?.message, stdout, stderr].filter(Boolean).join('\n'));
  }
  return stdout ?? '';
};

const version = ['--kube-version', KUBERNETES];
const location = `${schemas}/{{ .ResourceKind }}{{ .KindSuffix }}.json`;
for (const file of readdirSync(join(chart, 'ci')).sort()) {
  const values = ['--values', join(chart, 'ci', file)];
  const drawn = {};
  for (const helm of ['helm3', 'helm4']) {
    check(`${helm} lint, ${file}`, tools[helm], ['lint', '--strict', chart, ...version, ...values]);
    drawn[helm] = check(`${helm} template, ${file}`, tools[helm], [
      'template',
      'slides',
      chart,
      '--namespace',
      'slides',
      ...version,
      ...values,
    ]);
    check(
      `${helm} | kubeconform -strict, ${file}`,
      tools.kubeconform,
      ['-strict', '-summary', '-schema-location', location, '-'],
      drawn[helm],
    );
  }
  const score = ['score', '--kubernetes-version', KUBERNETES.split('.').slice(0, 2).join('.'), '--output-format', 'ci'];
  check(`kube-score, ${file}`, tools['kube-score'], [...score, ...ignored.flatMap((test) => ['--ignore-test', test]), '-'], drawn.helm3);
}
// What the notes print is pasted into a shell, so its JSON must be JSON.
const install = ['install', 'slides', chart, '--namespace', 'slides', '--dry-run=client', '--values', join(chart, 'ci/least-values.yaml')];
const notes = check('notes', tools.helm4, install);
const overrides = /--overrides='(.*)'/.exec(notes)?.[1] ?? '';
check('the pod of the notes', process.execPath, ['-e', 'JSON.parse(process.argv[1]).spec.containers[0].args.length', overrides]);
check('helm-unittest', tools['helm-unittest'], ['--file', 'tests/*_test.yaml', chart]);
process.exitCode = failed === 0 ? 0 : 1;
