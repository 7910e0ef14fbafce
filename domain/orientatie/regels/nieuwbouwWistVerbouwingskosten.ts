import type { Regel } from './regel'

/** Clears the cost of renovation when the home is a new build. */
export const nieuwbouwWistVerbouwingskosten: Regel = (orientatie) =>
  orientatie.bestaandeWoning === 'Nieuwbouw' && orientatie.verbouwingskosten !== undefined
    ? { ...orientatie, verbouwingskosten: undefined }
    : orientatie
