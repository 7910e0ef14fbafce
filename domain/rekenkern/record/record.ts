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
type Cijfer = <I, U>(stap: Stap<I, U>, invoer: Waarden<NoInfer<I>>) => U

const vulHypotheek = (opzet: Opzet, cijfer: Cijfer, grond: Recordgrond, moment: Waarde<string>): void => {
  opzet.maximaleHypotheekOpInkomen = cijfer(stap.maximaleHypotheekOpInkomen, {
    waarde: grond.maximaleHypotheekOpInkomen,
  })
  opzet.maximaleHypotheek = cijfer(stap.maximaleHypotheek, { waarde: grond.maximaleHypotheek })
  opzet.maandlastBruto = cijfer(stap.maandlastBruto, { bedrag: grond.maandlast.bruto })
  opzet.maandlastNetto = cijfer(stap.maandlastNetto, { bedrag: grond.maandlast.netto })
  opzet.rentepercentage = cijfer(stap.rentepercentage, { waarde: grond.rente })
  opzet.timestamp = cijfer(stap.timestamp, { waarde: moment })
}

const vulAankoop = (opzet: Opzet, cijfer: Cijfer, { onderpand, woning, aankoop }: Aanschaf): void => {
  opzet.overdrachtsbelasting = cijfer(stap.overdrachtsbelasting, { bedrag: aankoop.overdrachtsbelasting })
  opzet.leveringsaktekosten = cijfer(stap.leveringsaktekosten, { bedrag: aankoop.leveringsaktekosten })
  opzet.taxatiekosten = cijfer(stap.taxatiekosten, { bedrag: aankoop.taxatiekosten })
  opzet.hypotheekaktekosten = cijfer(stap.hypotheekaktekosten, { bedrag: aankoop.hypotheekaktekosten })
  opzet.aankoopkosten = cijfer(stap.aankoopkosten, { bedrag: aankoop.aankoopkosten })
  const bedrag = woning.meerwerkOfVerbouwingskosten
  if (bedrag === undefined) return
  if (onderpand.onderpandType === 'BestaandeBouw') opzet.verbouwingskosten = cijfer(stap.verbouwingskosten, { bedrag })
  else opzet.meerwerk = cijfer(stap.meerwerk, { bedrag })
}

const vulVerkoop = (opzet: Opzet, cijfer: Cijfer, { makelaarskosten, overwaarde, restschuld }: Verkoop): void => {
  opzet.makelaarskosten = cijfer(stap.makelaarskosten, { bedrag: makelaarskosten })
  opzet.overwaarde = cijfer(stap.overwaarde, { bedrag: overwaarde })
  opzet.restschuld = cijfer(stap.restschuld, { bedrag: restschuld })
}

const vulBehoefte = (opzet: Opzet, cijfer: Cijfer, behoefte: Behoefte): void => {
  const { hypotheekbedrag, extraBenodigdeEigenInleg, benodigdeFinanciering, eigenInleg } = behoefte
  const sluitgrond = { hypotheekbedrag, extraBenodigdeEigenInleg, benodigdeFinanciering, eigenInleg }
  opzet.nhg = cijfer(stap.nhg, { waarde: behoefte.nhg })
  opzet.nhgKosten = cijfer(stap.nhgKosten, { bedrag: behoefte.nhgKosten })
  opzet.financieringskosten = cijfer(stap.financieringskosten, { bedrag: behoefte.financieringskosten })
  opzet.totaalFinancieringskosten = cijfer(stap.totaalFinancieringskosten, {
    bedrag: behoefte.totaalFinancieringskosten,
  })
  opzet.benodigdeFinanciering = cijfer(stap.benodigdeFinanciering, { bedrag: benodigdeFinanciering })
  opzet.benodigdeEigenInleg = cijfer(stap.benodigdeEigenInleg, { bedrag: behoefte.benodigdeEigenInleg })
  opzet.hypotheekbedrag = cijfer(stap.hypotheekbedrag, sluitgrond)
  opzet.extraBenodigdeEigenInleg = cijfer(stap.extraBenodigdeEigenInleg, sluitgrond)
}

/** The result record: every amount to the cent; an absent figure has no key. */
export const recordVan = (pen: Pen, grond: Recordgrond): FinancieringsOpzet => {
  const hier = pen.bij(RECORD)
  const cijfer: Cijfer = (stap, invoer) => hier.lees(hier.stap(stap, invoer))
  const opzet: Opzet = {}
  vulHypotheek(opzet, cijfer, grond, pen.gegeven(stap.moment, grond.verzoek.timestamp))
  if (grond.aanschaf !== undefined) {
    vulAankoop(opzet, cijfer, grond.aanschaf)
    if (grond.aanschaf.verkoop !== undefined) vulVerkoop(opzet, cijfer, grond.aanschaf.verkoop)
    vulBehoefte(opzet, cijfer, grond.aanschaf.behoefte)
  }
  return opzet as FinancieringsOpzet
}
