import type { FinancieringsOpzet } from '../../../domain'
import { formatEuro, roundBedrag, roundTekort } from '../../../domain/geld'
import { naamVanEnergielabel } from '../../../domain/orientatie'
import type { Gevoeligheid } from '../../../domain/vergelijking'
import { watAlsTekst as tekst } from '../../tekst/watAls'

/** The key of a figure that a change can affect: the maximum loan, the shortage or the net monthly cost. */
export type Gevolg = keyof typeof tekst.verschillen

/** The name of a change, with the difference that it makes to each figure on screen, in whole euros. */
export interface GevoeligeRij {
  readonly naam: string
  readonly verschillen: Readonly<Record<Gevolg, number>>
}

/** Returns the difference in whole euros between `was` and `was + verschil`, each rounded by `rondAf` as on screen. */
const getoondVerschil = (rondAf: typeof roundBedrag, was = 0, verschil = 0): number =>
  rondAf(Math.round((was + verschil) * 100) / 100) - rondAf(was)

/** Returns the name of a change; undefined for a change that the dialog does not list. */
const naamVan = (verandering: Gevoeligheid['verandering']): string | undefined => {
  switch (verandering.soort) {
    case 'meerInkomen': {
      const { meer, minder } = tekst.anderInkomen[verandering.volgnummer]
      return (verandering.verschil > 0 ? meer : minder)(formatEuro(Math.abs(verandering.verschil)))
    }
    case 'meerEigenGeld':
      return tekst.meerEigenGeld(formatEuro(verandering.verschil))
    case 'beterEnergielabel':
      return tekst.beterEnergielabel(naamVanEnergielabel(verandering.energielabelType))
    case 'minderSchulden':
      return tekst.schuldenWeg
    case 'anderePeriode':
    case 'lagerePrijs':
    case 'minderWerk':
    case 'startersvrijstelling':
    case 'normjaar':
      return undefined
  }
}

const rijVan = ({ verandering, ...gevolg }: Gevoeligheid, was: FinancieringsOpzet): readonly GevoeligeRij[] => {
  const naam = naamVan(verandering)
  const verschillen = {
    lenen: getoondVerschil(roundBedrag, was.maximaleHypotheek, gevolg.maximaleHypotheek),
    mist: getoondVerschil(roundTekort, was.extraBenodigdeEigenInleg, gevolg.extraBenodigdeEigenInleg),
    netto: getoondVerschil(roundBedrag, was.maandlastNetto, gevolg.maandlastNetto),
  }
  return naam === undefined || Object.values(verschillen).every((verschil) => verschil === 0)
    ? []
    : [{ naam, verschillen }]
}

/** Returns a row for each listed change that affects a figure of the result `was`, in the given order. */
export const toGevoeligeRijen = (
  gevoeligheden: readonly Gevoeligheid[],
  was: FinancieringsOpzet,
): readonly GevoeligeRij[] => gevoeligheden.flatMap((een) => rijVan(een, was))
