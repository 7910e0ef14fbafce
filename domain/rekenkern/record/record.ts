import type { FinancieringsOpzet, FinancieringsOpzetMetOnderpand } from '../../financieringsOpzet'
import type { FinancieringsOpzetVerzoek, Onderpand } from '../../verzoek'
import type { Euros, Procent } from '../eenheden'
import type { Maandlast } from '../maandlast'
import type { Pen, Plek, Waarde, Waarden } from '../pen'
import type { Stap } from '../stap'
import type { Aankoop, Behoefte, Verkoop, Woning } from '../woning'
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

/** Takes the step of a figure, and gives the figure as it stands in the record. */
type Neem = <I, U>(stap: Stap<I, U>, invoer: Waarden<NoInfer<I>>) => U

const vulHypotheek = (opzet: Opzet, neem: Neem, grond: Recordgrond, moment: Waarde<string>): void => {
  opzet.maximaleHypotheekOpInkomen = neem(stap.maximaleHypotheekOpInkomen, {
    waarde: grond.maximaleHypotheekOpInkomen,
  })
  opzet.maximaleHypotheek = neem(stap.maximaleHypotheek, { waarde: grond.maximaleHypotheek })
  opzet.maandlastBruto = neem(stap.maandlastBruto, { bedrag: grond.maandlast.bruto })
  opzet.maandlastNetto = neem(stap.maandlastNetto, { bedrag: grond.maandlast.netto })
  opzet.rentepercentage = neem(stap.rentepercentage, { waarde: grond.rente })
  opzet.timestamp = neem(stap.timestamp, { waarde: moment })
}

const vulAankoop = (opzet: Opzet, neem: Neem, { onderpand, woning, aankoop }: Aanschaf): void => {
  opzet.overdrachtsbelasting = neem(stap.overdrachtsbelasting, { bedrag: aankoop.overdrachtsbelasting })
  opzet.leveringsaktekosten = neem(stap.leveringsaktekosten, { bedrag: aankoop.leveringsaktekosten })
  opzet.taxatiekosten = neem(stap.taxatiekosten, { bedrag: aankoop.taxatiekosten })
  opzet.hypotheekaktekosten = neem(stap.hypotheekaktekosten, { bedrag: aankoop.hypotheekaktekosten })
  opzet.aankoopkosten = neem(stap.aankoopkosten, { bedrag: aankoop.aankoopkosten })
  const bedrag = woning.meerwerkOfVerbouwingskosten
  if (bedrag === undefined) return
  if (onderpand.onderpandType === 'BestaandeBouw') opzet.verbouwingskosten = neem(stap.verbouwingskosten, { bedrag })
  else opzet.meerwerk = neem(stap.meerwerk, { bedrag })
}

const vulVerkoop = (opzet: Opzet, neem: Neem, { makelaarskosten, overwaarde, restschuld }: Verkoop): void => {
  opzet.makelaarskosten = neem(stap.makelaarskosten, { bedrag: makelaarskosten })
  opzet.overwaarde = neem(stap.overwaarde, { bedrag: overwaarde })
  opzet.restschuld = neem(stap.restschuld, { bedrag: restschuld })
}

const vulBehoefte = (opzet: Opzet, neem: Neem, behoefte: Behoefte): void => {
  const { hypotheekbedrag, extraBenodigdeEigenInleg, benodigdeFinanciering, eigenInleg } = behoefte
  const sluitgrond = { hypotheekbedrag, extraBenodigdeEigenInleg, benodigdeFinanciering, eigenInleg }
  opzet.nhg = neem(stap.nhg, { waarde: behoefte.nhg })
  opzet.nhgKosten = neem(stap.nhgKosten, { bedrag: behoefte.nhgKosten })
  opzet.financieringskosten = neem(stap.financieringskosten, { bedrag: behoefte.financieringskosten })
  opzet.totaalFinancieringskosten = neem(stap.totaalFinancieringskosten, {
    bedrag: behoefte.totaalFinancieringskosten,
  })
  opzet.benodigdeFinanciering = neem(stap.benodigdeFinanciering, { bedrag: benodigdeFinanciering })
  opzet.benodigdeEigenInleg = neem(stap.benodigdeEigenInleg, { bedrag: behoefte.benodigdeEigenInleg })
  opzet.hypotheekbedrag = neem(stap.hypotheekbedrag, sluitgrond)
  opzet.extraBenodigdeEigenInleg = neem(stap.extraBenodigdeEigenInleg, sluitgrond)
}

/** The result record: every amount to the cent; an absent figure has no key. */
export const recordVan = (pen: Pen, grond: Recordgrond): FinancieringsOpzet => {
  const hier = pen.bij(RECORD)
  const neem: Neem = (stap, invoer) => hier.read(hier.stap(stap, invoer))
  const opzet: Opzet = {}
  vulHypotheek(opzet, neem, grond, pen.gegeven(stap.moment, grond.verzoek.timestamp))
  if (grond.aanschaf !== undefined) {
    vulAankoop(opzet, neem, grond.aanschaf)
    if (grond.aanschaf.verkoop !== undefined) vulVerkoop(opzet, neem, grond.aanschaf.verkoop)
    vulBehoefte(opzet, neem, grond.aanschaf.behoefte)
  }
  return opzet as FinancieringsOpzet
}
