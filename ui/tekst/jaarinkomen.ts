/** How the income helper comes to a yearly income, in figures. */
export const jaarinkomenSom = {
  zonderVakantiegeld: (maand: string, aantal: number, jaar: string) =>
    `${maand} × ${aantal} = ${jaar}, zonder vakantiegeld`,
  metVakantiegeld: (maand: string, aantal: number, vakantiegeld: string, jaar: string) =>
    `${maand} × ${aantal} + ${vakantiegeld} vakantiegeld = ${jaar}`,
} as const
