import type { FinancieringsOpzet, FinancieringsOpzetMetOnderpand } from '../../financieringsOpzet'
import type { Geldbedrag, Euros, Procent } from '../eenheden'
import type { Maandlaststappen } from '../maandlast'
import type { Pen, Waarde, Waarden } from '../pen'
import type { Aanschaf } from '../woning'
import * as stap from './record.stappen'

/** Everything that the record is made of; `timestamp` as it was asked. */
interface Recordgrond {
  readonly hypotheken: Waarden<Euros<'maximaleHypotheekOpInkomen' | 'maximaleHypotheek'>>
  readonly maandlast: Maandlaststappen
  readonly rente: Waarde<Procent>
  readonly timestamp: string
  readonly aanschaf: Aanschaf | undefined
}

/** The id of the step that gives a figure of the record is this and the name of the figure. */
export const RECORD = 'financieringsOpzet'

type Cijfers = Waarden<Partial<FinancieringsOpzetMetOnderpand>>
type Veld = keyof Cijfers
type Velden<W> = Readonly<Partial<Record<Veld, W | undefined>>>
type Bedragen = { readonly [V in Veld as Waarde<number> extends Cijfers[V] ? V : never]?: Waarde<Geldbedrag> }

/** The result record: every amount to the cent; an absent figure has no key. */
export const recordVan = (pen: Pen, grond: Recordgrond): FinancieringsOpzet => {
  const { aanschaf } = grond
  const hier = pen.bij(RECORD)
  const opzet: Partial<Record<Veld, unknown>> = {}
  const neem = <W>(waarden: Velden<W>, van: (waarde: W, veld: Veld) => Waarde<unknown>) => {
    for (const veld in waarden) {
      const waarde = waarden[veld as Veld]
      if (waarde !== undefined) opzet[veld as Veld] = hier.read(van(waarde, veld as Veld))
    }
  }
  const overgenomen = (waarden: Cijfers) =>
    neem<Waarde<unknown>>(waarden, (waarde, veld) => hier.stap(stap.overgenomen<unknown>, { waarde }, veld))
  const opDeCent = (bedragen: Bedragen) => neem(bedragen, (bedrag, veld) => hier.stap(stap.opDeCent, { bedrag }, veld))

  overgenomen(grond.hypotheken)
  opDeCent(grond.maandlast)
  overgenomen({ rentepercentage: grond.rente, timestamp: pen.gegeven(stap.moment, grond.timestamp) })
  if (aanschaf === undefined) return opzet as FinancieringsOpzet

  const { woning, aankoop, verkoop, nhg, behoefte, sluitgrond } = aanschaf
  opDeCent(aankoop)
  const soortWerk = woning.onderpand.onderpandType === 'BestaandeBouw' ? 'verbouwingskosten' : 'meerwerk'
  opDeCent({ [soortWerk]: woning.meerwerkOfVerbouwingskosten })
  if (verkoop) opDeCent(verkoop)
  overgenomen({ nhg })
  opDeCent(behoefte)
  opzet.hypotheekbedrag = hier.read(hier.stap(stap.hypotheekbedrag, sluitgrond))
  opzet.extraBenodigdeEigenInleg = hier.read(hier.stap(stap.extraBenodigdeEigenInleg, sluitgrond))
  return opzet as FinancieringsOpzet
}
