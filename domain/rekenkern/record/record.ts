import type { FinancieringsOpzet, FinancieringsOpzetMetOnderpand } from '../../financieringsOpzet'
import type { FinancieringsOpzetVerzoek, Onderpand } from '../../verzoek'
import type { Bedrag, Euro, Euros, Procent } from '../eenheden'
import type { Maandlast } from '../maandlast'
import type { Pen, Plek, Waarde, Waarden } from '../pen'
import type { Aankoop, Behoefte, Verkoop, Woning } from '../woning'
import type { Stap } from '../stap'
import * as stap from './record.stappen'

/** The home of a calculation, with its costs, the sale of the old home when there is one, and the need. */
interface Aanschaf {
  readonly onderpand: Onderpand
  readonly woning: Woning
  readonly aankoop: Aankoop
  readonly verkoop: Verkoop | undefined
  readonly behoefte: Behoefte
}

/** Everything that the record is made of. */
type Recordgrond = Waarden<Euros<'maximaleHypotheekOpInkomen' | 'maximaleHypotheek'>> & {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly rente: Waarde<Procent>
  readonly maandlast: Maandlast
  readonly aanschaf: Aanschaf | undefined
}

/** The id of the step that gives a figure of the record is this and the name of the figure. */
export const RECORD: Plek = { pad: 'financieringsOpzet' }

/** A record that is being filled; the figures of a home come in where they stand in it. */
type Opzet = { -readonly [Veld in keyof FinancieringsOpzetMetOnderpand]?: FinancieringsOpzetMetOnderpand[Veld] }

/** The result record: every amount to the cent; an absent figure has no key. */
export const recordVan = (pen: Pen, grond: Recordgrond): FinancieringsOpzet => {
  const { maandlast, aanschaf } = grond
  const hier = pen.bij(RECORD)
  const neem = <I, U>(formule: Stap<I, U>, invoer: Waarden<NoInfer<I>>, naam?: string): U =>
    hier.read(hier.stap(formule, invoer, naam))
  const opDeCent = (bedrag: Waarde<Bedrag>, naam?: string) => neem(stap.opDeCent, { bedrag }, naam)

  const moment = pen.gegeven(stap.moment, grond.verzoek.timestamp)
  const opzet: Opzet = {}
  opzet.maximaleHypotheekOpInkomen = neem(stap.overgenomen<Euro>, { waarde: grond.maximaleHypotheekOpInkomen })
  opzet.maximaleHypotheek = neem(stap.overgenomen<Euro>, { waarde: grond.maximaleHypotheek })
  opzet.maandlastBruto = opDeCent(maandlast.bruto, 'maandlastBruto')
  opzet.maandlastNetto = opDeCent(maandlast.netto, 'maandlastNetto')
  opzet.rentepercentage = neem(stap.overgenomen<Procent>, { waarde: grond.rente }, 'rentepercentage')
  opzet.timestamp = neem(stap.overgenomen<string>, { waarde: moment })
  if (aanschaf === undefined) return opzet as FinancieringsOpzet

  const { onderpand, woning, aankoop, verkoop, behoefte } = aanschaf
  opzet.overdrachtsbelasting = opDeCent(aankoop.overdrachtsbelasting)
  opzet.leveringsaktekosten = opDeCent(aankoop.leveringsaktekosten)
  opzet.taxatiekosten = opDeCent(aankoop.taxatiekosten)
  opzet.hypotheekaktekosten = opDeCent(aankoop.hypotheekaktekosten, 'hypotheekaktekosten')
  opzet.aankoopkosten = opDeCent(aankoop.aankoopkosten)
  const werk = woning.meerwerkOfVerbouwingskosten
  if (werk !== undefined && onderpand.onderpandType === 'BestaandeBouw') {
    opzet.verbouwingskosten = opDeCent(werk, 'verbouwingskosten')
  } else if (werk !== undefined) {
    opzet.meerwerk = opDeCent(werk, 'meerwerk')
  }
  if (verkoop !== undefined) {
    opzet.makelaarskosten = opDeCent(verkoop.makelaarskosten)
    opzet.overwaarde = opDeCent(verkoop.overwaarde)
    opzet.restschuld = opDeCent(verkoop.restschuld)
  }

  const { hypotheekbedrag, extraBenodigdeEigenInleg, benodigdeFinanciering, eigenInleg } = behoefte
  const sluitgrond = { hypotheekbedrag, extraBenodigdeEigenInleg, benodigdeFinanciering, eigenInleg }
  opzet.nhg = neem(stap.overgenomen<boolean>, { waarde: behoefte.nhg })
  opzet.nhgKosten = opDeCent(behoefte.nhgKosten)
  opzet.financieringskosten = opDeCent(behoefte.financieringskosten)
  opzet.totaalFinancieringskosten = opDeCent(behoefte.totaalFinancieringskosten)
  opzet.benodigdeFinanciering = opDeCent(benodigdeFinanciering)
  opzet.benodigdeEigenInleg = opDeCent(behoefte.benodigdeEigenInleg)
  opzet.hypotheekbedrag = neem(stap.hypotheekbedrag, sluitgrond)
  opzet.extraBenodigdeEigenInleg = neem(stap.extraBenodigdeEigenInleg, sluitgrond)
  return opzet as FinancieringsOpzet
}
