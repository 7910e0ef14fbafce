import { toEenJaarEerder, type Datum } from '../datum'
import type { JaNee, Orientatie, Persoon, Wie } from '../orientatie'
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

const toUitgaven = (persoon: Persoon, schulden: JaNee): Hypotheekgever['uitgaven'] =>
  schulden === 'nee'
    ? {}
    : zonderLege({
        huidigeMaandlastStudieschuld: persoon.studieschuld,
        brutoMaandlastAlimentatie: persoon.partneralimentatie,
        brutoMaandlastOverige: persoon.leningen,
      })

const toHypotheekgever = (orientatie: Orientatie, wie: Wie, ingangsdatum: Datum): Hypotheekgever => {
  const persoon = orientatie[wie]
  const binnen10JaarMetPensioen = persoon.dienstBetrekking !== 'Pensioen' && persoon.pensioenBinnen10Jaar === 'ja'
  return {
    inkomsten: {
      dienstbetrekkingsoort: persoon.dienstBetrekking,
      ...zonderLege({ bedrag: bedragVan(persoon) }),
      ingangsdatum,
    },
    uitgaven: toUitgaven(persoon, orientatie.schulden),
    volgnummer: wie === 'eigen' ? 1 : 2,
    ...zonderLege({ pensioeninkomen: binnen10JaarMetPensioen ? persoon.inkomenPensioenVerwacht : undefined }),
    binnen10JaarMetPensioen,
  }
}

const toOnderpand = (orientatie: Orientatie, koopsom: number): Onderpand => {
  const eigenWoning = orientatie.woonJeNuInEenKoopwoning === 'ja'
  return {
    koopsom,
    onderpandType: orientatie.bestaandeWoning,
    energielabelType: orientatie.energielabelType,
    ...zonderLege({
      huidigHypotheekbedrag: eigenWoning ? orientatie.huidigeHypotheekBedrag : undefined,
      meerwerkOfVerbouwingskosten:
        orientatie.bestaandeWoning === 'BestaandeBouw' ? orientatie.verbouwingskosten : orientatie.meerwerk,
      verkoopprijs: eigenWoning ? orientatie.verkoopPrijsWoning : undefined,
    }),
  }
}

/**
 * The question for a calculation of this orientation, asked at the moment `nu` (local calendar date and instant).
 * What is not shown to the visitor is not asked (decisions, section 5).
 */
export const toVerzoek = (orientatie: Orientatie, nu: Date): FinancieringsOpzetVerzoek => {
  const ingangsdatum = toEenJaarEerder(nu)
  const kopers: readonly Wie[] = orientatie.alleenSamen === 'samen' ? ['eigen', 'partner'] : ['eigen']
  return {
    hypotheekgevers: kopers.map((wie) => toHypotheekgever(orientatie, wie, ingangsdatum)),
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
