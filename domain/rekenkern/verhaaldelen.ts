/** The chapters of an explanation with their Dutch titles, in reading order. */
export const VERHAALDELEN = {
  rente: 'Welke rente we gebruiken',
  inkomen: 'Welk inkomen meetelt',
  schulden: 'Wat er naar schulden gaat',
  lenen: 'Wat je bij je inkomen kan lenen',
  metPensioen: 'Met pensioen',
  eersteMetPensioen: 'Als jij met pensioen bent',
  tweedeMetPensioen: 'Als je partner met pensioen is',
  beidenMetPensioen: 'Als jullie allebei met pensioen zijn',
  maximum: 'Je maximale hypotheek',
  woning: 'Wat je voor deze woning kan lenen',
  kosten: 'Wat de woning kost',
  verkoop: 'Wat je huidige woning oplevert',
  nodig: 'Wat je nodig hebt',
  maandlast: 'Wat je per maand betaalt',
  uitkomst: 'In de samenvatting',
} as const

/** The name of a chapter of an explanation. */
export type Verhaaldeel = keyof typeof VERHAALDELEN
