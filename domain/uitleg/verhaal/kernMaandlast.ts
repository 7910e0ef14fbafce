import { bruto, lening, netto } from '../../rekenkern/maandlast/maandlast.stappen'
import { voordeel } from '../../rekenkern/maandlast/belasting.stappen'
import { rente } from '../../rekenkern/rente/rente.stappen'
import { keuzezinnen } from '../../rekenkern/keuzezinnen'
import { stapzinnen } from '../../rekenkern/stapzinnen'
import type { Verteller } from './lees'
import type { Kernzin } from './verhaal'
import { inZin, toVakken, toZin, type Kernverteller, type Vakpost } from './vakken'

const leningvak = ({ heeftWoning, procentVan }: Verteller): Vakpost => ({
  soort: lening,
  naam: heeftWoning ? 'Je leent' : 'Je kan lenen',
  bij: `in 30 jaar, bij ${procentVan(rente)} rente`,
})

/** Returns the sentence on what NHG saves; none if it saves nothing. */
const metNhg = (verteller: Verteller): readonly Kernzin[] => {
  const { bedrag, besparingMetNhg = 0 } = verteller
  return besparingMetNhg > 0 ? [toZin(verteller, bruto, keuzezinnen.zonderNhg(bedrag(besparingMetNhg)))] : []
}

/** Returns the summary of the gross monthly cost: loan, rate and cost. Without a loan the summary is one sentence. */
export const maandlastBruto: Kernverteller = (verteller) => {
  const { getalVan, hoeveelVan, procentVan, heeftWoning } = verteller
  if (getalVan(lening) === 0) return { zinnen: [], vakken: [], naast: [toZin(verteller, bruto, stapzinnen.geenBruto)] }
  const tegen = procentVan(rente)
  const geleend: Vakpost = { ...leningvak(verteller), bij: 'en betaalt dat in 30 jaar terug' }
  const kosten: Vakpost = { soort: bruto, naam: 'Dat kost', bij: 'per maand aan rente en aflossing' }
  const lenen = heeftWoning
    ? inZin(verteller, geleend)
    : `Je kan ${hoeveelVan(lening)} lenen en in 30 jaar terugbetalen`
  return {
    zinnen: [
      toZin(verteller, lening, `${lenen}, bij een rente van ${tegen}.`),
      toZin(verteller, bruto, `${inZin(verteller, kosten)}.`),
    ],
    vakken: toVakken(verteller, [
      geleend,
      { soort: rente, naam: 'De rente is', waarde: tegen, bij: 'per jaar' },
      kosten,
    ]),
    naast: metNhg(verteller),
  }
}

/** Returns the summary of the net monthly cost: the gross cost less the tax advantage, or plus the extra tax. */
export const maandlastNetto: Kernverteller = (verteller) => {
  const { getoondVan, hoeveelVan, bedrag } = verteller
  const { zinnen, vakken, naast } = maandlastBruto(verteller)
  if (vakken.length === 0)
    return { zinnen, vakken, naast: [...naast, toZin(verteller, netto, stapzinnen.zonderBelasting)] }
  const verschil = getoondVan(bruto) - getoondVan(netto)
  const brutovak: Vakpost = { soort: bruto, naam: 'Bruto betaal je', bij: 'per maand' }
  const nettovak: Vakpost = { soort: netto, naam: 'Netto betaal je', bij: 'per maand' }
  if (verschil === 0)
    return {
      zinnen,
      vakken: toVakken(verteller, [leningvak(verteller), brutovak, nettovak]),
      naast: [toZin(verteller, netto, stapzinnen.nettoGelijk(hoeveelVan(netto))), ...naast],
    }
  const scheelt = bedrag(Math.abs(verschil))
  const gevolg = verschil > 0 ? 'Via de belasting scheelt dat' : 'Aan belasting kost dat'
  const perMaand = `${gevolg} in het eerste jaar ${scheelt} per maand, dus netto betaal je ${hoeveelVan(netto)}.`
  return {
    zinnen: [...zinnen, toZin(verteller, netto, perMaand)],
    vakken: toVakken(verteller, [
      leningvak(verteller),
      brutovak,
      {
        soort: voordeel,
        teken: verschil > 0 ? '−' : '+',
        naam: verschil > 0 ? 'Belastingvoordeel' : 'Extra belasting',
        waarde: scheelt,
        bij: 'per maand, in het eerste jaar',
      },
      { ...nettovak, teken: '=' },
    ]),
    naast,
  }
}
