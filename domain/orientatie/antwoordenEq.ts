import type { eq } from 'fp-ts'

import type { Antwoorden } from './antwoorden'
import type { Orientatie } from './orientatie'
import type { Berekend } from './rekenstand'

/** The fields of an orientation or of `berekend` that are not answers. */
type Ernaast = Exclude<keyof Orientatie | keyof Berekend, keyof Antwoorden>

/** One entry for each field that is not an answer; a missing entry does not compile. */
const ERNAAST: Readonly<Record<Ernaast, true>> = {
  labelCode: true,
  type: true,
  loading: true,
  fout: true,
  opdracht: true,
  financieringsOpzet: true,
  berekend: true,
  isVoorbeeldrente: true,
}

/** Returns the answers alone, without the other fields of an orientation. */
export const alleenAntwoorden = (van: Antwoorden): Antwoorden =>
  Object.fromEntries(Object.entries(van).filter(([naam]) => !Object.hasOwn(ERNAAST, naam))) as unknown as Antwoorden

const isZelfde = (een: object, ander: unknown): boolean =>
  Object.entries(een).every(([naam, waarde]: [string, unknown]) => {
    const andere = (ander as Readonly<Record<string, unknown>> | undefined)?.[naam]
    return waarde === andere || (typeof waarde === 'object' && waarde !== null && isZelfde(waarde, andere))
  })

/** Compares the answers to all questions; fields that are not answers are ignored. */
export const antwoordenEq: eq.Eq<Antwoorden> = Object.freeze<eq.Eq<Antwoorden>>({
  equals: (een, ander) => een === ander || isZelfde(alleenAntwoorden(een), ander),
})
