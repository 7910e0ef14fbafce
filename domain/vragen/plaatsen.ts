import type { Veld } from '../antwoorden/antwoorden'
import type { Wie } from '../antwoorden/persoon'
import type { Verzoekdelen } from './vraag'
import { VELDEN, VRAGEN } from './vragen'

/** A request field with the questions that can fill the field, of which a home buyer sees at most one at a time. */
interface Plaatsing<Deel extends keyof Verzoekdelen> {
  readonly naam: keyof Verzoekdelen[Deel] & string
  readonly velden: readonly [Veld, ...Veld[]]
}

/**
 * Returns the fields in one part of a request that hold answers, with the questions that can fill each field. With
 * `wie`, only the questions to that home buyer count.
 * @example
 * plaatsenIn('uitgaven', 'eigen')[0] // { naam: 'brutoMaandlastOverige', velden: [ 'eigen.leningen' ] }
 */
export const plaatsenIn = <Deel extends keyof Verzoekdelen>(deel: Deel, wie?: Wie): readonly Plaatsing<Deel>[] => {
  const velden = new Map<string, [Veld, ...Veld[]]>()
  for (const veld of VELDEN) {
    const { plaats } = VRAGEN[veld]
    if (plaats?.[0] !== deel || (wie !== undefined && !veld.startsWith(`${wie}.`))) continue
    const al = velden.get(plaats[1])
    if (al === undefined) velden.set(plaats[1], [veld])
    else al.push(veld)
  }
  return [...velden].map(([naam, velden]) => ({ naam: naam as Plaatsing<Deel>['naam'], velden }))
}
