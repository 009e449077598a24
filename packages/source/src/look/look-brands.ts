/** Looks that no theme has: brands, fonts, motion. */

const BRANDS =
  'McKinsey|BCG|Bain|Deloitte|KPMG|PwC|Accenture|Apple|Google|Microsoft|Amazon|Netflix|Tesla|IBM|SAP|Airbnb|Spotify|Nike|Uber|Stripe|SlideForge|TED|Goldman Sachs|Morgan Stanley|The Economist|Financial Times|Siemens|BMW|Mercedes|Coca-Cola|Ikea';
export const BRAND = new RegExp(
  [
    // "in McKinsey style", "McKinsey-style", "SlideForge colours"
    `(?<=(?:^|[.;:,(\\n]\\s?|(?<![\\p{L}])(?:in|In|with|With|use|Use|using|apply|a|an|im|Im|mit|the|dans|con|w)\\s))(?!(?:Gantt|Kanban|Scrum|Swot|SWOT|RACI|Pareto|Mekko|Marimekko|Sankey|Funnel|Agenda|Waterfall|KPI|Our|The|In|A|An|And|With|Use|Make|Please|Unsere?n?|Notre|Nuestr[oa]|Nostr[oa]|Noss[oa]|Onze|Nasz)(?![\\p{L}]))\\p{Lu}[\\p{L}\\p{N}&.]{1,24}(?:\\s\\p{Lu}[\\p{L}\\p{N}&]{1,24})?(?:['’]s)?[\\s-](?:style|look|colours?|colors?|branding|palette|brand|template|stil|farben|design)(?=\\s{0,2}(?:[.:;,!?)\\n]|$)|\\s(?:slides?|theme|deck|look|please|with|for|on|of|folie)(?![\\p{L}]))`,
    // "like Apple", "im Stil von Apple", "à la McKinsey"
    `(?<=(?:slides?|looks?|style|designed|design|it|this|deck|theme|folie|aussehen|diapositive|diapositiva|slajd)\\s)(?:[Ll]ike|[Aa]s|[Ww]ie|[Cc]omme|[Cc]omo|[Cc]ome|[Zz]oals|[Jj]ak)\\s(?:${BRANDS})(?![\\p{L}])`,
    `(?:[Ss]til von|[Ss]tyle of|[Ss]tyle de|[Ee]stilo de|[Ss]tile di|[Ss]tijl van|[Ss]tylu|à la|a la)\\s(?:${BRANDS})(?![\\p{L}])`,
    // "our brand colours", "house style"
    `(?:[Oo]ur|[Mm]y|[Tt]he|[Cc]ompany|[Cc]lient(?:['’]s)?)\\s(?:company\\s|corporate\\s)?(?:brand(?:ing)?\\s(?:colou?rs?|guidelines?|style|fonts?|kit|template)|house\\s(?:style|colou?rs)|company\\scolou?rs|colou?r\\spalette)(?![\\p{L}])`,
    `(?:brand|company|corporate|house)\\scolou?rs(?![\\p{L}])`,
    `[Uu]nser(?:e[mnr]?)?\\s(?:Corporate\\sDesign|Marken?design|Hausfarben|Markenfarben|Firmenfarben)(?![\\p{L}])`,
    `[Nn]otre\\scharte(?:\\sgraphique)?|[Oo]nze\\s(?:huisstijl|merkkleuren)|[Nn]asz(?:a|ą|e|ej|ych|ym)\\s(?:kolor\\p{L}+|identyfikacj\\p{L}+)`,
    // "in our brand": as content it would be a topic, so a word that asks goes before it and nothing follows.
    `(?<=(?<![\\p{L}])(?:[Ii]n|[Oo]n|[Uu]se|[Uu]sing|[Aa]pply|[Ww]ith|[Ff]ollow|[Mm]atch|[Ii]m|[Mm]it|[Nn]ach|[Vv]erwende|[Ss]elon|[Aa]vec|[Dd]ans|[Uu]tilisez|[Cc]on|[Ee]n|[Uu]sa|[Cc]om|[Ee]m|[Mm]et|[Ww]|[Zz]|[Uu]żyj|colores de|cores da|colori del|couleurs de|kleuren van)\\s)(?:(?:[Oo]ur|[Mm]y|[Tt]he)\\s(?:company\\s|corporate\\s)?(?:brand(?:ing)?|CI|corporate\\s(?:identity|design)|template)|[Uu]nser(?:e[mnr]?)?\\s(?:CI|CD|Vorlage|Marke)|[Nn]otre\\s(?:marque|modèle)|[Nn]os\\scouleurs|[Nn]uestr[oa]s?\\s(?:marca|colores|plantilla)|[Nn]ostr[aoi]\\s(?:marchio|brand|colori|modello)|[Nn]oss[ao]s?\\s(?:marca|cores|modelo)|[Oo]ns\\ssjabloon|[Nn]asz(?:ej|ym)\\s(?:mark\\p{L}+|szablon\\p{L}*))(?=\\s{0,2}(?:[.:;,!?)\\n]|$))`,
  ].join('|'),
  'gu',
);
export const FONT =
  /(?<![\p{L}])(?:in|with|use|using|mit|avec|con|com|met|z)\s(?:\p{Lu}[\p{L}]+\s){1,3}(?:fonts?|typeface|schrift\p{L}*|police|fuente|carattere|fonte|lettertype|czcionk\p{L}+)(?![\p{L}])|(?<![\p{L}])Comic\sSans(?![\p{L}])/gu;
export const MOTION =
  /(?<![\p{L}])(?:with|mit|avec|con|com|met|z|add|use)\s(?:(?:some|nice|smooth|slide|fade)\s){0,2}(?:animations?|transitions?|animationen|übergängen?|animaciones|transiciones|animazioni|transizioni|animações|transições|animaties|overgangen|animacjami|przejściami)(?=\s{0,2}(?:[.:;,!?)\n]|$))/giu;
