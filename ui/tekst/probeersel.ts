/** Texts shown wherever the visitor tries other answers. */
export const probeerselTekst = {
  zelfZuiniger: 'Wil je deze woning zelf zuiniger maken? Reken dan ook met de kosten daarvan.',
  geenAdvies: 'Dit is rekenwerk, geen advies. Wat bij je past, bespreek je met een adviseur.',
} as const
