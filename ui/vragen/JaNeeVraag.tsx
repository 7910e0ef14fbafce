import type { Veld, Veldwaarde } from '../../domain'
import { KeuzeVraag } from './KeuzeVraag'
import { jaNeeOptions } from './options'

type JaNeeVeld = { [V in Veld]: Veldwaarde<V> extends 'ja' | 'nee' ? V : never }[Veld]

/** A question answered with yes or no. */
export const JaNeeVraag = ({ veld }: { readonly veld: JaNeeVeld }) => <KeuzeVraag veld={veld} options={jaNeeOptions} />
