/** What the author of a brief says to whoever makes the slide, and what to its readers: greetings, requests and looks are no content; the rest claims something or names a topic. */

import { worthSaying } from './joining-words.ts';
import { cut, type Piece } from './piece.ts';

/** Only greets, thanks or signs. */
export const COURTESY =
  /^(?:hi|hello|dear|thanks|thank you|many thanks|cheers|best regards|kind regards|regards|hallo|danke|merci|bonjour|gracias|hola|grazie|ciao|obrigad[oa]|bedankt|dziękuję)(?:[\s,]+\p{L}+){0,2}$/iu;

export type Voice = 'greeting' | 'aside' | 'request' | 'look' | 'topic' | 'claim';

const GREETING =
  /^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|greetings|hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|morning|hallo|moin|servus|liebe[rs]?|guten (?:tag|morgen|abend)|sehr geehrte[rs]?|bonjour|bonsoir|salut|cher|chère|hola|buenos días|buenas(?: tardes)?|estimad[oa]s?|ciao|buongiorno|buonasera|gentile|egregi[oa]|cara?|caro|olá|oi|bom dia|boa tarde|prezad[oa]s?|hoi|beste|geachte|goedemorgen|dzień dobry|cześć|szanown\p{L}+)(?:[\s,]+(?:\p{L}\.?|\p{Lu}[\p{L}.'’-]*|all|both|team|everyone|there|mr|mrs|ms|dr|frau|herr|zusammen|alle|à tous|a todos|a tutti|allemaal|wszystkim)){0,4}\s?[,!.:–-]*$/iu;
const CLOSING =
  /^(?:a presto|bis (?:bald|dann|morgen)|à (?:bientôt|demain)|hasta (?:luego|pronto)|até (?:logo|breve)|tot (?:snel|zo)|do zobaczenia|see you|(?:talk|speak) soon|(?:many |a lot of )?thanks?\b|thank you|thx|ta\b|cheers|best(?: wishes| regards)?$|all the best|(?:kind|warm|best) regards|regards|with (?:warm|kind|best) \p{L}+|warmly|sincerely|yours|(?:viele|beste|liebe|herzliche) grüße|mit freundlichen|mfg|lg$|danke|vielen dank|cordialement|bien à vous|merci|saludos|un saludo|gracias|(?:cordiali )?saluti|grazie|abraços?|obrigad[oa]|(?:met )?(?:vriendelijke )?groet\p{L}*|bedankt|dank je|pozdrawiam|dziękuję|dzięki)/iu;
/** Between two people: what a reader of the slide would not know what to do with. */
const ASIDE =
  /(?<![\p{L}'’])(?:i|i'm|i’m|i'd|i've|i'll|you|your|you're|me|my|mine|myself|as (?:promised|discussed|agreed|requested|usual)|attached|see below|as below|fyi|hope (?:the|this|all)|let me know|feel free|sorry|nothing fancy|not sure|(?:anything|something) unclear|any questions?|we told|as told|for your|whatever|no rush|(?:is|would be) fine|how (?:was|are|is)|tutto bene|come va|j'espère|j’espère|espero|spero|wie geht|ça va|qué tal|ich|mir|mich|dir|dich|euch|wie besprochen|anbei|je|j'|vous|moi|ci-joint|yo|usted|te mando|adjunto|mi servono|vi mando|in allegato|eu|você|em anexo|ik|je|jij|zoals besproken|bijgaand|mi|ci|panu|pani|w załączeniu)(?![\p{L}'’])/iu;
export const POLITE =
  /(?<!\p{L})(?:please|pls|plz|kindly|bitte|s'il (?:vous|te) pla[iî]t|svp|por favor|per favore|per cortesia|se faz favor|alstublieft|alsjeblieft|graag|proszę|poproszę)(?!\p{L})/iu;
/** Begins what somebody wants done. */
const WANT =
  /^(?:(?:so|and|also|then|now|ok|okay|well)[\s,]+)*(?:(?:can|could|would|will) (?:you|u|we|someone)|i (?:need|want|would like)|i'd like|we(?:'d| would) like|we (?:need|want) (?:a|an|one|the|this|to (?:show|see|have|present|explain|compare|display))|need (?:a|an|one|to show|the|some)|want (?:a|an|one|to show|the)|let's|let us|just (?:a|an|one)|make|show|create|build|draw|give|put|turn|prepare|produce|design|present|display|visuali[sz]e|plot|chart|graph|compare|rank|list|arrange|lay (?:it|this|them) out|set (?:it|this) out|use|add|include|highlight|sort|keep it|paste|take|bridge|break down|illustrate|map|sketch|render|summari[sz]e|outline|explain on|(?:kannst du|können sie|könntest du|könnten sie|ich (?:brauche|möchte|hätte gern)|wir (?:brauchen|möchten|wollen)|zeige?n?|mach\p{L}*|erstell\p{L}*|stell\p{L}*|vergleich\p{L}*|zeichne|baue?|brauche|möchte|benötig\p{L}*)|(?:pouvez-vous|peux-tu|je (?:veux|voudrais|souhaite)|il (?:me |nous )?faut(?: un| une)|montre\p{L}*|fais|faites|prépare\p{L}*|compare[rz]?|présente\p{L}*|dessine\p{L}*|mets|mettez|il faudrait)|(?:puedes|podrías|necesito|necesitamos|quiero|queremos|muestra|mostrar|haz|hacer|prepara|crea|compara|pon|dibuja)|(?:da (?:mettere|mostrare|ordinare)|puoi|potresti|vorrei|voglio|mi serve|ci serve|serve|mostra|fai|prepara|crea|confronta|metti|disegna)|(?:podes|pode|preciso|quero|queremos|mostre|mostrar|faça|faz|prepare|crie|compare|desenhe|coloque)|(?:kun je|kunt u|wil je|ik wil|we willen|toon|maak|laat|vergelijk|teken|zet|graag)|(?:pokaż|zrób|przygotuj|porównaj|narysuj|potrzebuję|potrzebujemy|chcę|chcemy))(?![\p{L}'’-])/iu;
const HERE = /^(?:(?:please )?find below|here (?:is|are|comes?|follows?)|here['’]s|below|voici|hier|aquí|ecco|aqui|hierbij|oto)\s/iu;
/** A thing that is made for somebody to look at. */
export const THING =
  /(?<!\p{L})(?:slides?|one[\s-]?pager|pager|charts?|graphs?|graphics?|diagrams?|visuals?|pages?|pictures?|deck|layouts?|folien?|seiten?|diagramme?|grafik(?:en)?|schaubild|tabellen?|diapositives?|graphiques?|planches?|tableaux?|schémas?|diapositivas?|láminas?|gráficos?|tablas?|esquemas?|grafic[io]|tabell[ae]|schem[ai]|slide|lâminas?|tabelas?|grafieken?|dia|dia's|plaatje|slajd\p{L}*|wykres\p{L}*|tabel\p{L}*|plansz\p{L}*)(?!\p{L})/iu;

/** Whom or what the slide is for: "for the board paper", "following our call". */
const OCCASION =
  /^(?:(?:right|so|ok|okay|well|and|hey|hi|hello)[\s,]+)*(?:(?:this|it) is )?(?:for|from|following|after|before|ahead of|für|zur?|nach|aus|pour|suite à|après|para|tras|per|dopo|após|voor|na|dla|po)\s(?:\p{L}+,?\s){0,8}(?:board|paper|meeting|committee|steerco|call|pack|deck|workshop|pitch|governors|trustees|managers|day|tonight|tomorrow|today|brochure|screen|hall|audience|team|monday|tuesday|wednesday|thursday|friday|sitzung|vorstand|termin|workshop|gespräch|réunion|comité|conseil|reunión|comité|riunione|comitato|consiglio|reunião|vergadering|overleg|bestuur|spotkanie|zarządu)(?:\s(?:meeting|paper|pack|tonight|tomorrow|today|day|call|deck))*[,.]?$/iu;
/** Only a unit: "in Mio. EUR". */
const UNIT_ONLY =
  /^(?:all |alle |figures |values |werte )?(?:in|en|em|w)\s(?:(?:millions?|thousands?|billions?|mio\.?|mrd\.?|tsd\.?|mln|k|m|bn|tys\.?|thousand|milliers|millones|milioni|milhões|miljoenen)\s?)?(?:(?:of\s|d['’]|de\s|di\s)(?:\p{L}+)|euros?|eur|€|usd|\$|dollars?|gbp|£|pounds?|chf|francs?|pln|zł|%|percent|per cent|prozent|t€|m€|k€)?$/iu;

/** What is to stay away from the slide: "nothing else on the page", "sin más texto". */
const NOTHING_ELSE =
  /^(?:(?:and |but )?nothing (?:else|more)|no (?:decoration|frills|more text|other text|extra text|icons|pictures)|nichts (?:weiter|sonst)|sonst nichts|rien d['’]autre|sans (?:autre )?texte|sin (?:más )?texto|nada más|nada mais|sem (?:mais )?texto|nient['’]altro|niente altro|senza (?:altro )?testo|niets anders|verder niets|nic więcej|bez tekstu)(?!\p{L})/iu;

/** Names a picture. */
const ASSET = /^asset:\S+$|^\S+\.(?:png|jpe?g|svg|webp)\)?$/iu;

/** Words of arrangement: of a stretch made of little else, nothing is content. */
const LOOK = new Set(
  (
    'width widths height heights slide slides chart charts bar bars column columns line lines pie donut doughnut area page pages one-pager pager table tables matrix grid card cards box boxes tile tiles row rows axis axes legend label labels labelled arrow arrows circle circles ring rings wheel pyramid funnel waterfall bridge timeline roadmap gantt swimlane swimlanes lane lanes tree diagram graph plot visual picture image photo left right top bottom middle centre center above below beside horizontal vertical sorted ranked ranking largest smallest biggest highest lowest first last order ordered equal equally sized size sizes same side big small large colour color colours colors font text headline title titled bullet bullets numbered layout style simple simply clean plain fancy nothing one two three four five six next each other underneath stacked laid out view format form look looks like quick short nice nicely little please pls thx kind type wide narrow across down per with without and the for from into onto below here follows following items points elegant modern minimal minimalist dark light corporate technical professional executive look quick kind same ' +
    'folie folien diagramm balken säulen linien tabelle matrix raster karten kacheln kästen kasten zeile zeilen spalte spalten achse achsen pfeil pfeile kreis links rechts oben unten mitte waagrecht senkrecht sortiert größte kleinste reihenfolge gleich große schlicht einfach bitte neben untereinander nebeneinander gegenübergestellt gegenüber darstellen dargestellt form ansicht ' +
    'diapositive graphique barres colonnes tableau grille cartes cases lignes axe axes flèches cercle gauche droite haut bas milieu trié triées ordre égales simple côte vue format ' +
    'diapositiva gráfico barras columnas tabla matriz tarjetas cajas filas ejes flechas círculo izquierda derecha arriba abajo centro ordenado orden iguales igual mismo tamaño sencillo sin con lado vista formato ' +
    'grafico barre colonne tabella matrice schede riquadri righe assi frecce cerchio sinistra destra alto basso centro ordinate ordine uguali semplice senza fianco vista formato ' +
    'gráfico barras colunas tabela cartões caixas linhas eixos setas esquerda direita cima baixo ordem iguais mesmo tamanho simples sem lado vista ' +
    'grafiek balken kolommen tabel kaarten vakken rijen assen pijlen cirkel links rechts boven onder midden volgorde gelijke gelijk even eenvoudig zonder naast elkaar weergave ' +
    'wykres słupki kolumny tabela karty pola wiersze osie strzałki koło lewo prawo góra dół środek kolejność równe prosty bez obok widok'
  ).split(' '),
);

/** Verbs that say something of a subject. */
export const VERB =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|will|can|cannot|can't|must|should|could|would|does|did|do|don't|doesn't|isn't|aren't|grew|grows?|rose|rises?|fell|falls?|dropped|drops?|declined|increased|decreased|doubled|halved|tripled|outperform\p{L}*|beats?|misse[sd]|exceed\p{L}*|drives?|drove|remains?|stays?|stayed|needs?|costs?|saves?|pays?|loses?|lost|wins?|won|gains?|brings?|takes?|makes?|gives?|leads?|led|comes?|came|goes|went|hits?|hold\p{L}*|runs?|keeps?|kept|shows?|means?|depends?|supports?|starts?|ends?|accounts?|contribut\p{L}*|offsets?|explains?|closes?|opens?|moves?|moved|slipped|slips?|improv\p{L}*|worsen\p{L}*|recover\p{L}*|deliver\p{L}*|overtook|overtakes?|outgrew|outgrows?|sits?|stands?|ist|sind|war|waren|wird|werden|hat|haben|hatte|kann|können|muss|müssen|soll|sollte|bleibt|bleiben|steigt|steigen|stieg|sinkt|sinken|sank|fällt|fiel|wächst|wuchs|liegt|liegen|kostet|bringt|braucht|verliert|gewinnt|führt|kommt|est|sont|était|étaient|a|ont|avait|sera|doit|peut|reste|restent|baisse|augmente|progresse|recule|coûte|gagne|perd|es|son|era|fue|fueron|tiene|tienen|ha|han|será|debe|puede|sube|baja|crece|creció|cae|cayó|cuesta|gana|pierde|queda|è|sono|aveva|deve|può|sale|scende|cresce|è cresciut\p{L}|cala|costa|vince|perde|resta|rimane|são|foi|foram|tem|têm|vai|pode|subiu|caiu|cresceu|custa|ganha|fica|zijn|heeft|hebben|wordt|worden|kan|moet|blijft|stijgt|daalt|groeit|kost|wint|verliest|jest|są|był|była|było|ma|mają|będzie|musi|może|wzrósł|wzrosła|spadł|spadła|rośnie|spada|kosztuje|zostaje)(?!\p{L})/iu;

/** `Lyon carries almost half`: a name, a word in -s, and what can only stand behind a verb. */
const THIRD_PERSON =
  /^\p{Lu}[\p{L}-]+\s(?:\p{L}+\s){0,2}\p{Ll}{2,}s\s(?:almost|nearly|about|more|less|half|most|the|a|an|our|all|only|two|three|no)\s/u;

const ASK =
  /^(?:(?:please|bitte|can you|could you|i need|we need|i want|s'il vous plaît|por favor)\s)?(?:show|compare|rank|make|create|draw|build|give|present|plot|prepare|visuali[sz]e|display|bridge|chart|add|use|put|zeige?|vergleiche?|erstelle?|mach|montrez?|comparez?|créez?|muestra|compara|crea|mostra|mostre|compare|toon|maak|pokaż|utwórz|break down)(?=\s|$)/iu;
/** `Please as a rising wedge`, `as a table please`. */
const ONLY_POLITE = /^(?:please|pls|plz|bitte)\s[^,:;\d]{1,60}$|^[^,:;\d]{1,60}\s(?:please|pls|plz|bitte)$/iu;

/** Whether a clause only asks for the slide. */
/** What somebody wants, and as what: "draw it as a triangle", "need the loop as a circle". */
const AS =
  /(?<!\p{L})(?:(?:as|like|into|als|comme|como|come|jako)\s(?:an?|one|ein\p{L}*|une?|un[ao]?|uma?|een)|on (?:one|an?|the|this|a single))\s\p{L}/iu;
export const wantsDrawn = (text: string): boolean => WANT.test(text) && AS.test(text);

/** Whether a sentence begins what somebody wants done: "Can you make …", "Ich brauche …". */
export const begins = (text: string): boolean => WANT.test(text);

export const isAsk = (text: string): boolean => ASK.test(text) || ONLY_POLITE.test(text);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}%'’-]+/gu) ?? [];

/** Whether a stretch only says how the slide is to be arranged; `cues` are words of the form that was chosen. */
function isLook(text: string, cues: ReadonlySet<string>): boolean {
  if (/\d/.test(text.replace(/\b\d?\d\s?[x×]\s?\d\b/g, ''))) return false;
  const words = wordsIn(text).filter((w) => w.length > 2);
  const telling = words.filter((w) => LOOK.has(w) || cues.has(w) || worthSaying(w));
  const content = telling.filter((w) => !LOOK.has(w) && !cues.has(w));
  return telling.length > 0 && content.length * 3 <= telling.length;
}

/** What one stretch of words is. */
export function voiceOf(text: string, cues: ReadonlySet<string>): Voice {
  if (GREETING.test(text) || CLOSING.test(text) || text.startsWith('@')) return 'greeting';
  if (POLITE.test(text) || WANT.test(text) || (HERE.test(text) && THING.test(text))) return 'request';
  if (isLook(text, cues) || (text.length <= 80 && NOTHING_ELSE.test(text)) || UNIT_ONLY.test(text) || ASSET.test(text)) return 'look';
  if (OCCASION.test(text)) return 'aside';
  // `Umsatz je Quartal` is per quarter; "je" speaks in French alone.
  const spoken = text.replaceAll(/\sje\s(?=\p{Lu})/gu, ' ');
  if (THING.test(text) && ASIDE.test(spoken)) return 'request';
  if (ASIDE.test(spoken)) return 'aside';
  const words = wordsIn(text);
  const content = words.filter(worthSaying).length;
  return content >= 1 && words.length >= 3 && (VERB.test(text) || THIRD_PERSON.test(text) || words.length >= 9) ? 'claim' : 'topic';
}

const SEAM = /(?:,|;|\s[–—-]|:|\.{3}|\s\p{Extended_Pictographic}\uFE0F?)\s/gu;

/** Cut at commas, colons and dashes. */
export function partsOf(piece: Piece): Piece[] {
  const parts: Piece[] = [];
  let from = piece.start;
  // "Compare three vendors on price, security and support": what is asked for goes on behind the commas.
  const asked = WANT.test(piece.text);
  for (const seam of [...piece.text.matchAll(SEAM)].slice(0, 12)) {
    if (asked && seam[0].startsWith(',')) continue;
    parts.push(cut(piece, from, piece.start + seam.index));
    from = piece.start + seam.index + seam[0].length;
  }
  return [...parts, cut(piece, from, piece.end)];
}

/** The stretch without the parts at its ends that are no content: "Induction week for new nurses, calendar view please". */
export function contentOf(
  piece: Piece,
  cues: ReadonlySet<string>,
): { readonly piece: Piece; readonly voice: 'topic' | 'claim' } | undefined {
  const parts = partsOf(piece);
  const isContent = (p: Piece): boolean => ['topic', 'claim'].includes(voiceOf(p.text, cues));
  const kept = parts.filter(isContent);
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  // Two kept parts with a request between them are two things; the first is told.
  const together = parts.slice(parts.indexOf(first), parts.indexOf(last) + 1).every((p) => kept.includes(p));
  const rest = together ? cut(piece, first.start, last.end) : first;
  const whole = kept.length < parts.length && !wordsIn(rest.text).some(worthSaying) ? piece : rest;
  const voice = voiceOf(whole.text, cues);
  return voice === 'topic' || voice === 'claim' ? { piece: whole, voice } : undefined;
}

const POLITE_HEAD = /^(?:please|pls|plz|kindly|bitte|s'il (?:vous|te) pla[iî]t|por favor|per favore|graag|proszę)[,\s]\s?/iu;
const HEADS: readonly RegExp[] = [
  /^(?:(?:hi|hello|hey|hallo|bonjour|hola|ciao|olá|hoi)(?:\s\p{Lu}\p{L}*)?[,!]\s|subject\s?:\s|betreff\s?:\s|objet\s?:\s|asunto\s?:\s|oggetto\s?:\s|assunto\s?:\s|onderwerp\s?:\s|temat\s?:\s|re:\s|fwd?:\s|ok\s|so\s|and\s|also\s|quick\s(?:one|ask)[:,]?\s|(?:quick|simple|plain|nice|clean|short|small|little)\s)/iu,
  POLITE_HEAD,
  /^(?:(?:can|could|would|will) (?:you|u|we|someone)(?: please)?|i (?:need|want|would like)(?: to (?:show|see|have|present))?|i'd like|we(?:'d| would) like(?: to (?:show|see|have))?|we (?:need|want)(?: to (?:show|see|have|present))?|need(?: to show)?|want(?: to show)?|let's|let us|just|ich (?:brauche|möchte|hätte gern)|wir (?:brauchen|möchten|wollen)|brauche|je (?:veux|voudrais)|il (?:me |nous )?faut|necesito|necesitamos|quiero|vorrei|voglio|mi serve|preciso(?: de)?|quero|ik wil|we willen|potrzebuję|chcę)\s/iu,
  /^(?:make|show|create|build|draw|give|put|turn|prepare|produce|design|present|display|visuali[sz]e|plot|chart|graph|compare|rank|list|arrange|add|include|bridge|break down|illustrate|map|sort|sketch|summari[sz]e|outline|paste|have|see|here (?:is|are)|voici|hier (?:ist|sind)|ecco|zeige?|mach\p{L}*|erstelle?|stelle?|vergleiche?|zeichne|baue?|montre[rz]?|fais|faites|prépare[rz]?|compare[rz]?|présente[rz]?|muestra|mostrar|haz|prepara|crea|compara|mostra|fai|confronta|mostre|faça|crie|compare|toon|maak|vergelijk|teken|pokaż|zrób|przygotuj|porównaj)\s/iu,
  /^(?:me|us|mir|uns|nous|moi|nos|ci|mi|ons|mij)\s/iu,
  /^(?:a|an|the|one|some|how|our own|eine?n?|die|der|das|den|une?|le|la|les|una?|el|los|las|il|lo|gli|uma?|os|as|een|het|de)\s/iu,
];
/** "slide with", "chart of", "table comparing": up to the topic. */
const CARRIER =
  /^(?:[\p{L}\d-]+\s){0,4}?(?:slides?|one[\s-]?pager|charts?|graphs?|diagrams?|page|visual|overview|folie|seite|diagramm|grafik|schaubild|tabelle|übersicht|diapositive|graphique|tableau|diapositiva|lámina|gráfico|tabla|grafico|tabella|tabela|grafiek|tabel|overzicht|dia|slajd|wykres|table|matrix)(?:\s(?:please|pls|bitte))?(?:\s(?:of|for|about|on|showing|with|comparing|that (?:shows|compares|says)|to (?:show|compare)|zu[mr]?|über|für|mit|von|der|des|avec|sur|pour|de la|de|du|des|con|sobre|para|per|di|del|della|su|com|met|over|voor|van|z|o|dla)\s|\s?[:,–-]\s|$)/iu;
const TAILS: readonly RegExp[] = [
  /[\s,]+(?:please|pls|plz|thx|thanks|bitte|danke|s'il (?:vous|te) pla[iî]t|merci|por favor|gracias|per favore|grazie|obrigad[oa]|graag|proszę)$/iu,
  /[\s,]+(?:as|in|into|on|als|in form|auf|en|sous forme|sur|como|come|su|em|op|in de vorm|jako|na)\s(?:(?:a|an|one|the|our|eine[rms]?|une?|d'une?|una?|uma?|een|de)\s)?(?:[\p{L}-]+\s){0,3}(?:slides?|one[\s-]?pager|charts?|graphs?|diagrams?|pages?|tables?|bars?|lines?|folien?|seiten?|diagramm|grafik|tabelle|diapositive|graphique|tableau|diapositiva|gráfico|tabla|grafico|tabella|tabela|grafiek|tabel|slajdzie|wykres|matrix|grid|timeline|funnel|waterfall|roadmap|pyramid|tree|cycle|cards?|list)$/iu,
  /[\s,]+bitte\s[\p{L}\s]{1,40}$/iu,
  /\s(?:for|für|pour|para|per|voor|dla)\s(?:(?:the|my|our|die|la|le|una?|el|de|een)\s)?(?:slide|page|folie|seite|diapositive|diapositiva|slajdu?|dia)$/iu,
  /\s(?:slide|page|graphic|folie|seite|diapositive|diapositiva|slajd)$/iu,
  /\s(?:à afficher|da mostrare|para mostrar|zum zeigen)$/iu,
  /[\s,:;–-]+$/u,
];

/** The topic in a request: "can you make a slide on churn by cohort please" is about churn by cohort. */
export function topicOf(request: Piece, cues: ReadonlySet<string>): Piece | undefined {
  let p = request;
  for (let round = 0; round < 4; round++) {
    const before = p.end - p.start;
    for (const head of HEADS) {
      const length = head.exec(p.text)?.[0].length ?? 0;
      if (length > 0) p = cut(p, p.start + length, p.end);
    }
    const carrier = CARRIER.exec(p.text)?.[0].length ?? 0;
    if (carrier > 0 && carrier < p.text.length) p = cut(p, p.start + carrier, p.end);
    for (const tail of TAILS) {
      const match = tail.exec(p.text);
      if (match !== null) p = cut(p, p.start, p.start + match.index);
    }
    if (p.end - p.start === before) break;
  }
  const words = wordsIn(p.text);
  // A lone name of a form ("Agenda") may title its slide; words of arrangement may not.
  const bare = !isLook(p.text, new Set()) || words.every((w) => cues.has(w));
  return bare && !ASIDE.test(p.text) && /\p{L}{2}/u.test(p.text) && p.text.length <= 160 ? p : undefined;
}
