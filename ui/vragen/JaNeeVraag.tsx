import type { Veld, Waarde } from '../../domain'
import { KeuzeField } from '../velden'
import { jaNeeOpties } from './keuzes'
import { useVraag } from './useVraag'

type JaNeeVeld = { [V in Veld]: Waarde<V> extends 'ja' | 'nee' ? V : never }[Veld]

/** A question answered with yes or no. */
export const JaNeeVraag = ({ veld, afhankelijk }: { readonly veld: JaNeeVeld; readonly afhankelijk?: boolean }) => (
  <KeuzeField {...useVraag(veld)} afhankelijk={afhankelijk} options={jaNeeOpties} />
)
