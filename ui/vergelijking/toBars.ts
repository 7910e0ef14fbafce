import type { RentevastePeriode } from '../../domain/orientatie'
import type { BarsProps } from '../chart/Bars'
import { inZin, procentInZin } from '../tekst/inZin'
import { vergelijkingTekst } from '../tekst/vergelijking'
import { RENTE_DAARNA, type Column, type PeriodeRow } from './rows'

const DAARNA = [
  ['netto2', 'rondje'],
  ['netto5', 'vierkant'],
  ['netto7', 'driehoek'],
] as const

/** The net cost a month of each period, shortest first: a bar for now, and a mark for each rate after it. */
export const toBars = (rijen: readonly PeriodeRow[], gekozen: RentevastePeriode): BarsProps => ({
  naam: vergelijkingTekst.grafiek.nu,
  merken: DAARNA.filter(([kolom]) => bekend(rijen, kolom).length > 0).map(([kolom, vorm]) => ({
    naam: vergelijkingTekst.nettoDaarna(procentInZin(RENTE_DAARNA[kolom])),
    vorm,
  })),
  staven: rijen.map(({ periode, naam, cijfers }) => ({
    naam,
    waarde: cijfers.netto,
    merken: DAARNA.map(([kolom]) => cijfers[kolom]),
    isGekozen: periode === gekozen,
  })),
})

/** What the bars and their marks show, in words: the lowest and the highest. Nothing when there are no bars. */
export const toZinnen = (rijen: readonly PeriodeRow[]): readonly string[] => {
  const { tussen, tussenVoorZover, gelijk, gelijkVoorZover, daarna } = vergelijkingTekst.grafiek
  const berekend = bekend(rijen, 'netto')
  const [laagste, ...hogere] = berekend
  const hoogste = hogere.at(-1)
  if (laagste === undefined) return []
  const [alsGelijk, alsAnders] =
    berekend.length === rijen.length ? [gelijk, tussen] : [gelijkVoorZover, tussenVoorZover]
  const nu =
    hoogste === undefined || inZin(hoogste.bedrag) === inZin(laagste.bedrag)
      ? alsGelijk(inZin(laagste.bedrag))
      : alsAnders(inZin(laagste.bedrag), laagste.naam, inZin(hoogste.bedrag), hoogste.naam)
  const later = DAARNA.flatMap(([kolom]) => {
    const bedragen = bekend(rijen, kolom)
    const [minst, meest] = [bedragen[0], bedragen.at(-1)]
    if (minst === undefined || meest === undefined) return []
    return [daarna(procentInZin(RENTE_DAARNA[kolom]), inZin(minst.bedrag), inZin(meest.bedrag))]
  })
  return [nu, ...later]
}

/** The periods that have this figure, lowest first. */
const bekend = (
  rijen: readonly PeriodeRow[],
  kolom: Column,
): readonly { readonly naam: string; readonly bedrag: number }[] =>
  rijen
    .flatMap(({ naam, cijfers }) => (cijfers[kolom] === undefined ? [] : [{ naam, bedrag: cijfers[kolom] }]))
    .toSorted((een, ander) => een.bedrag - ander.bedrag)
