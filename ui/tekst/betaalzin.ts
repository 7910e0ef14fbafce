/** Sentences about the bar that shows how the home is paid. Amounts are passed as text. */
export const betaalzinTekst = {
  tekort: (nodig: string, lening: string, tekort: string) =>
    `Je hebt ${nodig} nodig. Je leent ${lening} en komt ${tekort} tekort.`,
  genoeg: (nodig: string, lening: string, kanLenen: string) =>
    `Je hebt ${nodig} nodig. Je leent ${lening} van de ${kanLenen} die je voor deze woning kan lenen.`,
} as const
