import type { Regel } from './regel'

/** Clears the renovation of a new build. With the rule for an existing home: another home type clears both costs. */
export const nieuwbouwWistVerbouwingskosten: Regel = (orientatie) =>
  orientatie.bestaandeWoning === 'Nieuwbouw' && orientatie.verbouwingskosten !== undefined
    ? { ...orientatie, verbouwingskosten: undefined }
    : orientatie
