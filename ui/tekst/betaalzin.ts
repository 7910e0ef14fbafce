/** What a drawing of how the home is paid shows, in sentences. Amounts come as text. */
export const betaalzinTekst = {
  tekort: (nodig: string, lening: string, tekort: string) =>
    `Je hebt ${nodig} nodig. Je leent ${lening} en komt ${tekort} tekort.`,
  genoeg: (nodig: string, lening: string, kanLenen: string) =>
    `Je hebt ${nodig} nodig. Je leent ${lening} van de ${kanLenen} die je kan lenen.`,
} as const
