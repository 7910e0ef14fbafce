/** Texts of the buttons that open the credit calculator or use its result, and the message that the result is used. */
export const kredietTekst = {
  open: {
    eigen: 'Bereken creditcard, rood staan en afbetaling',
    partner: 'Bereken creditcard, rood staan en afbetaling van je partner',
  },
  vulIn: (label: string) => `Vul in bij ${label}`,
  telOp: (label: string) => `Tel op bij ${label}`,
  ingevuld: (label: string, bedrag: string) => `Bij ${label} staat nu ${bedrag} per maand.`,
} as const
