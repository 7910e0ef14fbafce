import type { FinancieringsOpzet } from '../../../domain'
import { roundBedrag, roundTekort } from '../../../domain/geld'
import { naamVanEnergielabel } from '../../../domain/orientatie'
import type { Gevoeligheid } from '../../../domain/vergelijking'
import { inZin } from '../../tekst/inZin'
import { watAlsTekst as tekst } from '../../tekst/watAls'

interface Richting {
  readonly meer: (bedrag: string) => string
  readonly minder: (bedrag: string) => string
}

/** What a shift of an amount (euro) comes to: the difference of the figures on screen; nothing when they are equal. */
const inEuros = (
  { meer, minder }: Richting,
  rondAf: typeof roundBedrag,
  was: number,
  verschil = 0,
): readonly string[] => {
  const wordt = Math.round((was + verschil) * 100) / 100
  const getoond = rondAf(wordt) - rondAf(was)
  return getoond === 0 ? [] : [(getoond > 0 ? meer : minder)(inZin(Math.abs(getoond)))]
}

/** What a change is, as a question; undefined for what has a screen of its own. */
const vraagVan = (verandering: Gevoeligheid['verandering']): string | undefined => {
  switch (verandering.soort) {
    case 'meerInkomen': {
      const { meer, minder } = tekst.anderInkomen[verandering.volgnummer]
      return (verandering.verschil > 0 ? meer : minder)(inZin(Math.abs(verandering.verschil)))
    }
    case 'meerEigenGeld':
      return tekst.meerEigenGeld(inZin(verandering.verschil))
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

const zinVan = ({ verandering, ...gevolg }: Gevoeligheid, was: FinancieringsOpzet): readonly string[] => {
  const vraag = vraagVan(verandering)
  const gevolgen = [
    ...inEuros(tekst.lenen, roundBedrag, was.maximaleHypotheek, gevolg.maximaleHypotheek),
    ...inEuros(tekst.mist, roundTekort, was.extraBenodigdeEigenInleg ?? 0, gevolg.extraBenodigdeEigenInleg),
    ...inEuros(tekst.netto, roundBedrag, was.maandlastNetto, gevolg.maandlastNetto),
  ]
  return vraag === undefined || gevolgen.length === 0 ? [] : [[vraag, ...gevolgen].join(' ')]
}

/** What moves the outcome `was`, in words and euros, in this order. */
export const gevoeligeZinnen = (gevoeligheden: readonly Gevoeligheid[], was: FinancieringsOpzet): readonly string[] =>
  gevoeligheden.flatMap((een) => zinVan(een, was))
