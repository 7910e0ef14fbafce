import type { eq } from 'fp-ts'

import type { Antwoorden } from '../antwoorden/antwoorden'
import type { Orientatie } from './orientatie'
import type { Berekend } from './rekenstand'

/** The names of the fields of an orientation or of `berekend` that are not answers. */
type Ernaast = Exclude<keyof Orientatie | keyof Berekend, keyof Antwoorden>

/** The names of all fields that are not answers. If a name is missing here, the code does not compile. */
const ERNAAST: Readonly<Record<Ernaast, true>> = {
  labelCode: true,
  type: true,
  loading: true,
  fout: true,
  opdracht: true,
  financieringsOpzet: true,
  berekend: true,
  grond: true,
}

/** Returns the answers in an orientation or in `berekend`, without the other fields. */
export const alleenAntwoorden = (van: Antwoorden): Antwoorden =>
  Object.fromEntries(Object.entries(van).filter(([naam]) => !Object.hasOwn(ERNAAST, naam))) as unknown as Antwoorden

const isZelfde = (een: object, ander: unknown): boolean =>
  Object.entries(een).every(([naam, waarde]: [string, unknown]) => {
    const andere = (ander as Readonly<Record<string, unknown>> | undefined)?.[naam]
    return waarde === andere || (typeof waarde === 'object' && waarde !== null && isZelfde(waarde, andere))
  })

/** The equality of all answers. Fields that are not answers, such as the brand, do not count. */
export const antwoordenEq: eq.Eq<Antwoorden> = Object.freeze<eq.Eq<Antwoorden>>({
  equals: (een, ander) => een === ander || isZelfde(alleenAntwoorden(een), ander),
})
