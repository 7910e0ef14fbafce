import { either } from 'fp-ts'

import {
  naamVanEnergielabel,
  roundBedrag,
  roundTekort,
  type FinancieringsOpzet,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
} from '../../domain'
import { gevoeligheid, type Gevoeligheid, type Wending } from '../../domain/vergelijking'
import { inZin, watAlsTekst as tekst } from '../tekst'

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
  const getoond = rondAf(was + verschil) - rondAf(was)
  return getoond === 0 ? [] : [(getoond > 0 ? meer : minder)(inZin(Math.abs(getoond)))]
}

/** What a turn is, as a question; undefined for what has a screen of its own. */
const vraagVan = (wending: Wending): string | undefined => {
  switch (wending.soort) {
    case 'anderInkomen': {
      const { meer, minder } = tekst.anderInkomen[wending.volgnummer]
      return (wending.verschil > 0 ? meer : minder)(inZin(Math.abs(wending.verschil)))
    }
    case 'meerEigenGeld':
      return tekst.meerEigenGeld(inZin(wending.verschil))
    case 'beterEnergielabel':
      return tekst.beterEnergielabel(naamVanEnergielabel(wending.energielabelType))
    case 'schuldenWeg':
      return tekst.schuldenWeg
    case 'anderePeriode':
    case 'normjaar':
      return undefined
  }
}

const zinVan = ({ wending, ...gevolg }: Gevoeligheid, was: FinancieringsOpzet): readonly string[] => {
  const vraag = vraagVan(wending)
  const gevolgen = [
    ...inEuros(tekst.lenen, roundBedrag, was.maximaleHypotheek, gevolg.maximaleHypotheek),
    ...inEuros(tekst.mist, roundTekort, was.extraBenodigdeEigenInleg ?? 0, gevolg.extraBenodigdeEigenInleg),
    ...inEuros(tekst.netto, roundBedrag, was.maandlastNetto, gevolg.maandlastNetto),
  ]
  return vraag === undefined || gevolgen.length === 0 ? [] : [[vraag, ...gevolgen].join(' ')]
}

/** What moves the outcome `was` of a request, in words and euros, the greatest effect first. */
export const gevoeligeZinnen = (
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  was: FinancieringsOpzet,
): readonly string[] =>
  either
    .getOrElse((): readonly Gevoeligheid[] => [])(gevoeligheid(verzoek, kader))
    .flatMap((een) => zinVan(een, was))
