import { toAankoopgrens } from '../../application/vergelijking'
import { formatEuro } from '../../domain/geld'
import type { Berekend } from '../../domain/orientatie'
import type { Aankoopgrens } from '../../domain/vergelijking'
import type { Prijsbeeld } from '../basis/prijsbeeld'
import { nodigEigenGeld, ongeveerPrijs } from '../tekst/aankoopgrens'
import { kopenTotTekst as tekst } from '../tekst/kopenTot'

/** Returns what the price line shows: the highest price of `grens`, and the price of the home in euro, if any. */
export const prijsbeeldVan = (grens: Aankoopgrens, prijs: number | undefined): Prijsbeeld => {
  const ongeveer = prijs === undefined ? ongeveerPrijs(grens) : undefined
  return {
    kopenTot: ongeveer ?? grens.prijs,
    isOngeveer: ongeveer !== undefined,
    isVan: !grens.isLagerOokGenoeg,
    nodigEigenGeld: grens.isGenoeg ? undefined : nodigEigenGeld(grens, ongeveer !== undefined),
    prijs,
  }
}

/** Returns what the price line shows for answers with their ground; undefined if `toAankoopgrens` is. */
export const toPrijsbeeld = (berekend: Berekend): Prijsbeeld | undefined => {
  const grens = toAankoopgrens(berekend)
  return grens && prijsbeeldVan(grens, berekend.vraagprijsWoning)
}

/**
 * Whether a shortage is own money for the costs alone: the home is within reach, but the buyers have too little own
 * money for any price. A price line would then show a home that fits.
 */
export const zijnAlleenKosten = ({ nodigEigenGeld: nodig, prijs = Infinity, kopenTot }: Prijsbeeld): boolean =>
  nodig !== undefined && prijs <= kopenTot

/** The label of the highest price: its words and its amount. */
interface Label {
  readonly woorden: string
  readonly bedrag: string
}

const woordenVan = ({ isVan, nodigEigenGeld: nodig }: Prijsbeeld): string => {
  if (nodig === undefined) return isVan ? tekst.vanGroot : tekst.totGroot
  return (isVan ? tekst.van : tekst.tot)(tekst.met([tekst.eigenGeld(formatEuro(nodig))]))
}

/** Returns the label of the highest price on the price line. */
export const kopenTotLabel = (beeld: Prijsbeeld): Label => {
  const bedrag = formatEuro(beeld.kopenTot)
  return { woorden: woordenVan(beeld), bedrag: beeld.isOngeveer ? tekst.ongeveer(bedrag) : bedrag }
}

/** Returns the price line as one sentence. `isGedeeld` names the home of a shared calculation. */
export const zegPrijsbeeld = (beeld: Prijsbeeld, isGedeeld = false): string => {
  const { woorden, bedrag } = kopenTotLabel(beeld)
  const kopenTot = `${woorden} ${bedrag}`
  if (beeld.prijs === undefined) return `${kopenTot}.`
  return (isGedeeld ? tekst.prijslijnGedeeld : tekst.prijslijn)(kopenTot, formatEuro(beeld.prijs))
}

/** Returns the sentence on the dashed marks: what `eerder` had otherwise; undefined if that is nothing. */
export const zegEerder = (beeld: Prijsbeeld, eerder: Prijsbeeld): string | undefined => {
  const wat = [
    ...(eerder.prijs === undefined || eerder.prijs === beeld.prijs
      ? []
      : [tekst.eerderWoning(formatEuro(eerder.prijs))]),
    ...(eerder.kopenTot === beeld.kopenTot ? [] : [tekst.eerderTot(formatEuro(eerder.kopenTot))]),
  ]
  return wat.length === 0 ? undefined : tekst.eerder(wat)
}

/** The part of the price line beyond the highest price on it. */
const DAARNA = 0.08

/** Returns the price at the end of a line that shows all of `beelden`, in euro: beyond the highest of their prices. */
export const schaalVan = (...beelden: readonly Prijsbeeld[]): number =>
  (1 + DAARNA) * Math.max(1, ...beelden.flatMap(({ kopenTot, prijs = 0 }) => [kopenTot, prijs]))
