import type { Veld, Waarde } from '../../domain'
import { KeuzeField } from '../velden'
import { jaNeeOpties } from './keuzes'
import { useVraag } from './useVraag'

type JaNeeVeld = { [V in Veld]: Waarde<V> extends 'ja' | 'nee' ? V : never }[Veld]

/** A question answered with yes or no. */
export const JaNeeVraag = ({ veld }: { readonly veld: JaNeeVeld }) => (
  <KeuzeField {...useVraag(veld)} options={jaNeeOpties} />
)
