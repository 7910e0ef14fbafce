import type { Kostenposten, Normen } from '../normen'
import type { Onderpand } from '../verzoek'
import {
  behoefteZonderNhg,
  benodigdeEigenInleg,
  benodigdeFinanciering,
  extraBenodigdeEigenInleg,
  hypotheekbedrag,
  nhgGeldt,
  nhgKosten,
} from './behoefte'
import {
  aankoopkosten,
  alleenBijBestaandeBouw,
  financieringskosten,
  overdrachtsbelasting,
  totaalFinancieringskosten,
} from './kosten'
import { verkoop, type Verkoop } from './verkoop'

/** What the home costs before it is known how it is financed, in euro. */
export interface Aankoop {
  readonly overdrachtsbelasting: number
  readonly leveringsaktekosten: number
  readonly taxatiekosten: number
  readonly hypotheekaktekosten: number
  readonly aankoopkosten: number
}

/** What has to be financed and what is missing, in euro. */
export interface Behoefte {
  readonly eigenInleg: number
  readonly behoefteZonderNhg: number
  readonly hypotheekbedragMetNhg: number
  readonly nhg: boolean
  readonly hypotheekbedrag: number
  readonly nhgKosten: number
  readonly financieringskosten: number
  readonly totaalFinancieringskosten: number
  readonly benodigdeFinanciering: number
  readonly benodigdeEigenInleg: number
  readonly extraBenodigdeEigenInleg: number
}

/** The home of a request with its costs, the sale of the old home when there is one, and the need. */
export interface Woning {
  readonly onderpand: Onderpand
  readonly waarde: number
  readonly aankoop: Aankoop
  readonly verkoop: Verkoop | undefined
  readonly behoefte: Behoefte
}

/** A home with its value, and what there is to pay it with; euro. */
export interface GekozenWoning {
  readonly onderpand: Onderpand
  readonly waarde: number
  readonly maximaleHypotheek: number
  readonly eigenInleg: number
}

const aankoopVan = (onderpand: Onderpand, kosten: Kostenposten, normen: Normen): Aankoop => {
  const { koopsom, onderpandType, meerwerkOfVerbouwingskosten } = onderpand
  const belasting = overdrachtsbelasting({ onderpandType, koopsom, percentage: normen.overdrachtsbelasting.waarde })
  const leveringsaktekosten = alleenBijBestaandeBouw({ onderpandType, kostenpost: kosten.leveringsakte })
  return {
    overdrachtsbelasting: belasting,
    leveringsaktekosten,
    taxatiekosten: alleenBijBestaandeBouw({ onderpandType, kostenpost: kosten.taxatie }),
    hypotheekaktekosten: kosten.hypotheekakte,
    aankoopkosten: aankoopkosten({
      koopsom,
      meerwerkOfVerbouwingskosten,
      leveringsaktekosten,
      overdrachtsbelasting: belasting,
    }),
  }
}

const behoefteVan = (
  { waarde, maximaleHypotheek, eigenInleg }: GekozenWoning,
  aankoop: Aankoop,
  verkocht: Verkoop | undefined,
  { grens, provisie }: Normen['nhg']['waarde'],
): Behoefte => {
  const overwaarde = verkocht?.overwaarde
  const restschuld = verkocht?.restschuld
  const { hypotheekaktekosten, taxatiekosten } = aankoop
  const zonderNhg = behoefteZonderNhg({
    aankoopkosten: aankoop.aankoopkosten,
    hypotheekaktekosten,
    taxatiekosten,
    overwaarde,
    restschuld,
  })
  const bedragMet = (nhg: boolean): number =>
    hypotheekbedrag({ behoefteZonderNhg: zonderNhg, eigenInleg, maximaleHypotheek, nhg, provisie })
  const hypotheekbedragMetNhg = bedragMet(true)
  const nhg = nhgGeldt({ waarde, hypotheekbedragMetNhg, grens })
  const bedrag = bedragMet(nhg)
  const provisiebedrag = nhgKosten({ nhg, hypotheekbedrag: bedrag, provisie })
  const financiering = financieringskosten({ hypotheekaktekosten, taxatiekosten, nhgKosten: provisiebedrag })
  const totaal = totaalFinancieringskosten({
    aankoopkosten: aankoop.aankoopkosten,
    financieringskosten: financiering,
  })
  const benodigd = benodigdeFinanciering({ totaalFinancieringskosten: totaal, restschuld, overwaarde })
  const inleg = benodigdeEigenInleg({ benodigdeFinanciering: benodigd, maximaleHypotheek })
  return {
    eigenInleg,
    behoefteZonderNhg: zonderNhg,
    hypotheekbedragMetNhg,
    nhg,
    hypotheekbedrag: bedrag,
    nhgKosten: provisiebedrag,
    financieringskosten: financiering,
    totaalFinancieringskosten: totaal,
    benodigdeFinanciering: benodigd,
    benodigdeEigenInleg: inleg,
    extraBenodigdeEigenInleg: extraBenodigdeEigenInleg({ benodigdeEigenInleg: inleg, eigenInleg }),
  }
}

/** Works out what a home costs, needs and lacks. */
export const woningVan = (gekozen: GekozenWoning, kosten: Kostenposten, normen: Normen): Woning => {
  const { onderpand, waarde } = gekozen
  const aankoop = aankoopVan(onderpand, kosten, normen)
  const verkocht =
    onderpand.verkoopprijs === undefined ? undefined : verkoop(onderpand.verkoopprijs, onderpand.huidigHypotheekbedrag)
  const behoefte = behoefteVan(gekozen, aankoop, verkocht, normen.nhg.waarde)
  return { onderpand, waarde, aankoop, verkoop: verkocht, behoefte }
}
