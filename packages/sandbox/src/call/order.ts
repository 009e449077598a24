/** What is asked of a sandbox and what comes back. Everything that comes back may have been written by the code of a stranger. */
import { z } from 'zod';

const line = z.string().max(2000).optional();

export const codeOrderSchema = z.object({
  code: z.string(),
  /** What the script is called, as it finds it in `sys.argv`. Default: `slides.py`. */
  name: z.string().max(200).optional(),
  /** Previews cost nothing, so they have a lane of their own and never wait before what is paid for. Default: `job`. */
  lane: z.enum(['job', 'preview']).optional(),
  /** Who asks; the code is not told. Slots are shared among those who ask. */
  account: z.string().max(200).optional(),
  /** Default: the default theme. */
  theme_id: z.string().max(100).optional(),
  /** Drawn around what `build` draws. */
  chrome: z.object({ headline: line, context: line, takeaway: line, source_note: line }).optional(),
  max_slides: z.int().min(1).max(100),
  /** What to do for more slides; `{count}` becomes their number. */
  more_slides: z.string().max(300),
});

export type CodeOrder = Readonly<z.infer<typeof codeOrderSchema>>;

/** What holds a process; null for what the machine does not have. */
export const layersSchema = z.object({
  rlimits: z.boolean(),
  environment: z.string(),
  uid: z.string(),
  /** Mounts of its own. Without them code makes no files and no threads, and can see that a file exists whose content it cannot read. */
  private_root: z.boolean(),
  landlock: z.number().nullable(),
  seccomp: z.boolean().nullable(),
});

export type Layers = Readonly<z.infer<typeof layersSchema>>;

/** The layers that keep code in. Limits and identity alone do not. */
export const layersHolding = ({ private_root, landlock, seccomp }: Layers): readonly string[] => [
  ...(private_root ? ['private_root'] : []),
  ...(landlock === null ? [] : ['landlock']),
  ...(seccomp === true ? ['seccomp'] : []),
];

export const LEAST_LAYERS = 2;

const position = z.int().min(1).max(1_000_000).nullish().catch(null);

export const diagnosticSchema = z.object({
  status: z.enum(['invalid', 'failed']),
  line: position,
  column: position,
  message: z.string().max(600),
  cure: z.string().max(800),
  source: z.string().max(300).optional(),
});

/** `line` and `column` are those of the code as it was sent. */
export type Diagnostic = z.infer<typeof diagnosticSchema>;

/** Elements that the code put into the slides' XML itself: local name, and line of the code. */
export const addedElements = z
  .array(z.tuple([z.string().max(60), z.int().min(1).max(1_000_000)]))
  .max(200)
  .catch([]);
export type AddedElements = z.infer<typeof addedElements>;

/** Shapes of the slides, each with the line of the code that made it: number of the slide, id of the shape, line. */
export const madeShapes = z
  .array(z.tuple([z.int().min(1).max(1000), z.int().min(0).max(4_294_967_295), z.int().min(1).max(1_000_000)]))
  .max(500)
  .catch([]);
export type MadeShapes = z.infer<typeof madeShapes>;

export type CodeOutcome = { readonly layers: Layers; readonly output: string } & (
  | {
      readonly outcome: 'done';
      readonly pptx: Uint8Array;
      readonly notices: readonly string[];
      readonly added: AddedElements;
      readonly made: MadeShapes;
    }
  | { readonly outcome: 'fault'; readonly diagnostic: Diagnostic }
);

const facts = { layers: layersSchema, output: z.string() };

/** An outcome as it goes over a line; the presentation follows it as bytes. */
export const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), ...facts, notices: z.array(z.string()), added: addedElements, made: madeShapes }),
  z.object({ outcome: z.literal('fault'), ...facts, diagnostic: diagnosticSchema }),
]);

export const CODE_LIMITS = {
  /** Of the code itself, characters. */
  code_characters: 65_536,
  time_ms: 10_000,
  memory_bytes: 768 * 1024 * 1024,
  file_bytes: 32 * 1024 * 1024,
  /** Of the folder of a run, which lies in memory. */
  scratch_bytes: 64 * 1024 * 1024,
  scratch_files: 4096,
  result_bytes: 25 * 1024 * 1024,
  /** Kept of what the code prints. */
  output_characters: 8_000,
  /** Printed beyond this, and the run ends. */
  printed_bytes: 8 * 1024 * 1024,
  threads: 32,
  open_files: 64,
  /** Widgets and icons of one run. */
  asks: 500,
  /** Of the process that draws them, beside the memory of the code. */
  drawing_memory_bytes: 512 * 1024 * 1024,
} as const;
