import type { FinancieringsOpzetVerzoek, Normen, Rekenkader } from '../../../domain'
import type { Gevoeligheid, Verandering } from '../../../domain/vergelijking'

export type Bedragverandering = Extract<Verandering, { verschil: number }>

/**
 * Returns the request with one amount changed, without using the code under test. Returns the request itself when it
 * lacks the price or work to change. Copies each object instead of changing it, because two buyers may share one
 * object.
 */
export const metBedrag = (
  verzoek: FinancieringsOpzetVerzoek,
  verandering: Bedragverandering,
): FinancieringsOpzetVerzoek => {
  const { verschil } = verandering
  const { onderpand, eigenInleg = 0, hypotheekgevers } = verzoek
  switch (verandering.soort) {
    case 'meerEigenGeld':
      return { ...verzoek, eigenInleg: eigenInleg + verschil }
    case 'lagerePrijs':
      return onderpand ? { ...verzoek, onderpand: { ...onderpand, koopsom: onderpand.koopsom - verschil } } : verzoek
    case 'minderWerk': {
      if (onderpand?.meerwerkOfVerbouwingskosten === undefined) return verzoek
      const meerwerkOfVerbouwingskosten = onderpand.meerwerkOfVerbouwingskosten - verschil
      return { ...verzoek, onderpand: { ...onderpand, meerwerkOfVerbouwingskosten } }
    }
    case 'meerInkomen': {
      const gevers = hypotheekgevers.map((gever) => {
        const bedrag = (gever.inkomsten.bedrag ?? 0) + verschil
        return gever.volgnummer === verandering.volgnummer
          ? { ...gever, inkomsten: { ...gever.inkomsten, bedrag } }
          : gever
      })
      return { ...verzoek, hypotheekgevers: gevers }
    }
    case 'minderSchulden': {
      let over = verschil
      const neem = (bedrag: number | undefined): number | undefined => {
        if (bedrag === undefined) return undefined
        const eraf = Math.min(bedrag, over)
        over -= eraf
        return bedrag - eraf
      }
      const studie = hypotheekgevers.map(({ uitgaven }) => neem(uitgaven.huidigeMaandlastStudieschuld))
      const leningen = hypotheekgevers.map(({ uitgaven }) => neem(uitgaven.brutoMaandlastOverige))
      const gevers = hypotheekgevers.map((gever, plaats) => ({
        ...gever,
        uitgaven: {
          ...gever.uitgaven,
          huidigeMaandlastStudieschuld: studie[plaats] ?? 0,
          brutoMaandlastOverige: leningen[plaats] ?? 0,
        },
      }))
      return { ...verzoek, hypotheekgevers: gevers }
    }
  }
}

/** Applies a change to request and rekenkader without the code under test. Throws for a startersvrijstelling change. */
export const metVerandering = (
  verandering: Gevoeligheid['verandering'],
  verzoek: FinancieringsOpzetVerzoek,
  kader: Rekenkader,
  normsets: readonly Normen[],
): [FinancieringsOpzetVerzoek, Rekenkader] => {
  if ('verschil' in verandering) return [metBedrag(verzoek, verandering), kader]
  const { onderpand } = verzoek
  switch (verandering.soort) {
    case 'anderePeriode':
      return [{ ...verzoek, rentevastperiode: verandering.rentevastperiode }, kader]
    case 'beterEnergielabel':
      if (onderpand === undefined) return [verzoek, kader]
      return [{ ...verzoek, onderpand: { ...onderpand, energielabelType: verandering.energielabelType } }, kader]
    case 'normjaar':
      return [verzoek, { ...kader, normen: normsets.find(({ jaar }) => jaar === verandering.normjaar) ?? kader.normen }]
    case 'startersvrijstelling':
      throw new Error(`metVerandering cannot apply ${verandering.soort}`)
  }
}
