/** A program that answers one line with several and then "end": started once for many files. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export class LineProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting: { lines: string[]; resolve: (lines: string[]) => void; reject: (error: Error) => void }[] = [];
  #output = '';

  constructor(command: string, args: readonly string[]) {
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.#child.stderr.setEncoding('utf8').on('data', (part: string) => {
      this.#output = `${this.#output}${part}`.slice(-2000);
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      const first = this.#waiting[0];
      if (line !== 'end') first?.lines.push(line);
      else this.#waiting.shift()?.resolve(first?.lines ?? []);
    });
    const over = (why: string): void => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(`${command} ${why}: ${this.#output}`));
    };
    this.#child.on('error', (error) => over(error.message));
    this.#child.on('exit', (code) => over(`ended with ${code}`));
  }

  /** The lines that it answers. Throws when it ends before. */
  ask(line: string): Promise<string[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ lines: [], resolve, reject });
      this.#child.stdin.write(`${line}\n`);
    });
  }

  end(): void {
    this.#child.stdin.end();
  }
}
