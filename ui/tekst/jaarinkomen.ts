/** Texts of the income calculator. */
export const maandinkomenTekst = {
  bevestig: 'Bevestig inkomen',
  brutomaandinkomenHulp: 'Dit staat op de loonstrook als bruto loon. Tel vakantiegeld, overwerk en bonus niet mee.',
  vakantiegeldHulp: 'Bijna iedereen in loondienst krijgt dit.',
  eigen: {
    brutomaandinkomen: 'Bruto maandinkomen',
    dertiendemaand: 'Krijg je een dertiende maand?',
    vakantiegeld: 'Krijg je vakantiegeld?',
  },
  partner: {
    brutomaandinkomen: 'Bruto maandinkomen van je partner',
    dertiendemaand: 'Krijgt je partner een dertiende maand?',
    vakantiegeld: 'Krijgt je partner vakantiegeld?',
  },
  uitkomst: 'Bruto jaarinkomen',
} as const

/** Functions that return the calculation of a yearly income as a line of text. Their amounts are passed as text. */
export const jaarinkomenSom = {
  zonderVakantiegeld: (maand: string, aantal: number, jaar: string) =>
    `${maand} × ${aantal} = ${jaar}, zonder vakantiegeld`,
  metVakantiegeld: (maand: string, aantal: number, vakantiegeld: string, jaar: string) =>
    `${maand} × ${aantal} + ${vakantiegeld} vakantiegeld = ${jaar}`,
} as const
