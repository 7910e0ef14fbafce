/** The words of the loader itself, for when nothing else could be loaded: `ui/tekst` is not there yet. */
export const loaderTekst = {
  nietGeladen: 'De rekenhulp laadt niet. Controleer je verbinding en probeer het opnieuw.',
  probeerOpnieuw: 'Probeer opnieuw',
} as const
