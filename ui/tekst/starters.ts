/** The conditions of the startersvrijstelling: an age from `vanaf` to below `tot`, and the highest price `grens`. */
interface Voorwaarden {
  readonly vanaf: number
  readonly tot: number
  readonly grens: string
}

/** Texts about transfer tax for starters. Amounts and percentages are passed as text. */
export const startersTekst = {
  keuzes: { ja: 'Ja', nee: 'Nee', weetNiet: 'Weet ik niet' },
  misschien: ({ vanaf, tot, grens }: Voorwaarden) =>
    `Ben je ${vanaf} jaar of ouder, maar jonger dan ${tot}? En kost je woning niet meer dan ${grens}? Dan ` +
    'betaal je misschien geen overdrachtsbelasting.',
  rekenenHierMet: (percentage: string) => `We rekenen hier met ${percentage}.`,
  voorwaarden: 'Wanneer kan je de vrijstelling gebruiken?',
  kloppen: 'Dat kan als deze vier punten kloppen:',
  leeftijd: ({ vanaf, tot }: Voorwaarden) =>
    `Je bent ${vanaf} jaar of ouder en jonger dan ${tot} als je bij de notaris tekent.`,
  nooitGebruikt: 'Je hebt de vrijstelling nog nooit gebruikt.',
  zelfWonen: 'Je gaat zelf in de woning wonen, en niet voor even.',
  waarde: ({ grens }: Voorwaarden) => `De woning is niet meer waard dan ${grens}. Precies ${grens} mag ook.`,
  nietEerste: 'Het hoeft niet je eerste koopwoning te zijn.',
  eenmalig: 'Je mag de vrijstelling maar één keer gebruiken.',
  jaar: (jaar: number) => `De grens geldt in ${jaar}. Het telt in welk jaar je bij de notaris tekent.`,
  samen: 'Koop je samen? Dan kijken we per persoon. We gaan ervan uit dat jullie elk de helft kopen.',
  rekenenMet: (percentage: string, bedrag: string) => `We rekenen met ${percentage}: ${bedrag}.`,
  vraagNotaris: {
    alleen: 'Vraag de notaris of de vrijstelling voor jou geldt.',
    samen: 'Vraag de notaris of de vrijstelling voor jullie geldt.',
  },
  vrij: {
    alleen: 'Je betaalt geen overdrachtsbelasting. Bij de notaris verklaar je dat je aan de voorwaarden voldoet.',
    samen:
      'Jullie betalen geen overdrachtsbelasting. ' +
      'Bij de notaris verklaren jullie dat jullie aan de voorwaarden voldoen.',
  },
  helft: {
    eigen: (percentage: string, bedrag: string) =>
      `Jij gebruikt de vrijstelling. Over de andere helft betalen jullie ${percentage}: ${bedrag}.`,
    partner: (percentage: string, bedrag: string) =>
      `Je partner gebruikt de vrijstelling. Over de andere helft betalen jullie ${percentage}: ${bedrag}.`,
  },
  teDuur: (grens: string) =>
    `De woning kost meer dan ${grens}. Dan geldt de vrijstelling niet, ook niet voor een deel.`,
  nieuwbouw: 'Bij nieuwbouw betaal je geen overdrachtsbelasting. Je hebt de vrijstelling dan niet nodig.',
} as const
