import { either } from 'fp-ts'

import { naamVanEnergielabel, type FinancieringsOpzetVerzoek, type Rekenkader } from '../../domain'
import { gevoeligheid, type Gevoeligheid, type Wending } from '../../domain/vergelijking'
import { inZin, watAlsTekst as tekst } from '../tekst'

interface Richting {
  readonly meer: (bedrag: string) => string
  readonly minder: (bedrag: string) => string
}

/** What a shift of an amount (euro) comes to in whole euros; nothing when it is less than one. */
const inEuros = ({ meer, minder }: Richting, verschil = 0): readonly string[] => {
  const bedrag = Math.round(Math.abs(verschil))
  return bedrag === 0 ? [] : [(verschil > 0 ? meer : minder)(inZin(bedrag))]
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

const zinVan = ({ wending, ...gevolg }: Gevoeligheid): readonly string[] => {
  const vraag = vraagVan(wending)
  const gevolgen = [
    ...inEuros(tekst.lenen, gevolg.maximaleHypotheek),
    ...inEuros(tekst.mist, gevolg.extraBenodigdeEigenInleg),
    ...inEuros(tekst.netto, gevolg.maandlastNetto),
  ]
  return vraag === undefined || gevolgen.length === 0 ? [] : [[vraag, ...gevolgen].join(' ')]
}

/** What moves the outcome of a request, in words and euros, the greatest effect first. */
export const gevoeligeZinnen = (verzoek: FinancieringsOpzetVerzoek, kader: Rekenkader): readonly string[] =>
  either
    .getOrElse((): readonly Gevoeligheid[] => [])(gevoeligheid(verzoek, kader))
    .flatMap(zinVan)
