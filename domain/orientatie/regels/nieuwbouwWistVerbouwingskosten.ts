import type { Regel } from './regel'

/** A new build is not renovated. Together with its counterpart: changing the home type clears both costs. */
export const nieuwbouwWistVerbouwingskosten: Regel = (orientatie) =>
  orientatie.bestaandeWoning === 'Nieuwbouw' && orientatie.verbouwingskosten !== undefined
    ? { ...orientatie, verbouwingskosten: undefined }
    : orientatie
