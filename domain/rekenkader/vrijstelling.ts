import { either } from 'fp-ts'

import type { Startersvrijstelling } from '../antwoorden/startersvrijstelling'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'
import type { OngeldigeStartersvrijstelling } from './rekenFout'

const VOOR_EEN: readonly Startersvrijstelling[] = ['nee', 'ja']
const VOOR_TWEE: readonly Startersvrijstelling[] = ['nee', 'eenVanTwee', 'ja']

/** Returns any value as text. For an object it returns the type, because the `toString` of the object may throw. */
const alsTekst = (gegeven: unknown): string =>
  typeof gegeven === 'object' && gegeven !== null ? Object.prototype.toString.call(gegeven) : String(gegeven)

/** Returns `gegeven` as a starter exemption, or an error when the exemption is impossible for the number of buyers. */
export const vrijstellingVoor = (
  { hypotheekgevers }: FinancieringsOpzetVerzoek,
  gegeven: unknown,
): either.Either<OngeldigeStartersvrijstelling, Startersvrijstelling> => {
  const mogelijk = hypotheekgevers.length === 2 ? VOOR_TWEE : VOOR_EEN
  const vrijstelling = mogelijk.find((een) => een === gegeven)
  return vrijstelling === undefined
    ? either.left({ _tag: 'OngeldigeStartersvrijstelling', startersvrijstelling: alsTekst(gegeven), mogelijk })
    : either.right(vrijstelling)
}
