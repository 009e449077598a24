/** Why code is not run. */

/** No code is run here; the remedy is for the operator. */
export class SandboxUnavailable extends Error {
  override readonly name: string = 'SandboxUnavailable';
  readonly remedy: string;
  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

/** Code is run here, and as much waits as may; it is taken again in seconds. */
export class SandboxesFull extends SandboxUnavailable {
  override readonly name = 'SandboxesFull';
  constructor() {
    super('As much code waits to be run as may wait.', 'Send it again in a few seconds.');
  }
}
