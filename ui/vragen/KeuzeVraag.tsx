import type { Veld, Veldwaarde } from '../../domain/orientatie'
import { KeuzeField } from '../velden/KeuzeField'
import type { Option } from '../velden/field'
import { useCalculator } from '../context/context'
import { useGevraagd, useVraag } from './useVraag'
import { jaNeeOptions } from './options'

type KeuzeVeld = { [V in Veld]: Veldwaarde<V> extends string ? V : never }[Veld]

interface KeuzeVraagProps<V extends KeuzeVeld> {
  readonly veld: V
  readonly options: readonly Option<Veldwaarde<V>>[]
}

/** A question answered by choosing from a few answers. */
export const KeuzeVraag = <V extends KeuzeVeld>({ veld, options }: KeuzeVraagProps<V>) => {
  const keuze = useKeuze(veld)
  return useGevraagd(veld) && <KeuzeField {...keuze} options={options} />
}

type JaNeeVeld = { [V in Veld]: Veldwaarde<V> extends 'ja' | 'nee' ? V : never }[Veld]

/** A question answered with yes or no. */
export const JaNeeVraag = ({ veld }: { readonly veld: JaNeeVeld }) => <KeuzeVraag veld={veld} options={jaNeeOptions} />

/** A question answered by choosing, as the properties of its field: choosing again in one visit replaces the choice. */
export const useKeuze = <V extends Veld>(veld: V) => {
  const { visit } = useCalculator()
  return { ...useVraag(veld), onBezoek: (bezig: boolean) => visit(veld, bezig) }
}
