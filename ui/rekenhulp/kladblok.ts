import type { Concepten } from './concept'

/** Keeps the texts that are no answer yet, also when the screen is drawn anew or put away for a while. */
export interface Kladblok {
  readonly lees: () => Concepten
  readonly bewaar: (concepten: Concepten) => void
}

export const createKladblok = (): Kladblok => {
  let bewaard: Concepten = new Map()
  return {
    lees: () => bewaard,
    bewaar: (concepten) => {
      bewaard = concepten
    },
  }
}
