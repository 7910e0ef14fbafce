import type { FinancieringsOpzetVerzoek, Normen, Rekenkader } from '../../../domain'
import type { Gevoeligheid } from '../../../domain/vergelijking'

/** The question a change leads to, written out again. Nothing is changed in place: two people may share an answer. */
export const metVerandering = (
  verandering: Gevoeligheid['verandering'],
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  normsets: readonly Normen[],
): [FinancieringsOpzetVerzoek, Rekenkader] => {
  const { onderpand, hypotheekgevers, eigenInleg = 0 } = verzoek
  switch (verandering.soort) {
    case 'anderePeriode':
      return [{ ...verzoek, rentevastperiode: verandering.rentevastperiode }, kader]
    case 'beterEnergielabel':
      if (onderpand === undefined) return [verzoek, kader]
      return [{ ...verzoek, onderpand: { ...onderpand, energielabelType: verandering.energielabelType } }, kader]
    case 'meerInkomen': {
      const metAnderInkomen = hypotheekgevers.map((gever) => {
        const bedrag = (gever.inkomsten.bedrag ?? 0) + verandering.verschil
        return gever.volgnummer === verandering.volgnummer
          ? { ...gever, inkomsten: { ...gever.inkomsten, bedrag } }
          : gever
      })
      return [{ ...verzoek, hypotheekgevers: metAnderInkomen }, kader]
    }
    case 'meerEigenGeld':
      return [{ ...verzoek, eigenInleg: eigenInleg + verandering.verschil }, kader]
    case 'minderSchulden': {
      const metAlleenAlimentatie = hypotheekgevers.map((gever) => {
        const { brutoMaandlastAlimentatie } = gever.uitgaven
        return { ...gever, uitgaven: brutoMaandlastAlimentatie === undefined ? {} : { brutoMaandlastAlimentatie } }
      })
      return [{ ...verzoek, hypotheekgevers: metAlleenAlimentatie }, kader]
    }
    case 'normjaar':
      return [verzoek, { ...kader, normen: normsets.find(({ jaar }) => jaar === verandering.normjaar) ?? kader.normen }]
    case 'lagerePrijs':
    case 'minderWerk':
    case 'startersvrijstelling':
      throw new Error(`${verandering.soort} moves nothing by itself`)
  }
}
