/** The folder that keeps what a screen reader meets, a file for each state. */
export const BOMEN = 'schermlezer'

/** Where the tree of a state is kept. */
export const boomVan = (toestand: string): string[] => [BOMEN, `${toestand.replaceAll(' ', '-')}.txt`]
