import { knoppen } from './nl'

/** The words that replace the calculator when it cannot be shown. */
export const hostTekst = {
  labelfout: (gegeven: string | undefined, keuzes: readonly string[]) =>
    `label-code ontbreekt of is onbekend: ${gegeven ?? 'niets'}; kies ${keuzes.join(' of ')}`,
  normenNietGeladen: 'De rekenhulp laadt niet. Controleer je verbinding en probeer het opnieuw.',
  nietGestart: 'De rekenhulp kan niet starten. Probeer het in een andere browser.',
  vastgelopen: 'De rekenhulp loopt steeds vast. Laad de pagina opnieuw.',
  probeerOpnieuw: knoppen.probeerOpnieuw,
} as const
