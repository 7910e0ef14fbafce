import type { FinancieringsOpzet } from '../../financieringsOpzet'
import type { FinancieringsOpzetVerzoek, Onderpand } from '../../verzoek'
import type { Euro, Procent } from '../eenheden'
import type { Maandlast } from '../maandlast'
import type { Pen, Plek, Waarde } from '../pen'
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
interface Recordgrond {
  readonly verzoek: FinancieringsOpzetVerzoek
  readonly rente: Waarde<Procent>
  readonly maximaleHypotheekOpInkomen: Waarde<Euro>
  readonly maximaleHypotheek: Waarde<Euro>
  readonly maandlast: Maandlast
  readonly aanschaf: Aanschaf | undefined
}

/** The id of the step that gives a figure of the record is this and the name of the figure. */
export const RECORD: Plek = { pad: 'financieringsOpzet' }

type Opzet = { -readonly [Veld in keyof FinancieringsOpzet]: FinancieringsOpzet[Veld] }

const vulWoning = (hier: Pen, opzet: Opzet, { onderpand, woning, aankoop, verkoop, behoefte }: Aanschaf): void => {
  const rondAf = (cijfer: Stap<{ bedrag: Euro }, Euro>, bedrag: Waarde<Euro>) =>
    hier.lees(hier.stap(cijfer, { bedrag }))
  opzet.overdrachtsbelasting = rondAf(stap.overdrachtsbelasting, aankoop.overdrachtsbelasting)
  opzet.leveringsaktekosten = rondAf(stap.leveringsaktekosten, aankoop.leveringsaktekosten)
  opzet.taxatiekosten = rondAf(stap.taxatiekosten, aankoop.taxatiekosten)
  opzet.hypotheekaktekosten = rondAf(stap.hypotheekaktekosten, aankoop.hypotheekaktekosten)
  opzet.aankoopkosten = rondAf(stap.aankoopkosten, aankoop.aankoopkosten)
  const werk = woning.meerwerkOfVerbouwingskosten
  if (werk !== undefined) {
    if (onderpand.onderpandType === 'BestaandeBouw') opzet.verbouwingskosten = rondAf(stap.verbouwingskosten, werk)
    else opzet.meerwerk = rondAf(stap.meerwerk, werk)
  }
  if (verkoop !== undefined) {
    opzet.makelaarskosten = rondAf(stap.makelaarskosten, verkoop.makelaarskosten)
    opzet.overwaarde = rondAf(stap.overwaarde, verkoop.overwaarde)
    opzet.restschuld = rondAf(stap.restschuld, verkoop.restschuld)
  }
  const { hypotheekbedrag, extraBenodigdeEigenInleg, benodigdeFinanciering, eigenInleg } = behoefte
  const sluitgrond = { hypotheekbedrag, extraBenodigdeEigenInleg, benodigdeFinanciering, eigenInleg }
  opzet.nhg = hier.lees(hier.stap(stap.nhg, { waarde: behoefte.nhg }))
  opzet.nhgKosten = rondAf(stap.nhgKosten, behoefte.nhgKosten)
  opzet.financieringskosten = rondAf(stap.financieringskosten, behoefte.financieringskosten)
  opzet.totaalFinancieringskosten = rondAf(stap.totaalFinancieringskosten, behoefte.totaalFinancieringskosten)
  opzet.benodigdeFinanciering = rondAf(stap.benodigdeFinanciering, benodigdeFinanciering)
  opzet.benodigdeEigenInleg = rondAf(stap.benodigdeEigenInleg, behoefte.benodigdeEigenInleg)
  opzet.hypotheekbedrag = hier.lees(hier.stap(stap.hypotheekbedrag, sluitgrond))
  opzet.extraBenodigdeEigenInleg = hier.lees(hier.stap(stap.extraBenodigdeEigenInleg, sluitgrond))
}

/** The result record: every amount to the cent; an absent figure has no key. */
export const recordVan = (pen: Pen, grond: Recordgrond): FinancieringsOpzet => {
  const hier = pen.bij(RECORD)
  const { verzoek, rente, maximaleHypotheekOpInkomen, maximaleHypotheek, maandlast, aanschaf } = grond
  const moment = pen.gegeven(stap.moment, verzoek.timestamp)
  const opzet: Opzet = {
    maximaleHypotheekOpInkomen: hier.lees(
      hier.stap(stap.maximaleHypotheekOpInkomen, { waarde: maximaleHypotheekOpInkomen }),
    ),
    maximaleHypotheek: hier.lees(hier.stap(stap.maximaleHypotheek, { waarde: maximaleHypotheek })),
    maandlastBruto: hier.lees(hier.stap(stap.maandlastBruto, { bedrag: maandlast.bruto })),
    maandlastNetto: hier.lees(hier.stap(stap.maandlastNetto, { bedrag: maandlast.netto })),
    rentepercentage: hier.lees(hier.stap(stap.rentepercentage, { waarde: rente })),
    timestamp: hier.lees(hier.stap(stap.timestamp, { waarde: moment })),
  }
  if (aanschaf !== undefined) vulWoning(hier, opzet, aanschaf)
  return opzet
}
