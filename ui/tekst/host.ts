import { knoppen } from './nl'

/** Messages for the visitor when the calculator, or one of its lazily loaded parts, cannot be shown. */
export const hostTekst = {
  labelfout: (gegeven: string | undefined, keuzes: readonly string[]) =>
    `label-code ontbreekt of is onbekend: ${gegeven ?? 'niets'}; kies ${keuzes.join(' of ')}`,
  nietGeladen: 'De rekenhulp laadt niet. Controleer je verbinding en probeer het opnieuw.',
  nietGestart: 'De rekenhulp kan niet starten. Probeer het in een andere browser.',
  vastgelopen: 'De rekenhulp loopt steeds vast. Laad de pagina opnieuw.',
  paginaWerktTegen: 'De rekenhulp werkt niet op deze pagina.',
  probeerOpnieuw: knoppen.probeerOpnieuw,
  laadOpnieuw: knoppen.laadOpnieuw,
} as const
