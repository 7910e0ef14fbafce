import type { Aannamegroep } from '../../domain'

/** Texts about the assumptions, the extra loan for an energy label, and the dates that decide which norms apply. */
export const aannamesTekst = {
  meerDoorLabel: (label: string, bedrag: string) => `Door energielabel ${label} mag je ${bedrag} extra lenen.`,
  groepen: {
    bijJou: (maximum: string) => `Bij een maximum van ${maximum}`,
    bijDeWoning: 'Bij deze woning',
    bijIedereen: 'Bij elke berekening',
    weggelaten: 'Wat we niet meerekenen',
  } satisfies Readonly<Record<Aannamegroep | 'weggelaten', string | ((maximum: string) => string)>>,
  /** Returns the title of a group of sentences, followed by the number of these sentences. */
  metAantal: (titel: string, aantal: number) => `${titel} (${aantal})`,
  peildataTitel: 'Welke dag telt',
  nieuwere: {
    meer: (jaar: number, verschil: string) =>
      `Met de leennormen van ${jaar} mag je bij je inkomen ${verschil} meer lenen.`,
    minder: (jaar: number, verschil: string) =>
      `Met de leennormen van ${jaar} mag je bij je inkomen ${verschil} minder lenen.`,
    evenveel: (jaar: number) => `Met de leennormen van ${jaar} mag je bij je inkomen evenveel lenen.`,
  },
  /** What the last change of norms did to the maximum on income, while the norms of the new year are not known. */
  daarvoor: {
    meer: (jaar: number, verschil: string) =>
      `Met de leennormen van ${jaar} mocht je bij je inkomen ${verschil} meer lenen.`,
    minder: (jaar: number, verschil: string) =>
      `Met de leennormen van ${jaar} mocht je bij je inkomen ${verschil} minder lenen.`,
    evenveel: (jaar: number) => `Met de leennormen van ${jaar} mocht je bij je inkomen evenveel lenen.`,
  },
  peildata: [
    'Leennormen veranderen elk jaar op 1 januari. Vraag je later een hypotheek aan? Dan kan het bedrag anders zijn.',
    'Voor de leennormen en NHG telt de dag van het bindend aanbod van je geldverstrekker.',
    'Voor de toetsrente van de AFM telt het kwartaal van dat aanbod.',
    'Voor de overdrachtsbelasting en de vrijstelling daarvan telt de dag dat je de leveringsakte tekent.',
    'Voor het belastingvoordeel, het eigenwoningforfait en de Hillenaftrek telt elk kalenderjaar apart.',
  ],
} as const
