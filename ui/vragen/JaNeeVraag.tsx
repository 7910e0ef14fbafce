import type { Veld, Veldwaarde } from '../../domain'
import { KeuzeField } from '../velden'
import { jaNeeOpties } from './keuzes'
import { useKeuze } from './useKeuze'

type JaNeeVeld = { [V in Veld]: Veldwaarde<V> extends 'ja' | 'nee' ? V : never }[Veld]

/** A question answered with yes or no. */
export const JaNeeVraag = ({ veld }: { readonly veld: JaNeeVeld }) => (
  <KeuzeField {...useKeuze(veld)} options={jaNeeOpties} />
)
