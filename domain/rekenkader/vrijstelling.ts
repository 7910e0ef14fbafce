import { either } from 'fp-ts'

import type { Normen } from '../normen/normen'
import type { Antwoorden, Veld } from '../orientatie/antwoorden'
import { mogelijkeStarters, type Startersvrijstelling } from '../orientatie/startersvrijstelling'
import type { FinancieringsOpzetVerzoek } from '../verzoek/verzoek'
import type { OngeldigeStartersvrijstelling } from './rekenFout'

/**
 * The questions about starters, which an embedded calculation asks for an existing home with a price up to the limit of
 * these norms; none without norms.
 */
export const startersvragen = (antwoorden: Antwoorden, normen: Normen | undefined): readonly Veld[] => {
  const { bestaandeWoning, vraagprijsWoning = 0 } = antwoorden
  const grens = normen?.startersvrijstelling.waarde.woningwaardeTotEnMet ?? 0
  const isGevraagd = bestaandeWoning === 'BestaandeBouw' && vraagprijsWoning > 0 && vraagprijsWoning <= grens
  return isGevraagd ? mogelijkeStarters(antwoorden).map((wie): Veld => `${wie}.startersvrijstelling`) : []
}

const VOOR_EEN: readonly Startersvrijstelling[] = ['nee', 'ja']
const VOOR_TWEE: readonly Startersvrijstelling[] = ['nee', 'eenVanTwee', 'ja']

/** Any value as text. An object is named by its type, because its own `toString` may throw. */
const alsTekst = (gegeven: unknown): string =>
  typeof gegeven === 'object' && gegeven !== null ? Object.prototype.toString.call(gegeven) : String(gegeven)

/** Who of the buyers of a request is exempt from transfer tax as a starter, or that it is none of what can be. */
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
