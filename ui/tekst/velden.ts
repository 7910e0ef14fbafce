/** The words of the fields that no step uses; one constant for each, so that a page loads only those it shows. */
export const getalTekst = {
  minder: (label: string) => `Verlaag ${label}`,
  meer: (label: string) => `Verhoog ${label}`,
} as const

export const datumTekst = { hulp: 'Dag, maand en jaar: dd-mm-jjjj.' } as const
