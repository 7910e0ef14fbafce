/** The texts of the loader itself. `ui/tekst` is not loaded yet when the loader shows a message. */
export const loaderTekst = {
  nietGeladen: 'De rekenhulp laadt niet. Controleer je verbinding en probeer het opnieuw.',
  /** Advice from the second failure on: some browsers request a failed file again only after a reload of the page. */
  laadPaginaOpnieuw: 'Lukt het niet? Laad de pagina opnieuw.',
  nietGestart: 'De rekenhulp kan niet starten. Probeer het in een andere browser.',
  paginaWerktTegen: 'De rekenhulp werkt niet op deze pagina.',
  vernieuwd: 'Er is een nieuwe versie. Laad de pagina opnieuw; je antwoorden blijven staan.',
  /** The message about a new release in a browser that refuses session storage, for instance in a sandbox. */
  vernieuwdZonderAntwoorden: 'Er is een nieuwe versie. Laad de pagina opnieuw en vul je antwoorden opnieuw in.',
  browserTeOud: 'Deze browser is te oud voor de rekenhulp. Probeer het in een nieuwere browser.',
  mist: (wat: string) => `Deze browser mist ${wat}.`,
  probeerOpnieuw: 'Probeer opnieuw',
  laadOpnieuw: 'Laad de pagina opnieuw',
} as const
