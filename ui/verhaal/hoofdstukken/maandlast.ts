import { maandZinnen } from '../../tekst'
import { annuiteitFormule, term, renteEersteJaarFormule } from '../formule'
import { formatProcent } from '../formatGetallen'
import { belangrijk, bijzaak, type Gelezen, type Gezegd, type Verteller, type Vertelling } from '../vertelling'

const { maandlast: zinnen } = maandZinnen

/** The mortgage is more than the room a month repays: there are extra amounts in it, which that room leaves out. */
const isMeerDanRuimte = ({ getal, uitkomst }: Gelezen, { uitkomstVan }: Vertelling): boolean =>
  getal('lening') > Number(uitkomstVan('toets.contanteWaarde')) && uitkomst > Number(uitkomstVan('toets.ruimte'))

const bruto = (gelezen: Gelezen, vertelling: Vertelling): Gezegd => {
  const { getal, uitkomst } = gelezen
  const { bedrag, uitkomstVan } = vertelling
  if (getal('lening') === 0) return belangrijk(zinnen.geenBruto)
  const zin = zinnen.bruto(formatProcent(getal('rente')), bedrag(uitkomst))
  if (!isMeerDanRuimte(gelezen, vertelling)) return belangrijk(zin)
  return belangrijk(zin, zinnen.meerDanRuimte(bedrag(Number(uitkomstVan('toets.ruimte')))))
}

const netto = ({ getal, invoer, uitkomst }: Gelezen, { bedrag }: Vertelling): Gezegd => {
  const voordeel = getal('voordeel')
  if (invoer('voordeel') === undefined || voordeel === 0) {
    return (getal('bruto') === 0 ? bijzaak : belangrijk)(zinnen.nettoGelijk(bedrag(uitkomst)))
  }
  const zin = voordeel > 0 ? zinnen.netto : zinnen.nettoMeer
  return belangrijk(zin(bedrag(Math.abs(voordeel) / 12), bedrag(uitkomst)))
}

export const maandlast: Readonly<Record<string, Verteller>> = {
  'maandlast.lening': {
    zeg: ({ uitkomst }, { bedrag, heeftWoning }) =>
      belangrijk(heeftWoning ? zinnen.hypotheek(bedrag(uitkomst)) : zinnen.maximum),
  },
  'maandlast.bruto': {
    zeg: bruto,
    formule: ({ getal }) =>
      getal('lening') === 0 ? undefined : annuiteitFormule(getal('lening'), getal('rente'), getal('maanden')),
  },
  'maandlast.renteEersteJaar': {
    zeg: ({ uitkomst }, { bedrag }) => belangrijk(zinnen.rente(bedrag(uitkomst))),
    formule: ({ getal }, { uitkomstVan }) =>
      renteEersteJaarFormule(Number(uitkomstVan('maandlast.bruto')), getal('lening'), getal('rente'), getal('maanden')),
  },
  'maandlast.netto': {
    zeg: netto,
    formule: ({ getal }) =>
      getal('voordeel') === 0 ? undefined : `${term(getal('bruto'))} − ${term(getal('voordeel'))} ÷ 12`,
  },
}
