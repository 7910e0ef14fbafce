import type { Veld, Veldwaarde } from '../../domain'
import { KeuzeField } from '../velden/KeuzeField'
import type { Option } from '../velden/field'
import { useGevraagd } from './useGevraagd'
import { useKeuze } from './useKeuze'

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
