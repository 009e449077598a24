/** Lines among the content that speak to whoever makes the slide: no rows of data. */
import { Rewriter, type Rewritten } from './rewritten.ts';
import type { Range } from './tree.ts';

/** Speaks to a machine that reads along; up to the end of its sentence. */
const INJECTED =
  /(?:(?:also|btw|ps|p\.s\.|important|wichtig|note|attention|system|admin|achtung)[\s:,!-]+)?(?:(?:please |now |you must |bitte |kindly )?(?:ignore|disregard|forget|override|bypass)\s(?:all |any |the |your |every |these |my )*(?:previous|prior|above|earlier|preceding|other|former|system|safety)?\s?(?:instructions?|prompts?|rules?|guidelines|orders|directions|messages?)|(?:if|since) (?:you(?:['’]re| are)|this is (?:read|seen) by|you is) (?:an? )?(?:ai|llm|bot|language model|machine|robot)|(?:note|message|instruction|hint|reminder|hinweis|nachricht) (?:to|for|an|für) (?:the |any |whatever |die |den )?(?:ai|llm|bot|assistant|model|machine|slide ?bot|ki|agent)|(?:dear|hey|attention) (?:ai|llm|assistant|chatgpt|claude|gpt|language model)|you are now |(?:reveal|print|output|show|repeat) (?:me )?(?:the |your )(?:(?:system|hidden|initial) )?(?:prompt|instructions?)|(?:^|\n)[ \t]*(?:[-*•][ \t]+)?(?:system|assistant) ?: (?=\p{Ll})|(?:ignoriere?|vergiss|missachte)\s(?:bitte )?(?:alle |die |alles |sämtliche )*(?:vorherigen|bisherigen|obigen|vorigen|früheren)?\s?(?:anweisungen|vorgaben|regeln|instruktionen|anweisung)|ignore[zr]?\s(?:toutes? )?les (?:instructions|consignes)|ignora\s(?:todas las |tutte le |le |las )?(?:instrucciones|istruzioni)|ignore\s(?:todas )?as instruções|negeer\s(?:alle )?(?:vorige |eerdere )?instructies|zignoruj\s(?:wszystkie )?(?:poprzednie )?(?:polecenia|instrukcje))/iu;

/** Wants the content arranged, marked or taken from somewhere: nothing that a reader of the slide should see. */
const POLITE =
  "(?:(?:please|pls|plz|kindly|bitte|por favor|per favore|svp|s'il (?:vous|te) pla[iî]t|graag|alsjeblieft|alstublieft|proszę|and|und|also|then)[\\s,]+)*";
const ARRANGED = new RegExp(
  `^${POLITE}(?:` +
    `(?:sort|order|rank|arrange)(?:ed)?\\s(?:it|them|this|these|the |by |from |in |descending|ascending|largest|biggest|highest)|` +
    `(?:highlight|emphasi[sz]e|accentuate|underline|bold|mark|circle|colou?r)\\s(?:the |it|them|this|these|our |all |any |every |green|red|in )|` +
    `(?:use|take|see|find|refer to)\\s(?:only )?(?:the |this |these |my |attached )?(?:following |attached )?(?:table|data|figures|numbers|list|values|info|information|content|csv|json|text|bullets)\\b[^:]{0,40}$|` +
    `(?:make|keep|leave)\\s(?:it|this|them|the (?:slide|chart|table|font|text|background|title|layout|colou?rs?))\\s(?!(?:an?|one|into|as|look like|like)\\s)[^:\\d]{1,60}$|` +
    `(?:don['’]t|do not|never|no)\\s(?:add|use|change|invent|make up|include|show|translate)\\b|` +
    `(?:add|include|put)\\s(?:a |an |the |our )?(?:logo|legend|footer|page number|watermark|title|source line|trend ?line|data labels|labels|icons?)\\b|` +
    `(?:use|choose|pick|apply)\\s(?:a |an |the |our )?(?:dark|light|blue|green|red|brand|corporate|modern|clean|bold|big|large|small)\\b|` +
    `(?:round|format|convert|translate)\\s(?:it|all|the|everything|to)\\b|` +
    `(?:nach|absteigend|aufsteigend)\\s[^:]{0,40}(?:sortier\\p{L}*|ordnen)|(?:sortier\\p{L}*|ordne)\\s|(?:die |den |das |der größte |größte[nrs]? )[^:\\d]{1,40}\\s(?:hervorheben|fett(?: machen| drucken| setzen)?|einfärben|betonen)$|(?:hebe?|markiere?)\\s[^:]{1,60}(?:hervor)?$|(?:nutze?|verwende?|nimm)\\s(?:bitte )?(?:die |das |den )?(?:tabelle|daten|zahlen|liste|werte)\\b|` +
    `bitte\\s[^:\\d]{1,60}\\s(?:hervorheben|markieren|sortieren|einfärben|betonen|weglassen|nutzen|verwenden)$|` +
    `(?:trier|triez|classer|classez|trie)\\s|(?:mettre|mettez|mets)\\s[^:]{1,40}(?:en (?:évidence|gras|avant))|utilise[rz]?\\s(?:le tableau|les données|les chiffres)|` +
    `(?:ordena|ordenar|ordene|resalta|resaltar|destaca|destacar|usa|usar|utiliza)\\s(?:por |la |el |los |las |de |esta )|(?:ordina|ordinare|evidenzia|evidenziare|usa|usare|utilizza)\\s(?:per |la |il |i |le |lo |dal |questa )|(?:ordene|ordenar|destaque|destacar|use|usar)\\s(?:por |a |o |os |as |esta )|` +
    `(?:sorteer|sorteren|markeer|gebruik|benadruk)\\s|(?:posortuj|wyróżnij|zaznacz|użyj|pogrub)\\s)`,
  'iu',
);
const MARK = /^[ \t]*(?:(?:[-*•–·▪◦‣>+]|\d{1,2}[.)]|\(?[a-z]\))[ \t]+|\|[ \t]*)?/iu;

/** Content of the row or the list that a line stands in. */
const isRow = (line: string | undefined): boolean =>
  line !== undefined && /^[ \t]*(?:[-*•–·▪◦‣+]|\d{1,2}[.)]|\(?[a-z]\))[ \t]+\S|\t|\|/iu.test(line);

const clean = (line: string): string => line.replace(/[ \t|.!]+$/u, '');

/** Takes the words of asks out and tells them; a request that is all there is stays. */
export function withoutAsks(source: Rewritten, left: Range[]): Rewritten {
  const { text } = source;
  const out = new Rewriter(source);
  const lines = text.split('\n');
  let start = 0;
  let changed = false;
  const leave = (from: number, to: number): void => {
    changed = true;
    left.push(...source.spansOf(from, to).map(({ start: a, end: b }) => ({ start: a, end: b })));
  };
  for (const [i, raw] of lines.entries()) {
    const end = start + raw.length;
    const next = Math.min(end + 1, text.length);
    const mark = MARK.exec(raw)?.[0].length ?? 0;
    const said = clean(raw.slice(mark));
    const marked = mark > 0 && /\S/.test(raw.slice(0, mark));
    const beside =
      lines.length > 2 && (marked || isRow(lines[i - 1]) || isRow(lines[i + 1]) || (isRow(lines[i + 2]) && lines[i + 1]?.trim() === ''));
    const injected = raw.length > 2_000 ? null : INJECTED.exec(raw);
    if (injected !== null) {
      const from = start + injected.index;
      // With its sentence, or its line where it opens that.
      const rest = raw.slice(injected.index + injected[0].length);
      const stop = /[.!?](?:\s|$)/.exec(rest);
      // A thing of a list that speaks to a machine is none.
      const whole = injected.index <= mark + 1 || stop === null || marked;
      const to = whole ? end : from + injected[0].length + stop.index + 1;
      const head = injected.index <= mark + 1 || marked ? start : from;
      out.copy(start, head);
      leave(marked ? start + mark : from, to);
      if (head > start || to < end) out.copy(to, next);
      else if (next > end) out.copy(end, next);
    } else if (beside && said.length <= 160 && !said.includes('\t') && (said.match(/\|/g)?.length ?? 0) < 1 && ARRANGED.test(said)) {
      leave(start + mark, start + mark + said.length);
      if (next > end && !marked) out.copy(end, next);
    } else out.copy(start, next);
    start = end + 1;
  }
  const rest = out.done();
  return changed && /[\p{L}\d]{2}/u.test(rest.text) ? rest : source;
}
