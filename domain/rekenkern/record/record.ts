import type { FinancieringsOpzet, FinancieringsOpzetMetOnderpand } from '../../financieringsOpzet'
import type { Geldbedrag, Euros, Procent } from '../eenheden'
import type { Maandlaststappen } from '../maandlast'
import type { Pen, Waarde, Waarden } from '../pen'
import type { Aanschaf } from '../woning'
import type { Stap } from '../stap'
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

type Cijfers = { -readonly [V in keyof FinancieringsOpzetMetOnderpand]?: FinancieringsOpzetMetOnderpand[V] }
type Veld = keyof Cijfers
type Cijfer<V extends Veld> = NonNullable<Cijfers[V]>
type Bedragveld = { [V in Veld]: number extends Cijfer<V> ? V : never }[Veld]

/** The result record: every amount to the cent; an absent figure has no key. */
export const recordVan = (pen: Pen, grond: Recordgrond): FinancieringsOpzet => {
  const { aanschaf } = grond
  const hier = pen.bij(RECORD)
  const opzet: Cijfers = {}
  const neem = <V extends Veld, I>(veld: V, formule: Stap<I, Cijfer<V>>, invoer: Waarden<NoInfer<I>>) => {
    opzet[veld] = hier.read(hier.stap(formule, invoer, veld))
  }
  const overgenomen = (waarden: { readonly [V in Veld]?: Waarde<Cijfer<V>> }) => {
    for (const veld of Object.keys(waarden) as Veld[]) {
      const waarde = waarden[veld]
      if (waarde !== undefined) neem(veld, stap.overgenomen<Cijfer<Veld>>, { waarde })
    }
  }
  const opDeCent = (bedragen: Readonly<Partial<Record<Bedragveld, Waarde<Geldbedrag>>>>) => {
    for (const veld of Object.keys(bedragen) as Bedragveld[]) {
      const bedrag = bedragen[veld]
      if (bedrag !== undefined) neem(veld, stap.opDeCent, { bedrag })
    }
  }

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
  neem('hypotheekbedrag', stap.hypotheekbedrag, sluitgrond)
  neem('extraBenodigdeEigenInleg', stap.extraBenodigdeEigenInleg, sluitgrond)
  return opzet as FinancieringsOpzet
}
