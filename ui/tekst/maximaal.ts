/** The title and the labels of the block 'Je maximale hypotheek', which the first screen also shows without figures. */
export const maximaalTekst = {
  titel: 'Je maximale hypotheek',
  labels: {
    inkomenPerJaar: 'Inkomen per jaar',
    maximaleHypotheekOpInkomen: 'Maximale hypotheek',
    maandlastBruto: 'Bruto maandlast',
    maandlastNetto: 'Netto maandlast',
  },
} as const
