/**
 * What a command could not try is a failure: it is printed with its reason at the end, and the command ends with 1. `--allow-missing NAME`, as often
 * as needed, accepts one by its name; then it is printed all the same, and the command ends as the rest says.
 */

/**
 * @param {Record<string, string>} names what each name stands for, in a few words
 * @param {string[]} words of the command line
 * @returns `args`: the words without the flag; `missing`: notes what could not be tried, and whether that is accepted; `end`: prints all of it, and
 *   whether all of it is accepted
 */
export function notTried(names, words = process.argv.slice(2)) {
  const { args, allowed } = readWords(words);
  const unknown = allowed.find((name) => !Object.hasOwn(names, name));
  if (unknown !== undefined) {
    const known = Object.entries(names).map(([name, what]) => `  ${name.padEnd(14)} ${what}`);
    process.stderr.write(`--allow-missing has no ${unknown || 'empty name'}. It takes:\n${known.join('\n')}\n`);
    process.exit(2);
  }
  const left = [];
  return {
    args,
    /**
     * @param {string} name
     * @param {string} reason a sentence: what is missing, and how one gets it
     * @param {{ beyond?: boolean }} [options] `beyond`: no installation brings it, so that it is accepted without the flag
     */
    missing(name, reason, { beyond = false } = {}) {
      const isAccepted = beyond || allowed.includes(name);
      left.push({ name, reason, isAccepted });
      return isAccepted;
    },
    get names() {
      return left.map(({ name }) => name);
    },
    /** @returns {boolean} false where something was not tried and nobody has accepted that */
    end() {
      for (const { name, reason, isAccepted } of left)
        process.stderr.write(`NOT TRIED: ${names[name]}. ${reason}${isAccepted ? '' : ` (--allow-missing ${name} accepts that.)`}\n`);
      return left.every(({ isAccepted }) => isAccepted);
    },
  };
}

function readWords(words) {
  const args = [];
  const allowed = [];
  for (let at = 0; at < words.length; at += 1) {
    const [flag, value] = words[at].split(/=(.*)/s);
    // Read where packages are installed.
    if (flag === '--install') continue;
    if (flag !== '--allow-missing') args.push(words[at]);
    else if (value !== undefined) allowed.push(value);
    else {
      at += 1;
      allowed.push(words[at] ?? '');
    }
  }
  return { args, allowed };
}
