/** What browsers lack a part for: the service draws it. */
export class NeedsService extends Error {
  /** @param what the part of a request that needs the service, as a noun */
  constructor(what: string) {
    super(`This page cannot draw ${what}; the service can.`);
    this.name = 'NeedsService';
  }
}
