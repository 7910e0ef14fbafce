/** The words of the loader itself, for when nothing else could be loaded: `ui/tekst` is not there yet. */
export const laadTekst = {
  nietGeladen: 'De rekenhulp kan niet worden geladen. Controleer je verbinding.',
  probeerOpnieuw: 'Probeer opnieuw',
} as const
