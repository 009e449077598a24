/** Small words: what they say, a form says by its shape. */

/** Words that join, or that a form draws by its shape: who reads "from 12 to 15" off a line misses none of them. */
const JOINING = new Set(
  (
    'the and with from for into onto over under than then that this these those there here was were are has had have been being will would could should can may our your their its his her they you per each both all total about around roughly approximately nearly almost just only now still also too via due thanks because while whereas but plus minus versus against between within until since during after before above below like such out off not yet very more most less least which who whom whose what when where how why so ' +
    'rose rise rises rising fell fall falls falling grew grow grows growing went goes going gone came come comes coming reached reach reaches reaching hit hits increased increase increases increasing decreased decrease decreases decreasing declined decline declines dropped drop drops climbed climb climbs moved move moves stood stand stands stayed stay stays added add adds brought bring brings made make makes gave give gives took take takes cost costs lost loses gained gain gains leads lead led leaves leaving left followed follows makes ending started starts ended ends runs run sits sit serves serve sends send says said reports reporting worth top bottom middle beneath right either first second third fourth today start end everything something someone following ahead behind underneath means meaning shows show showing shown please slide chart page graph table diagram picture ' +
    'der die das den dem des ein eine einen einem einer und oder mit von vom zum zur für auf aus bei nach seit bis über unter gegen zwischen ist sind war waren wird werden wurde wurden hat haben hatte hatten auch noch nur dann als wie dass sich stieg steigt fiel fällt sank wuchs wächst kam kommt ging geht liegt lag beträgt betrug erreicht erreichte bringt kostet bitte folie ' +
    'les des une est sont était étaient avec pour par dans sur sous aux que qui ont avait puis entre vers passe passé passée atteint monte baisse contre plus moins leur nos notre votre ' +
    'los las una unos unas del con por para son era eran fue fueron que entre hasta desde sobre como más menos pasa pasó sube bajó sus nuestro nuestra ' +
    'gli della delle dei degli del dal dalla con per sono era erano tra fra che più meno passa sale scende come nel nella ' +
    'dos das com para por são era eram foi foram que entre até desde sobre como mais menos passa subiu caiu nosso nossa ' +
    'het een van met voor naar bij uit tot over onder zijn waren was wordt worden werd heeft hebben had dan ook nog maar als steeg daalde ging komt ' +
    'oraz jest są był była było były dla przez przy pod nad między jako się ten tego wzrosła wzrósł spadła spadł'
  ).split(' '),
);

export const worthSaying = (word: string): boolean => {
  const bare = word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return /\d/.test(bare) || (/\p{L}{3}/u.test(bare) && !JOINING.has(bare));
};
