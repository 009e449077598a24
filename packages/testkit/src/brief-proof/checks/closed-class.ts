/** Words that lead into a sentence and never name an item: prepositions, pronouns, conjunctions, forms of "to be". */

const WORDS: readonly string[] = [
  'above below over under beyond between during since until about against with without within per for from into onto upon of off by at in on to as than then and or but nor so because although though while when where whereas if unless whether that which who whom whose this these those there here it its they them their theirs we us our he she his her him you your i me my is are was were be been being has have had do does did will would shall should can could may might must not also just only even still already however therefore meanwhile finally the an',
  'über unter oberhalb unterhalb zwischen während seit bis gegen mit ohne innerhalb pro für von aus bei nach zu zum zur als wie dann und oder aber denn weil obwohl wenn wo falls ob dass der die das den dem des ein eine einen einem einer es sie er wir uns unser ihr ihre sein seine ist sind war waren wird werden hat haben hatte kann können soll muss nicht auch nur schon noch jedoch daher am im vom beim ins ab',
  'dessus dessous sur sous entre pendant depuis contre avec sans dans par pour de du des vers chez à au aux en et ou mais donc or ni car parce que qui dont quand où si le la les un une ce cet cette ces il elle ils elles nous vous leur leurs notre nos est sont était étaient sera ont avait puis ensuite aussi',
  'encima debajo sobre bajo entre durante desde hasta contra con sin dentro por para del hacia al y o pero pues porque aunque cuando donde el los las un una unos unas este esta estos estas ese esa ello ellos ellas nosotros su sus nuestro es son era eran fue luego también',
  'sopra sotto tra fra durante da contro senza entro per di del della dei delle verso al alla e o ma perché quando dove se il lo gli le un uno una questo questa noi loro è sono era poi anche',
  'acima abaixo sob entre durante desde até contra com sem dentro por para do da dos das ao à e ou mas porque quando onde o os as um uma este esta nós eles elas seu sua é são era depois também',
  'boven onder tussen tijdens sinds tot tegen met zonder binnen voor van uit bij naar te en of maar want omdat als waar de het een dit deze wij zij hun ons is zijn was waren dan ook',
  'nad pod między od do przeciw z bez w dla przez przy na i lub ale bo gdy gdzie jeśli to ten ta te my oni one jest są był były potem także',
];
const BOUND = new Set(WORDS.flatMap((all) => all.split(' ')));

/** Whether a name is nothing but such words. Capitals throughout make a name of one: "IT", "US". */
export function isBound(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  if (words.length === 0 || words.length > 3 || /\d/.test(text)) return false;
  return words.every((word) => BOUND.has(word.toLowerCase()) && (word.length === 1 ? words.length > 1 : word !== word.toUpperCase()));
}
