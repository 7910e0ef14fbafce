import type { Veld, Veldwaarde } from '../../domain'
import { KeuzeVraag } from './KeuzeVraag'
import { jaNeeOpties } from './keuzes'

type JaNeeVeld = { [V in Veld]: Veldwaarde<V> extends 'ja' | 'nee' ? V : never }[Veld]

/** A question answered with yes or no. */
export const JaNeeVraag = ({ veld }: { readonly veld: JaNeeVeld }) => <KeuzeVraag veld={veld} options={jaNeeOpties} />
