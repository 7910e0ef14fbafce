/** The words of the loader itself, for when nothing else could be loaded: `ui/tekst` is not there yet. */
export const loaderTekst = {
  nietGeladen: 'De rekenhulp laadt niet. Controleer je verbinding en probeer het opnieuw.',
  /** Some browsers do not request a failed file again until the page is reloaded. */
  laadPaginaOpnieuw: 'Lukt het niet? Laad de pagina opnieuw.',
  paginaWerktTegen: 'De rekenhulp werkt niet op deze pagina.',
  paginaVoegtToe: (naam: string) => `Deze pagina zet ${naam} op Object.prototype. Haal dat weg.`,
  paginaBevriest: 'Deze pagina bevriest Error.prototype. Haal dat weg.',
  probeerOpnieuw: 'Probeer opnieuw',
} as const
