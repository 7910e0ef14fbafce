/** The Dutch names of the steps of the calculator, in order. */
export const STAPPEN = Object.freeze(['Maximale hypotheek', 'Benodigde hypotheek', 'Rentevaste periode'] as const)

/** The number of a step of the calculator, counted from 0. */
export type Stapnummer = 0 | 1 | 2

/** The numbers of all steps, in order. */
export const STAPNUMMERS: readonly Stapnummer[] = Object.freeze([0, 1, 2])

/** The number of the first step. */
export const EERSTE_STAP: Stapnummer = 0
/** The number of the last step. */
export const LAATSTE_STAP: Stapnummer = 2

/** The highest step that can be opened (`hoogste`), for a step indicator in which every step can be opened. */
export const ONBEGRENSDE_STAP = 9999

/** The open step and the highest step that was reached, both counted from 0. */
export interface StappenState {
  /** The open step: 0, 1 or 2. */
  readonly huidig: Stapnummer
  /** The highest step that was reached: 0, 1 or 2. */
  readonly hoogste: Stapnummer
}

/** The state at the start of a visit: the first step is open. */
export const eersteStappen: StappenState = Object.freeze({ huidig: EERSTE_STAP, hoogste: EERSTE_STAP })

/**
 * Whether `stap` is the number of a step and is at most `hoogste`.
 * @example
 * isBereikbaar(2, 1) // false
 */
export const isBereikbaar = (stap: number, hoogste: number = ONBEGRENSDE_STAP): stap is Stapnummer =>
  Number.isInteger(stap) && stap >= EERSTE_STAP && stap <= Math.min(hoogste, LAATSTE_STAP)

/**
 * Returns the state with step `stap` open. Returns `state` itself if that step is already open, was never reached or
 * does not exist.
 * @example
 * gaNaar({ huidig: 1, hoogste: 1 }, 0) // { huidig: 0, hoogste: 1 }
 * gaNaar({ huidig: 0, hoogste: 0 }, 2) // { huidig: 0, hoogste: 0 }
 */
export const gaNaar = (state: StappenState, stap: number): StappenState =>
  isBereikbaar(stap, state.hoogste) && stap !== state.huidig ? { ...state, huidig: stap } : state

/**
 * Returns the state with the next step open and reached. Returns `state` itself at the last step.
 * @example
 * volgende(eersteStappen) // { huidig: 1, hoogste: 1 }
 */
export const volgende = (state: StappenState): StappenState => {
  const stap = state.huidig + 1
  if (!isBereikbaar(stap)) return state
  return { huidig: stap, hoogste: stap > state.hoogste ? stap : state.hoogste }
}

/**
 * Returns the state with the previous step open. Returns `state` itself at the first step.
 * @example
 * vorige(volgende(eersteStappen)) // { huidig: 0, hoogste: 1 }
 */
export const vorige = (state: StappenState): StappenState => gaNaar(state, state.huidig - 1)

/**
 * Returns the accessible name of the button that opens a step; undefined for the step that is already open.
 * @example
 * toegankelijkeNaamVanStap(0, 1) // 'Ga terug naar stap 1 van 3 Maximale hypotheek'
 */
export const toegankelijkeNaamVanStap = (stap: Stapnummer, huidig: Stapnummer): string | undefined => {
  if (stap === huidig) return undefined
  const richting = stap < huidig ? 'Ga terug' : 'Ga verder'
  return `${richting} naar stap ${stap + 1} van ${STAPPEN.length} ${STAPPEN[stap]}`
}
