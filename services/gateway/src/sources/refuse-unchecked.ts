/** A conversion that may lose nothing is looked at: whoever asks for that and against looking asks for two things. */
import { refuseFields } from './take-source.ts';

/** @throws ProblemError */
export function refuseUnchecked({
  require_no_loss,
  check,
}: {
  readonly require_no_loss?: boolean | undefined;
  readonly check?: boolean | undefined;
}): void {
  if (require_no_loss === true && check === false)
    throw refuseFields(
      'check cannot be false beside require_no_loss: what is not looked at is not known to be without loss.',
      ['check'],
      'custom',
    );
}
