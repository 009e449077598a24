/** Documents of our own, as people write them. */

export const BOARD = `# Board report, Q3 2026

Author: Helen Marsh
Date: 12 October 2026

Please make an 8-slide deck of this report for the board.

## Summary

Revenue reached EUR 51.5 m in the third quarter, up from 42.0 m a year earlier. EBITDA was 9.3 m, a margin of 18.1%. Cash at the end of September was 23.4 m.

The order book covers 7.5 months of production. Two customers account for 38% of it.

## Financial performance

### Revenue by quarter

| Quarter | Revenue (EUR m) |
|---|---|
| Q3 2025 | 42.0 |
| Q4 2025 | 44.1 |
| Q1 2026 | 46.8 |
| Q2 2026 | 49.2 |
| Q3 2026 | 51.5 |

### Results by region

| Region | Revenue | EBITDA | Margin | Headcount |
|---|---:|---:|---:|---:|
| North | 21.4 | 4.6 | 21.5% | 312 |
| South | 15.2 | 2.4 | 15.8% | 240 |
| West | 9.9 | 1.6 | 16.2% | 171 |
| East | 5.0 | 0.7 | 14.0% | 96 |

The North region benefits from the new line in Lund, which reached full output in July. The East region remains below plan because the permit for the second shift came six weeks late.

## Operations

- Safety: 2 lost-time accidents in the quarter, after 4 in the second
- Output rose by 6% with the same headcount
  - Line 3 in Lund runs at 92% of its rated speed
  - Line 1 stands still for overhaul until 20 November
- Scrap rate fell from 3.4% to 2.9%

> "We have never had a smoother ramp-up than this one." Plant manager, Lund

![Aerial view of the Lund plant](picture:1)

## Legal

Not for the slides: the settlement talks with Orion concern EUR 2.1 m.

The lease of the Malmö office was prolonged to 2029.

## Risks

1. Steel price: each 10% costs 1.2 m of EBITDA
2. Permit for the second shift in the East
3. Two customers make 38% of the order book

## Next steps

| Action | Owner | Due |
|---|---|---|
| Release the budget for line 4 | Board | 30 October 2026 |
| Name a second steel supplier | Purchasing | 15 November 2026 |
| Report on the East permit | M. Holm | 1 December 2026 |
`;

export const MINUTES = `# Minutes of the steering committee, 14 May 2026

Present: A. Holm (chair), B. Reyes, C. Okafor, D. Lind. Excused: E. Marsh.

## 1. Approval of the agenda

The agenda was approved without changes.

## 2. Status of the migration

C. Okafor reported that 14 of 22 sites have moved. Three sites in the south are two weeks late because the carrier could not deliver lines in time. The cost to date is EUR 1.84 m against a budget of EUR 1.90 m for this stage.

The committee discussed whether to open a second carrier. B. Reyes pointed out that the framework contract allows it without a tender up to EUR 250,000.

Decisions:

- A second carrier is approved for the three southern sites, up to EUR 120,000
- The date for the last site stays 30 September 2026

## 3. Security findings

The audit found 11 issues: 2 high, 5 medium and 4 low. Both high ones are closed.

1. Shared accounts on the old console
   - closed on 2 May
2. Missing backups of the ticket database
   - closed on 9 May
   - restore test planned for June

## 4. Any other business

None.

## Actions

| No. | Action | Owner | Due |
|---|---|---|---|
| 1 | Sign the order with the second carrier | B. Reyes | 22 May 2026 |
| 2 | Report restore test | D. Lind | 30 June 2026 |
| 3 | Update the site plan | C. Okafor | 19 May 2026 |
`;

export const BERICHT = `# Lagebericht 2025

## Geschäftsverlauf

Der Umsatz stieg 2025 um 6,4 % auf 1.284,5 Mio. €. Im Inland wuchs das Geschäft um 2,1 %, im Ausland um 9,8 %. Das operative Ergebnis (EBIT) lag mit 96,3 Mio. € um 8,1 Mio. € über dem Vorjahr. Wesentliche Treiber waren die höhere Auslastung der Werke in Ulm und Posen sowie niedrigere Energiekosten. Gegenläufig wirkten Tariferhöhungen von durchschnittlich 4,2 %.

### Umsatz nach Regionen

| Region | Umsatz in Mio. € |
|---|---:|
| Deutschland | 512,0 |
| Übriges Europa | 438,5 |
| Amerika | 221,7 |
| Asien | 112,3 |

### Ergebnis

| Mio. € | 2023 | 2024 | 2025 |
|---|---:|---:|---:|
| Umsatz | 1.142,0 | 1.207,2 | 1.284,5 |
| EBITDA | 141,9 | 149,6 | 162,0 |
| Abschreibungen | 60,2 | 61,4 | 65,7 |
| EBIT | 81,7 | 88,2 | 96,3 |
| Finanzergebnis | -12,4 | -11,8 | -10,9 |
| Ergebnis vor Steuern | 69,3 | 76,4 | 85,4 |

Das Finanzergebnis verbesserte sich, weil im März ein Darlehen über 60 Mio. € getilgt wurde.

## Mitarbeiter

Zum Jahresende beschäftigte der Konzern 6.412 Mitarbeiter (Vorjahr: 6.287). Die Fluktuation sank von 7,9 % auf 6,8 %.

- Ausbildung: 214 Auszubildende, davon 61 im ersten Jahr
- Weiterbildung: 18,5 Stunden je Mitarbeiter
- Arbeitssicherheit: 9,1 Unfälle je Million Arbeitsstunden (Vorjahr: 10,4)

## Chancen und Risiken

Die wichtigsten Risiken liegen in der Entwicklung der Stahlpreise, in der Verfügbarkeit von Fachkräften und in möglichen Handelsbeschränkungen. Ein Anstieg der Stahlpreise um 10 % würde das EBIT ohne Gegenmaßnahmen mit rund 14 Mio. € belasten. Etwa 60 % des Bedarfs sind bis Ende 2026 zu festen Preisen gesichert.

Chancen sieht der Vorstand in der Nachfrage nach Wärmepumpenkomponenten sowie im Servicegeschäft, dessen Anteil am Umsatz von 17 % auf 22 % steigen soll.

## Prognose

Für 2026 erwartet der Vorstand einen Umsatz zwischen 1.320 und 1.360 Mio. € und eine EBIT-Marge von mindestens 7,5 %. Die Investitionen sollen 85 Mio. € betragen, davon 32 Mio. € für die neue Lackieranlage in Posen.
`;

const SENTENCES = [
  'The town bought the old mill in 1998 and has used it as a store since then.',
  'Its roof was repaired in 2006 for 84,000 euros, and the windows of the north side in 2011.',
  'A survey of March 2026 found the timber of the second floor sound, while the stairs no longer meet the rules.',
  'Visitors come on about forty days a year, mostly in summer, and the car park holds 35 cars.',
  'Three clubs asked for rooms: the choir, the repair workshop and the history society.',
  'Rents of 4.50 euros a square metre would cover the running cost, which was 18,700 euros last year.',
  'A lift would cost 140,000 to 165,000 euros, of which the region may pay half.',
  'The library would like to move its archive there, which needs 220 square metres and a steady climate.',
  'Neighbours fear noise after ten in the evening; the choir ends at nine.',
  'The council could also sell the building; two offers came last year, the higher one was 410,000 euros.',
];

/** Prose without headings but its title. */
export const MILL = `# The future of the old mill\n\n${Array.from({ length: 22 }, (_, i) =>
  Array.from({ length: 4 + (i % 3) }, (_none, j) => SENTENCES[(i * 3 + j) % 10]).join(' '),
).join('\n\n')}\n`;
