/** Words that lead into a sentence and never name an item: prepositions, pronouns, conjunctions, forms of "to be". */
import type { Brief } from '../brief/brief.ts';

const WORDS: readonly string[] = [
  'a above below over under beyond between during since until about against with without within per for from into onto upon of by at in on to as than then and or but nor so because although though while when where whereas if unless whether that which who whom whose this these those there here it its they them their theirs our he she his her him you your i me my is are was were be been being has have had not also just only even still already however therefore meanwhile finally the an',
  'in an auf über unter oberhalb unterhalb zwischen während seit bis gegen mit ohne innerhalb pro für von aus bei nach zu zum zur als wie dann und oder aber denn weil obwohl wenn wo falls ob dass der die das den dem des ein eine einen einem einer es sie er uns unser ihr ihre sein seine ist sind war waren wird werden hat haben hatte kann können soll muss nicht auch nur schon noch jedoch daher am im vom beim ins ab',
  'dessus dessous sur sous entre pendant depuis contre avec sans dans par pour de du des vers chez à au aux en et ou mais donc or ni car parce que qui dont quand où si le la les un une ce cet cette ces il elle ils elles vous leur leurs notre nos est sont était étaient sera ont avait puis ensuite aussi',
  'a en de no más que encima debajo sobre entre durante desde hasta contra con sin dentro por para del hacia al y o pero pues porque aunque cuando donde el la los las un una unos unas este esta estos estas ese esa ello ellos ellas su sus nuestro es son era eran fue luego también',
  'a di in con su da al non sopra sotto tra fra durante da contro senza entro per di del della dei delle verso al alla e o ma perché quando dove se il lo gli le la i un uno una questo questa loro è sono era poi anche',
  'a de em no na nos nas que não acima abaixo sob entre durante desde até contra com sem dentro por para do da dos das ao à e ou mas porque quando onde o os as um uma este esta eles elas seu sua é são era depois também',
  'in op aan om niet er boven onder tussen tijdens sinds tot tegen met zonder binnen voor van uit bij naar te en of maar want omdat als waar de het een dit deze zij hun ons is zijn was waren dan ook',
  'w i o za nie się od nad pod między od do przeciw z bez w dla przez przy na i lub ale bo gdy gdzie jeśli to ten ta te my oni one jest są był były potem także',
];
const BOUND = WORDS.map((all) => new Set(all.split(' ')));

/** Days of the week, whole and short: "ma", "di", "so". */
export const WEEKDAYS: ReadonlySet<string> = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da'].flatMap((locale) =>
    (['long', 'short'] as const).flatMap((weekday) =>
      Array.from({ length: 7 }, (_, i) =>
        new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
          .format(Date.UTC(2024, 0, i + 1))
          .toLowerCase()
          .replaceAll('.', ''),
      ),
    ),
  ),
);

/** "Mo", "Tu", "We": days cut down to two letters. */
const CUT_DAYS = new Set([...WEEKDAYS].map((day) => day.slice(0, 2)));

/** The words of the language that the brief is written in, as far as its own such words tell. */
function boundIn({ words }: Brief): ReadonlySet<string> {
  const counts = BOUND.map((set) => words.filter(({ key }) => set.has(key)).length);
  const most = Math.max(...counts);
  // One such word tells no language.
  return most < 2 ? new Set() : (BOUND[counts.indexOf(most)] ?? new Set());
}

/** Whether a name is nothing but such words. Capitals throughout make a name of one: "IT", "US". */
export function isBound(text: string, brief: Brief): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  if (
    words.length === 0 ||
    words.length > 2 ||
    /\d/.test(text) ||
    WEEKDAYS.has(text.toLowerCase()) ||
    (/^\p{Lu}\p{Ll}$/u.test(text) && CUT_DAYS.has(text.toLowerCase()))
  )
    return false;
  const bound = boundIn(brief);
  return words.every((word) => bound.has(word.toLowerCase()) && (word.length === 1 ? words.length > 1 : word !== word.toUpperCase()));
}

/** Languages that write all nouns with a capital: there only more than one in a row, or capitals throughout, make a name. */
export const isGerman = ({ words }: Brief): boolean =>
  words.filter(({ key }) =>
    [
      'der',
      'die',
      'das',
      'und',
      'für',
      'mit',
      'von',
      'auf',
      'im',
      'je',
      'wir',
      'ist',
      'nach',
      'bei',
      'zu',
      'bis',
      'bitte',
      'aus',
      'pro',
      'ein',
      'eine',
    ].includes(key),
  ).length >= 1;
