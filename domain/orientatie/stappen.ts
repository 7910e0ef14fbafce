/** The steps of the calculator, in order, by the name shown. */
export const STAPPEN = Object.freeze(['Maximale hypotheek', 'Benodigde hypotheek', 'Rentevaste periode'] as const)

/** A step of the calculator, counted from 0. */
export type Stapnummer = 0 | 1 | 2

/** Every step, in order. */
export const STAPNUMMERS: readonly Stapnummer[] = Object.freeze([0, 1, 2])

/** The number of the first step. */
export const EERSTE_STAP: Stapnummer = 0
/** The number of the last step. */
export const LAATSTE_STAP: Stapnummer = 2

/** The highest step open in a bare indicator, one that nobody limits: all steps are open. */
export const ONBEGRENSDE_STAP = 9999

/** Which step is open, and which is the highest reached; both counted from 0. */
export interface StappenState {
  /** The open step: 0, 1 or 2. */
  readonly huidig: Stapnummer
  /** The highest step that was reached: 0, 1 or 2. */
  readonly hoogste: Stapnummer
}

/** Where every visitor starts. */
export const eersteStappen: StappenState = Object.freeze({ huidig: EERSTE_STAP, hoogste: EERSTE_STAP })

/** Is this one of the steps, at or below the highest that is open? */
export const isBereikbaar = (stap: number, hoogste: number = ONBEGRENSDE_STAP): stap is Stapnummer =>
  Number.isInteger(stap) && stap >= EERSTE_STAP && stap <= Math.min(hoogste, LAATSTE_STAP)

/** Opens a step that was reached before, forward or backward; any other leaves everything as it is. */
export const gaNaar = (state: StappenState, stap: number): StappenState =>
  isBereikbaar(stap, state.hoogste) && stap !== state.huidig ? { ...state, huidig: stap } : state

/** Opens the next step, and counts it as reached; the last step has none. */
export const volgende = (state: StappenState): StappenState => {
  const stap = state.huidig + 1
  if (!isBereikbaar(stap)) return state
  return { huidig: stap, hoogste: stap > state.hoogste ? stap : state.hoogste }
}

/** Opens the step before; the first step has none. */
export const vorige = (state: StappenState): StappenState => gaNaar(state, state.huidig - 1)

/** What a screen reader says of an open step other than the current one; the current one needs no such name. */
export const toegankelijkeNaamVanStap = (stap: Stapnummer, huidig: Stapnummer): string | undefined => {
  if (stap === huidig) return undefined
  const richting = stap < huidig ? 'Ga terug' : 'Ga verder'
  return `${richting} naar stap ${stap + 1} van ${STAPPEN.length} ${STAPPEN[stap]}`
}
