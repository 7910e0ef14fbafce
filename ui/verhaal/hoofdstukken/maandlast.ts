import { maandZinnen } from '../../tekst/verhaalZinnen'
import { formatProcent } from '../formatGetallen'
import { belangrijk, bijzaak, type Gezegd, type Van, type Vertellers, type Vertelling } from '../vertelling'

const { maandlast: zinnen } = maandZinnen

/**
 * The mortgage is more than the room a month repays: there are extra amounts in it, which that room leaves out. A room
 * that shows as € 0 is not compared with.
 */
const isMeerDanRuimte = (
  { getal, uitkomst }: Van<'maandlast.bruto'>,
  { uitkomstVan, getoondVan }: Vertelling,
): boolean =>
  getoondVan('toets.ruimte') > 0 &&
  getal('lening') > Number(uitkomstVan('toets.contanteWaarde')) &&
  uitkomst > Number(uitkomstVan('toets.ruimte'))

const bruto = (gelezen: Van<'maandlast.bruto'>, vertelling: Vertelling): Gezegd => {
  const { getal, getoond, uitkomst } = gelezen
  const { bedrag, hoeveel, getoondVan } = vertelling
  if (getal('lening') === 0) return belangrijk(zinnen.geenBruto)
  const zin = zinnen.bruto(formatProcent(getal('rente')), hoeveel(getoond(), uitkomst))
  if (!isMeerDanRuimte(gelezen, vertelling)) return belangrijk(zin)
  return belangrijk(zin, zinnen.meerDanRuimte(bedrag(getoondVan('toets.ruimte'))))
}

/** The difference of the two rounded costs: a twelfth of the advantage a year may differ from it by one euro. */
const netto = ({ getal, getoond, invoer, uitkomst }: Van<'maandlast.netto'>, { hoeveel }: Vertelling): Gezegd => {
  const voordeel = getal('voordeel')
  const over = hoeveel(getoond(), uitkomst)
  if (invoer('voordeel') === undefined || voordeel === 0) {
    return (getal('bruto') === 0 ? bijzaak : belangrijk)(zinnen.nettoGelijk(over))
  }
  const zin = voordeel > 0 ? zinnen.netto : zinnen.nettoMeer
  return belangrijk(zin(hoeveel(Math.abs(getoond('bruto') - getoond()), voordeel), over))
}

export const maandlast = {
  'maandlast.lening': ({ getoond, uitkomst }, { hoeveel, heeftWoning }) =>
    belangrijk(heeftWoning ? zinnen.hypotheek(hoeveel(getoond(), uitkomst)) : zinnen.maximum),
  'maandlast.bruto': bruto,
  'maandlast.renteEersteJaar': ({ getoond, uitkomst }, { hoeveel }) =>
    belangrijk(zinnen.rente(hoeveel(getoond(), uitkomst))),
  'maandlast.netto': netto,
} satisfies Vertellers
