import type { FinancieringsOpzet, FinancieringsOpzetMetOnderpand } from '../../financieringsOpzet/financieringsOpzet'
import type { Geldbedrag, Euros, Procent } from '../eenheden'
import type { Maandlaststappen } from '../maandlast/maandlast'
import type { Pen, Waarde, Waarden } from '../pen'
import type { Aanschaf } from '../woning/aanschaf'
import * as stap from './record.stappen'

/** The values that the result record is made from. `timestamp` is the timestamp of the request. */
interface Recordgrond {
  readonly hypotheken: Waarden<Euros<'maximaleHypotheekOpInkomen' | 'maximaleHypotheek'>>
  readonly maandlast: Maandlaststappen
  readonly rente: Waarde<Procent>
  readonly timestamp: string
  readonly aanschaf: Aanschaf | undefined
}

/** The `pad` of the steps of the result record: their ids are this prefix, a dot and the name of the figure. */
export const RECORD = 'financieringsOpzet'

type Veld = keyof FinancieringsOpzetMetOnderpand

/** Creates the result record, with amounts to the cent. A figure without a value has no key in the record. */
export const recordVan = (pen: Pen, grond: Recordgrond): FinancieringsOpzet => {
  const { hypotheken, maandlast, aanschaf } = grond
  const hier = pen.bij(RECORD)
  const zelf = <T>(veld: Veld, waarde: Waarde<T>) =>
    hier.read(hier.stap(stap.overgenomen<T>, { waarde } as Waarden<{ waarde: T }>, veld))
  const cent = <V extends Veld>(veld: V, bedragen: Readonly<Record<V, Waarde<Geldbedrag>>>) =>
    hier.read(hier.stap(stap.opDeCent, { bedrag: bedragen[veld] }, veld))

  const opzet: { -readonly [V in Veld]?: FinancieringsOpzetMetOnderpand[V] } = {
    maximaleHypotheekOpInkomen: zelf('maximaleHypotheekOpInkomen', hypotheken.maximaleHypotheekOpInkomen),
    maximaleHypotheek: zelf('maximaleHypotheek', hypotheken.maximaleHypotheek),
    maandlastBruto: cent('maandlastBruto', maandlast),
    maandlastNetto: cent('maandlastNetto', maandlast),
    rentepercentage: zelf('rentepercentage', grond.rente),
    timestamp: zelf('timestamp', pen.gegeven(stap.moment, grond.timestamp)),
  }
  if (aanschaf === undefined) return opzet as FinancieringsOpzet

  const { woning, aankoop, verkoop, nhg, behoefte, sluitgrond } = aanschaf
  opzet.overdrachtsbelasting = cent('overdrachtsbelasting', aankoop)
  opzet.leveringsaktekosten = cent('leveringsaktekosten', aankoop)
  opzet.taxatiekosten = cent('taxatiekosten', aankoop)
  opzet.hypotheekaktekosten = cent('hypotheekaktekosten', aankoop)
  opzet.aankoopkosten = cent('aankoopkosten', aankoop)
  const werk = woning.meerwerkOfVerbouwingskosten
  if (werk !== undefined) {
    if (woning.onderpand.onderpandType === 'Nieuwbouw') opzet.meerwerk = cent('meerwerk', { meerwerk: werk })
    else opzet.verbouwingskosten = cent('verbouwingskosten', { verbouwingskosten: werk })
  }
  if (verkoop) {
    opzet.makelaarskosten = cent('makelaarskosten', verkoop)
    opzet.overwaarde = cent('overwaarde', verkoop)
    opzet.restschuld = cent('restschuld', verkoop)
  }
  opzet.nhg = zelf('nhg', nhg)
  opzet.nhgKosten = cent('nhgKosten', behoefte)
  opzet.financieringskosten = cent('financieringskosten', behoefte)
  opzet.totaalFinancieringskosten = cent('totaalFinancieringskosten', behoefte)
  opzet.benodigdeFinanciering = cent('benodigdeFinanciering', behoefte)
  opzet.benodigdeEigenInleg = cent('benodigdeEigenInleg', behoefte)
  opzet.hypotheekbedrag = hier.read(hier.stap(stap.hypotheekbedrag, sluitgrond))
  opzet.extraBenodigdeEigenInleg = hier.read(hier.stap(stap.extraBenodigdeEigenInleg, sluitgrond))
  return opzet as FinancieringsOpzet
}
