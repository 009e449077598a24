/** What the names in data say of their values: title, unit, source, form, or nothing that a reader of the slide would want. */
import type { Part } from './rewritten.ts';
import { type Said, textOf } from './tree.ts';
import { unaccented } from './unaccented.ts';

export type Role =
  | 'title'
  | 'subtitle'
  | 'period'
  | 'unit'
  | 'currency'
  | 'source'
  | 'takeaway'
  | 'note'
  | 'form'
  | 'look'
  | 'text'
  | 'topic'
  | 'author'
  | 'wrapper'
  | 'machine';

const ROLES: Readonly<Record<Role, string>> = {
  title:
    'title headline heading header slidetitle charttitle pagetitle deckheadline subject topic report question issue metric measure indicator titel uberschrift schlagzeile thema betreff titre sujet entete titulo titular tema asunto titolo oggetto assunto cabecalho onderwerp kop tytul temat naglowek',
  subtitle:
    'subtitle subheading subheadline subhead sub subline context kicker tagline untertitel kontext soustitre contexte subtitulo contexto sottotitolo contesto ondertitel podtytul kontekst',
  period:
    'period timeframe timerange daterange asof week month quarter year reportingperiod zeitraum stand woche monat quartal jahr periode semaine mois trimestre annee periodo semana mes ano settimana mese anno maand kwartaal jaar okres tydzien miesiac kwartal rok',
  unit: 'unit units unitofmeasure uom valueunit einheit einheiten unite unites unidad unidades unita unidade eenheid jednostka',
  currency: 'currency ccy wahrung devise moneda divisa valuta moeda waluta',
  source: 'source sources datasource sourcenote quelle quellen fuente fuentes fonte fonti bron zrodlo',
  takeaway:
    'takeaway takeaways conclusion keymessage mainmessage coremessage message msg sowhat insight bottomline summaryline keytakeaway fazit kernaussage botschaft schlussfolgerung aretenir messagecle conclusione mensaje mensajeclave messaggio conclusao mensagem conclusie boodschap wniosek przekaz',
  note: 'note notes comment comments remark remarks footnote speakernotes anmerkung anmerkungen bemerkung kommentar remarque commentaire nota notas comentario commento nota opmerking uwaga uwagi komentarz',
  form: 'form forma formular widget charttype chart type slidetype diagram diagramtype visual visualtype visualization visualisation viz graph graphtype plottype layout layouttype slidelayout template diagramm diagrammtyp grafiktyp folientyp typ graphique typedegraphique grafico tipo tipodegrafico wykres grafiek grafiektype',
  look: 'theme style look design themeid palette colorscheme colourscheme colors colours farben stil',
  text: 'text content body brief prompt description instructions instruction request ask query input statement quote zitat citation cita citazione citacao citaat cytat beschreibung inhalt texte contenu texto contenido testo contenuto conteudo tekst',
  topic:
    'name plan project programme program initiative product process company department team site projekt produkt prozess firma abteilung projet produit entreprise proyecto producto empresa progetto prodotto azienda projeto produto index',
  author: 'speaker author saidby quotedby attribution cite autor auteur autore sprecher',
  wrapper:
    'slide slides data dataset datasets content body payload items item rows row records record values value results result list entries entry elements series points point datapoints blocks block objects sliderequest slidedata chartdata params parameters spec config request input args arguments output response props attributes details daten donnees datos dati dados gegevens dane chart diagram deck page options plugins layout encoding visualization',
  machine:
    'task action version schema schemaversion id uuid guid requestid traceid timestamp createdat updatedat generatedat locale language lang model agent user userid author audience tone slidenumber slideno pagenumber page order color colour bordercolor backgroundcolor icon font fontsize width height aspectratio output outputformat outputs api apikey apiversion method endpoint key keys statuscode ok success footer event error meta',
};

const BY_KEY = new Map<string, Set<Role>>();
for (const [role, keys] of Object.entries(ROLES) as [Role, string][])
  for (const key of keys.split(' ')) BY_KEY.set(key, (BY_KEY.get(key) ?? new Set()).add(role));

/** A name in bare small letters: `chart_type`, `chartType` and `Chart Type` are one. */
export const plainKey = (said: Said): string => unaccented(textOf(said)).replace(/[^\p{L}\p{N}]/gu, '');

export const plays = (said: Said, role: Role): boolean => BY_KEY.get(plainKey(said))?.has(role) === true;

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Names of what a record is called by, the surest first. */
const NAMES = [
  'name',
  'label',
  'title',
  'heading',
  'headline',
  'item',
  'category',
  'libelle',
  'nom',
  'bezeichnung',
  'nombre',
  'nome',
  'naam',
  'nazwa',
  'titel',
  'titre',
  'titulo',
  'titolo',
  'etiqueta',
  'etichetta',
  'key',
  'from',
  'source',
  'von',
];
/** How surely a record is called by this: the less the surer; undefined for other names. */
export const nameRank = (said: Said): number | undefined => {
  const at = NAMES.indexOf(plainKey(said));
  return at < 0 ? undefined : at;
};

const VALUES = list(
  'value v val y amount count n number num total score wert betrag anzahl valeur montant valor importe valore importo waarde bedrag wartosc kwota delta change data values x y',
);
/** A name that says no more than that a number stands there. */
export const isValueKey = (said: Said): boolean => VALUES.has(plainKey(said));

const CHILDREN = list(
  'children child reports subordinates team directreports members nodes branches subs sub substeps subtasks subitems kids leaves causes drivers options points bullets bulletpoints items list details text lines mitarbeiter kinder unterpunkte punkte enfants hijos puntos figli punti filhos pontos kinderen punten dzieci punkty',
);
const BULLETS = list(
  'points bullets bulletpoints keypoints keymessages keytakeaways messages takeaways details text lines punkte stichpunkte puntos punti pontos punten punkty',
);
/** Says no more than that lines follow. */
export const isBullets = (said: Said): boolean => BULLETS.has(plainKey(said));
export const isChildren = (said: Said): boolean => CHILDREN.has(plainKey(said)) || plays(said, 'wrapper');

/** What hangs below it is a tree. */
export const isBranch = (said: Said): boolean =>
  /^(?:branches|children|causes|rootcauses|subissues|subquestions|questions|hypotheses|ursachen|zweige|aste|causas|cause|ramas|rami|oorzaken|przyczyny)$/.test(
    plainKey(said),
  );

const LABELS = list(
  'labels categories periods months years quarters dates xaxis xlabels x columns header headers head fields cols kategorien monate jahre quartale spalten spaltennamen etiquettes mois annees columnas etiquetas meses anos colonne mesi anni colunas rotulos kolommen maanden jaren kolumny etykiety miesiace lata',
);
/** Names what stands along an axis, or over the columns. */
export const isAxis = (said: Said): boolean => LABELS.has(plainKey(said));

const TECHNICAL = list(
  'uuid guid timestamp createdat updatedat requestid traceid color colour bordercolor backgroundcolor icon font fontsize width height',
);
/** Of a record: for machines, not for readers. */
export const isTechnical = (said: Said): boolean => TECHNICAL.has(plainKey(said));

/** Counts the records and names none of them. */
/** Of a list: what its things are numbered by, where the numbers run from 1. */
export const isOrdinal = (said: Said): boolean =>
  /^(?:step|no|nr|order|rank|position|pos|phase|seq|sequence|schritt|etape|paso|passo|stap|krok|index|id|n|num|number)$/.test(
    plainKey(said),
  );
/** `PRJ-12`, `R3`: keys of a register. */
export const isTicket = (text: string): boolean => /^[A-Z]{1,8}-?\d{1,6}$/.test(text);

export const isNumbering = (said: Said): boolean =>
  textOf(said).trim() === '#' ||
  (/^(?:id|nr|no|num|number|index|idx|lfd|lfdnr|pos|ref|#|\p{L}+id|)$/u.test(plainKey(said)) && /\S/.test(textOf(said)));

/**
 * A name as words: machines can write no blanks into it. `raw_materials` reads "raw materials", `netRevenue` "net revenue"; capitals that
 * stand for words stay. Names with blanks, and values, stay as they are.
 */
export function wordsOfKey(said: Said): Said {
  if (/\s/.test(textOf(said))) return said;
  return said.flatMap((part): Part[] => {
    if (part.text.length !== part.end - part.start) return [part];
    const out: Part[] = [];
    let from = 0;
    const upTo = (to: number): void => {
      if (to > from) out.push({ text: part.text.slice(from, to), start: part.start + from, end: part.start + to });
    };
    for (const match of part.text.matchAll(/(?<=[\p{L}\p{N}])_+(?=[\p{L}\p{N}])|(?<=\p{Ll})\p{Lu}(?=\p{Ll})|(?<=\p{Ll})(?=\p{Lu}{2})/gu)) {
      const [at, to] = [part.start + match.index, part.start + match.index + match[0].length];
      upTo(match.index);
      if (/\p{Lu}/u.test(match[0])) out.push({ text: ` ${match[0].toLowerCase()}`, start: at, end: to });
      else if (match[0] !== '') out.push({ text: ' ', start: at, end: to });
      else out.push({ text: ' ', start: at, end: at });
      from = match.index + match[0].length;
    }
    upTo(part.text.length);
    return out;
  });
}
