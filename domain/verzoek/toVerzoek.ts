import type { Orientatie, Persoon } from '../orientatie'
import { toEenJaarEerder } from './datum'
import type { FinancieringsOpzetVerzoek, Hypotheekgever, Onderpand } from './verzoek'

type Aanwezig<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Leaves out what is absent; 0 is a value and stays. */
const zonderLege = <T extends object>(waarden: T): Aanwezig<T> =>
  Object.fromEntries(Object.entries(waarden).filter(([, waarde]) => waarde !== undefined)) as Aanwezig<T>

const bedragVan = (persoon: Persoon): number | undefined => {
  switch (persoon.dienstBetrekking) {
    case 'Pensioen':
      return persoon.inkomenPensioen
    case 'Overig':
      return undefined
    case 'DienstbetrekkingVast':
    case 'DienstbetrekkingTijdelijk':
    case 'Onderneming':
      return persoon.inkomen
  }
}

const toHypotheekgever = (persoon: Persoon, volgnummer: 1 | 2, ingangsdatum: string): Hypotheekgever => {
  const binnen10JaarMetPensioen = persoon.dienstBetrekking !== 'Pensioen' && persoon.pensioenBinnen10Jaar === 'ja'
  return {
    inkomsten: {
      dienstbetrekkingsoort: persoon.dienstBetrekking,
      ...zonderLege({ bedrag: bedragVan(persoon) }),
      ingangsdatum,
    },
    uitgaven: zonderLege({
      huidigeMaandlastStudieschuld: persoon.studieschuld,
      brutoMaandlastAlimentatie: persoon.partneralimentatie,
      brutoMaandlastOverige: persoon.leningen,
    }),
    volgnummer,
    ...zonderLege({ pensioeninkomen: binnen10JaarMetPensioen ? persoon.inkomenPensioenVerwacht : undefined }),
    binnen10JaarMetPensioen,
  }
}

const toOnderpand = (orientatie: Orientatie, koopsom: number): Onderpand => {
  const eigenWoning = orientatie.woonJeNuInEenKoopwoning === 'ja'
  return {
    koopsom,
    onderpandType: orientatie.bestaandeWoning,
    ...zonderLege({
      huidigHypotheekbedrag: eigenWoning ? orientatie.huidigeHypotheekBedrag : undefined,
      meerwerkOfVerbouwingskosten:
        orientatie.bestaandeWoning === 'BestaandeBouw' ? orientatie.verbouwingskosten : orientatie.meerwerk,
      verkoopprijs: eigenWoning ? orientatie.verkoopPrijsWoning : undefined,
      energielabelType: orientatie.energielabelType,
    }),
  }
}

/**
 * The question for a calculation of this orientation, asked at the moment `nu` (local calendar date and instant).
 * What is not shown to the visitor is not asked (decisions, section 5).
 */
export const toVerzoek = (orientatie: Orientatie, nu: Date): FinancieringsOpzetVerzoek => {
  const ingangsdatum = toEenJaarEerder(nu)
  const eigen = toHypotheekgever(orientatie.eigen, 1, ingangsdatum)
  return {
    hypotheekgevers:
      orientatie.alleenSamen === 'samen' ? [eigen, toHypotheekgever(orientatie.partner, 2, ingangsdatum)] : [eigen],
    ingangsdatumHypotheek: ingangsdatum,
    timestamp: nu.toISOString(),
    labelCode: orientatie.labelCode,
    rentevastperiode: orientatie.renteperiode,
    ...zonderLege({ eigenInleg: orientatie.eigenGeld }),
    ...(orientatie.vraagprijsWoning === undefined
      ? {}
      : { onderpand: toOnderpand(orientatie, orientatie.vraagprijsWoning) }),
  }
}
