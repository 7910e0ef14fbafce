import type { Aannamegroep } from '../../domain'

/** Texts for the assumptions, for what an energy label adds, and for the dates that decide which norms apply. */
export const aannamesTekst = {
  meerDoorLabel: (label: string, bedrag: string) => `Door energielabel ${label} mag je ${bedrag} extra lenen.`,
  groepen: {
    bijJou: (maximum: string) => `Bij een maximum van ${maximum}`,
    bijDeWoning: 'Bij deze woning',
    bijIedereen: 'Bij elke berekening',
    weggelaten: 'Wat we niet meerekenen',
  } satisfies Readonly<Record<Aannamegroep | 'weggelaten', string | ((maximum: string) => string)>>,
  /** A title with the number of sentences folded under it. */
  metAantal: (titel: string, aantal: number) => `${titel} (${aantal})`,
  peildataTitel: 'Welke dag telt',
  nieuwere: {
    meer: (jaar: number, verschil: string) =>
      `Met de leennormen van ${jaar} mag je bij je inkomen ${verschil} meer lenen.`,
    minder: (jaar: number, verschil: string) =>
      `Met de leennormen van ${jaar} mag je bij je inkomen ${verschil} minder lenen.`,
    evenveel: (jaar: number) => `Met de leennormen van ${jaar} mag je bij je inkomen evenveel lenen.`,
  },
  peildata: [
    'Leennormen veranderen elk jaar op 1 januari. Vraag je later een hypotheek aan? Dan kan het bedrag anders zijn.',
    'Voor de leennormen en NHG telt de dag van het bindend aanbod van je geldverstrekker.',
    'Voor de toetsrente van de AFM telt het kwartaal van dat aanbod.',
    'Voor de overdrachtsbelasting en de vrijstelling daarvan telt de dag dat je de leveringsakte tekent.',
    'Voor het belastingvoordeel, het eigenwoningforfait en de Hillenaftrek telt elk kalenderjaar apart.',
  ],
} as const
