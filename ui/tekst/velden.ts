/** Texts of number fields. Each type of field has its own constant, so that a page loads only the texts it needs. */
export const getalTekst = {
  minder: (label: string) => `Verlaag ${label}`,
  meer: (label: string) => `Verhoog ${label}`,
} as const

export const datumTekst = { hulp: 'Dag, maand en jaar: dd-mm-jjjj.' } as const

export const lijstTekst = {
  maakEenKeuze: 'Maak een keuze',
  geen: 'geen',
  keuzeWissen: (label: string) => `Wis de keuze bij ${label}`,
} as const
