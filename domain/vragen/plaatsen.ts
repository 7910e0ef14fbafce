import type { Veld } from '../orientatie/antwoorden'
import type { Wie } from '../orientatie/persoon'
import type { Verzoekdelen } from './vraag'
import { VELDEN, VRAGEN } from './vragen'

/** A field of a request, and the questions that fill it; of several questions only one is asked at a time. */
interface Plaatsing<Deel extends keyof Verzoekdelen> {
  readonly naam: keyof Verzoekdelen[Deel] & string
  readonly velden: readonly [Veld, ...Veld[]]
}

/**
 * Returns the fields in one part of a request that hold answers; with `wie`, only those of that home buyer.
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
