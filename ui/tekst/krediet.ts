/** The words of the credit helper. */
export const kredietTekst = {
  open: {
    eigen: 'Bereken creditcard, rood staan en afbetaling',
    partner: 'Bereken creditcard, rood staan en afbetaling van je partner',
  },
  limieten: {
    eigen: 'Limieten van creditcard en rood staan',
    partner: 'Limieten van creditcard en rood staan van je partner',
  },
  limietenHulp: 'Een limiet is het hoogste bedrag dat je mag lenen. Tel alle limieten op, ook als je ze niet gebruikt.',
  koopOpAfbetaling: { eigen: 'Kopen op afbetaling', partner: 'Kopen op afbetaling van je partner' },
  koopOpAfbetalingHulp: 'Vul in hoeveel die aankopen samen hebben gekost.',
  uitkomst: (percentage: number) => `Telt mee per maand (${percentage}%)`,
  vulIn: (label: string) => `Vul in bij ${label}`,
  telOp: (label: string) => `Tel op bij ${label}`,
  ingevuld: (label: string, bedrag: string) => `Bij ${label} staat nu ${bedrag} per maand.`,
} as const
