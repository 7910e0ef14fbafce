/** Texts inside the credit calculator. They load together with the credit calculator. */
export const limietenTekst = {
  limieten: {
    eigen: 'Limieten van creditcard en rood staan',
    partner: 'Limieten van creditcard en rood staan van je partner',
  },
  limietenHulp: 'Een limiet is het hoogste bedrag dat je mag lenen. Tel alle limieten op, ook als je ze niet gebruikt.',
  koopOpAfbetaling: { eigen: 'Kopen op afbetaling', partner: 'Kopen op afbetaling van je partner' },
  koopOpAfbetalingHulp: 'Vul in hoeveel die aankopen samen hebben gekost.',
  uitkomst: (percentage: number) => `Telt mee per maand (${percentage}%)`,
} as const
