/** The words of the credit helper. */
export const kredietTekst = {
  open: {
    eigen: 'Reken creditcard, rood staan en afbetaling uit',
    partner: 'Reken creditcard, rood staan en afbetaling van je partner uit',
  },
  limieten: {
    eigen: 'Limieten van creditcard en rood staan',
    partner: 'Limieten van creditcard en rood staan van je partner',
  },
  limietenHulp: 'Tel de limieten bij elkaar op. Ook wat je niet gebruikt, telt mee.',
  koopOpAfbetaling: { eigen: 'Kopen op afbetaling', partner: 'Kopen op afbetaling van je partner' },
  koopOpAfbetalingHulp: 'Vul in voor hoeveel je op afbetaling hebt gekocht.',
  uitkomst: (percentage: number) => `Telt mee per maand (${percentage}%)`,
  vulIn: (label: string) => `Vul in bij ${label}`,
  telOp: (label: string) => `Tel op bij ${label}`,
  ingevuld: (label: string, bedrag: string) => `Bij ${label} staat nu ${bedrag} per maand.`,
} as const
