import {
  behoefteZonderNhg,
  benodigdeEigenInleg,
  benodigdeFinanciering,
  eigenInlegVan,
  extraBenodigdeEigenInleg,
  hypotheekbedrag,
  nhgGeldt,
  nhgKosten,
} from '../behoefte'
import { financieringskosten, totaalFinancieringskosten } from '../kosten'
import type { Uitwerking } from '../uitwerking'
import type { Behoefte } from '../woning'
import type { Aankoopverwijzingen } from './aankoop'
import { keuze, volgens } from './herkomst'
import type { Spoor, Verwijzing } from './spoor'
import type { Verkoopverwijzingen } from './verkoop'
import { verwijsEigenInleg } from './woning'

/** The need and what is missing, each with where it comes from. */
export interface Behoefteverwijzingen extends Readonly<
  Record<Exclude<keyof Behoefte, 'nhg' | 'behoefteZonderNhg' | 'hypotheekbedragMetNhg'>, Verwijzing<number>>
> {
  readonly nhg: Verwijzing<boolean>
}

/** What the need is worked out from. */
export interface Behoeftegrond {
  readonly waarde: Verwijzing<number>
  readonly maximaleHypotheek: Verwijzing<number>
  readonly aankoop: Aankoopverwijzingen
  readonly verkoop: Verkoopverwijzingen | undefined
}

const NHG_KEUZE = 'We nemen aan dat je NHG neemt als dat kan.'

const verantwoordHypotheekbedrag = (
  spoor: Spoor,
  { verzoek, kader: { normen } }: Uitwerking,
  behoefte: Behoefte,
  { waarde, maximaleHypotheek, aankoop, verkoop }: Behoeftegrond,
) => {
  const { grens, provisie: provisiepercentage } = normen.nhg.waarde
  const nhgBron = volgens(normen, normen.nhg.bron)
  const provisie = spoor.norm('nhg.provisie', 'Kosten van NHG', provisiepercentage, 'procent', normen.nhg)
  const eigenInleg = spoor.stap({
    id: 'behoefte.eigenInleg',
    omschrijving: 'Eigen geld dat meetelt',
    formule: 'het ingevulde eigen geld; niets ingevuld is 0',
    reken: eigenInlegVan,
    invoer: { gegeven: verwijsEigenInleg(spoor, verzoek) },
    uitkomst: behoefte.eigenInleg,
    eenheid: 'euro',
    afronding: 'op de cent, half naar boven',
    herkomst: keuze('Eigen geld telt op de cent.'),
  })
  const zonderNhg = spoor.stap({
    id: 'behoefte.zonderNhg',
    omschrijving: 'Wat je nodig hebt zonder de kosten van NHG',
    formule: 'aankoopkosten + hypotheekakte + taxatie + restschuld − overwaarde',
    reken: behoefteZonderNhg,
    invoer: {
      aankoopkosten: aankoop.aankoopkosten,
      hypotheekaktekosten: aankoop.hypotheekaktekosten,
      taxatiekosten: aankoop.taxatiekosten,
      overwaarde: verkoop?.overwaarde,
      restschuld: verkoop?.restschuld,
    },
    uitkomst: behoefte.behoefteZonderNhg,
    eenheid: 'euro',
    afronding: 'op een miljoenste euro',
    herkomst: keuze('We tellen de bedragen op.'),
  })
  const bedragStap = (id: string, omschrijving: string, nhg: Verwijzing<boolean>, uitkomst: number) =>
    spoor.stap({
      id,
      omschrijving,
      formule:
        'wat nodig is − eigen geld; met NHG gedeeld door (1 − NHG-percentage); ' +
        'niet onder 0 en niet boven de maximale hypotheek',
      reken: hypotheekbedrag,
      invoer: { behoefteZonderNhg: zonderNhg, eigenInleg, maximaleHypotheek, nhg, provisie },
      uitkomst,
      eenheid: 'euro',
      herkomst: keuze('De kosten van NHG leen je mee.'),
    })
  const proef = spoor.keuze('metNhg', 'Eerst rekenen we alsof er NHG is', true, 'ja of nee', NHG_KEUZE)
  const hypotheekbedragMetNhg = bedragStap(
    'behoefte.hypotheekbedragMetNhg',
    'Hypotheek als er NHG is',
    proef,
    behoefte.hypotheekbedragMetNhg,
  )
  const nhg = spoor.stap({
    id: 'behoefte.nhg',
    omschrijving: 'Is er NHG?',
    formule: 'ja als waarde en hypotheek niet boven de NHG-grens zijn en er een hypotheek is',
    reken: nhgGeldt,
    invoer: {
      waarde,
      hypotheekbedragMetNhg,
      grens: spoor.norm('nhg.grens', 'NHG-grens', grens, 'euro', normen.nhg),
    },
    uitkomst: behoefte.nhg,
    eenheid: 'ja of nee',
    herkomst: nhgBron,
    keuze: NHG_KEUZE,
  })
  const bedrag = bedragStap('behoefte.hypotheekbedrag', 'Hypotheek die je neemt', nhg, behoefte.hypotheekbedrag)
  const kosten = spoor.stap({
    id: 'behoefte.nhgKosten',
    omschrijving: 'Kosten van NHG',
    formule: 'percentage van de hypotheek als er NHG is, anders 0',
    reken: nhgKosten,
    invoer: { nhg, hypotheekbedrag: bedrag, provisie },
    uitkomst: behoefte.nhgKosten,
    eenheid: 'euro',
    herkomst: nhgBron,
  })
  return { eigenInleg, nhg, hypotheekbedrag: bedrag, nhgKosten: kosten }
}

/** Writes down what is needed, what is borrowed and what is missing. */
export const verantwoordBehoefte = (
  spoor: Spoor,
  uitwerking: Uitwerking,
  behoefte: Behoefte,
  grond: Behoeftegrond,
): Behoefteverwijzingen => {
  const { maximaleHypotheek, aankoop, verkoop } = grond
  const hypotheek = verantwoordHypotheekbedrag(spoor, uitwerking, behoefte, grond)
  const financiering = spoor.stap({
    id: 'behoefte.financieringskosten',
    omschrijving: 'Kosten van de hypotheek',
    formule: 'hypotheekakte + taxatie + NHG',
    reken: financieringskosten,
    invoer: {
      hypotheekaktekosten: aankoop.hypotheekaktekosten,
      taxatiekosten: aankoop.taxatiekosten,
      nhgKosten: hypotheek.nhgKosten,
    },
    uitkomst: behoefte.financieringskosten,
    eenheid: 'euro',
    herkomst: keuze('Kosten van advies en afhandeling weten we niet: die tellen niet mee.'),
  })
  const totaal = spoor.stap({
    id: 'behoefte.totaalFinancieringskosten',
    omschrijving: 'Kosten van kopen en lenen samen',
    formule: 'kosten van de aankoop + kosten van de hypotheek',
    reken: totaalFinancieringskosten,
    invoer: { aankoopkosten: aankoop.aankoopkosten, financieringskosten: financiering },
    uitkomst: behoefte.totaalFinancieringskosten,
    eenheid: 'euro',
    herkomst: keuze('We tellen de bedragen op.'),
  })
  const benodigd = spoor.stap({
    id: 'behoefte.benodigdeFinanciering',
    omschrijving: 'Wat je in totaal nodig hebt',
    formule: 'totale kosten + restschuld − overwaarde, niet onder 0',
    reken: benodigdeFinanciering,
    invoer: { totaalFinancieringskosten: totaal, restschuld: verkoop?.restschuld, overwaarde: verkoop?.overwaarde },
    uitkomst: behoefte.benodigdeFinanciering,
    eenheid: 'euro',
    herkomst: keuze('De overwaarde van je oude woning gaat eraf, een restschuld komt erbij.'),
  })
  const inleg = spoor.stap({
    id: 'behoefte.benodigdeEigenInleg',
    omschrijving: 'Eigen geld dat nodig is',
    formule: 'wat je nodig hebt − maximale hypotheek, niet onder 0',
    reken: benodigdeEigenInleg,
    invoer: { benodigdeFinanciering: benodigd, maximaleHypotheek },
    uitkomst: behoefte.benodigdeEigenInleg,
    eenheid: 'euro',
    herkomst: keuze('Wat je niet kunt lenen, betaal je zelf.'),
  })
  const extra = spoor.stap({
    id: 'behoefte.extraBenodigdeEigenInleg',
    omschrijving: 'Eigen geld dat je nog mist',
    formule: 'eigen geld dat nodig is − eigen geld dat je hebt, niet onder 0',
    reken: extraBenodigdeEigenInleg,
    invoer: { benodigdeEigenInleg: inleg, eigenInleg: hypotheek.eigenInleg },
    uitkomst: behoefte.extraBenodigdeEigenInleg,
    eenheid: 'euro',
    herkomst: keuze('Wat je al hebt, telt mee.'),
  })
  return {
    ...hypotheek,
    financieringskosten: financiering,
    totaalFinancieringskosten: totaal,
    benodigdeFinanciering: benodigd,
    benodigdeEigenInleg: inleg,
    extraBenodigdeEigenInleg: extra,
  }
}
