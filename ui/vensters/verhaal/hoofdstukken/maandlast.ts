import { inWoorden } from '../../../../domain/uitleg'
import { formatDatum } from '../../../../domain/invoer'
import { maandZinnen } from '../../../tekst/verhaalZinnen'
import { samenvattingTitels, verhaalTekst } from '../../../tekst/verhaal'
import { formatProcent, formatAandeel, formatCenten } from '../formatGetallen'
import {
  belangrijk,
  bijzaak,
  type Gezegd,
  type Van,
  type Vertellers,
  type Vertelling,
  tenzijNul,
  type Bladvertellers,
  type Gelezen,
} from '../vertelling'

const { maandlast: maandlastZinnen, belasting: belastingZinnen } = maandZinnen

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
  if (getal('lening') === 0) return belangrijk(maandlastZinnen.geenBruto)
  const zin = maandlastZinnen.bruto(formatProcent(getal('rente')), hoeveel(getoond(), uitkomst))
  if (!isMeerDanRuimte(gelezen, vertelling)) return belangrijk(zin)
  return belangrijk(zin, maandlastZinnen.meerDanRuimte(bedrag(getoondVan('toets.ruimte'))))
}

/** The difference of the two rounded costs: a twelfth of the advantage a year may differ from it by one euro. */
const netto = ({ getal, getoond, invoer, uitkomst }: Van<'maandlast.netto'>, { hoeveel }: Vertelling): Gezegd => {
  const voordeel = getal('voordeel')
  const over = hoeveel(getoond(), uitkomst)
  if (invoer('voordeel') === undefined || voordeel === 0) {
    return (getal('bruto') === 0 ? bijzaak : belangrijk)(maandlastZinnen.nettoGelijk(over))
  }
  const zin = voordeel > 0 ? maandlastZinnen.netto : maandlastZinnen.nettoMeer
  return belangrijk(zin(hoeveel(Math.abs(getoond('bruto') - getoond()), voordeel), over))
}

export const maandlast = {
  'maandlast.lening': ({ getoond, uitkomst }, { hoeveel, heeftWoning }) =>
    belangrijk(heeftWoning ? maandlastZinnen.hypotheek(hoeveel(getoond(), uitkomst)) : maandlastZinnen.maximum),
  'maandlast.bruto': bruto,
  'maandlast.renteEersteJaar': ({ getoond, uitkomst }, { hoeveel }) =>
    belangrijk(maandlastZinnen.rente(hoeveel(getoond(), uitkomst))),
  'maandlast.netto': netto,
} satisfies Vertellers

/** How much of the interest one of two people deducts; without interest, of the forfait that they share then. */
const deel = ({ wie, uitkomst }: Pick<Gelezen<never>, 'wie' | 'uitkomst'>, { uitkomstVan }: Vertelling): string => {
  const { geenRente, deelVanRente, alleRente, nietForfait, deelVanForfait, alleForfait } = belastingZinnen
  const [geen, deels, alles] =
    uitkomstVan('belasting.aftrekbareRente') === 0
      ? [nietForfait, deelVanForfait, alleForfait]
      : [geenRente, deelVanRente, alleRente]
  if (uitkomst === 0) return geen(wie)
  return uitkomst === 1 ? alles(wie) : deels(wie, formatAandeel(uitkomst))
}

export const belasting = {
  'belasting.aftrekbareRente': ({ getal, getoond, uitkomst }, { hoeveel }) => {
    if (getal('restschuld') === 0) return belangrijk(belastingZinnen.aftrekbaar)
    return belangrijk(
      uitkomst === 0
        ? belastingZinnen.nietsAftrekbaar
        : belastingZinnen.aftrekbaarMetRestschuld(hoeveel(getoond(), uitkomst)),
    )
  },
  'belasting.waarde': ({ getoond }, { bedrag, heeftWoning }) =>
    belangrijk((heeftWoning ? belastingZinnen.waarde : belastingZinnen.waardeZonderWoning)(bedrag(getoond()))),
  'belasting.forfait': ({ uitkomst, getoond }, { bedrag }) =>
    tenzijNul(uitkomst, () => belastingZinnen.forfait(bedrag(getoond())), belastingZinnen.geenForfait),
  'belasting.aftrek': ({ uitkomst, getoond }, { hoeveel }) =>
    tenzijNul(uitkomst, () => belastingZinnen.aftrek(hoeveel(getoond(), uitkomst)), belastingZinnen.geenAftrek),
  'belasting.bijtelling': ({ uitkomst, getoond }, { hoeveel }) =>
    tenzijNul(uitkomst, () => belastingZinnen.bijtelling(hoeveel(getoond(), uitkomst)), belastingZinnen.geenBijtelling),
  'belastingPerAanvrager.inkomen': ({ getoond }, { bedrag }) => bijzaak(belastingZinnen.inkomen(bedrag(getoond()))),
  'belastingPerAanvrager.schijven': ({ stap: { herkomst }, invoer }) => {
    const groep = inWoorden(invoer('soort') === 'Pensioen' ? 'aow' : 'onderAow', 'soort')
    return bijzaak(belastingZinnen.schijven(herkomst.soort === 'regeling' ? String(herkomst.normjaar) : '', groep))
  },
  'belasting.aandeelEerste': (gelezen, vertelling) => belangrijk(belastingZinnen.verdeling, deel(gelezen, vertelling)),
  'belasting.aandeelTweede': (gelezen, vertelling) => bijzaak(deel(gelezen, vertelling)),
  'belastingPerAanvrager.inkomenMetWoning': ({ wie, getoond }, { bedrag }) =>
    bijzaak(belastingZinnen.inkomenMetWoning(wie, bedrag(getoond()))),
  'belastingPerAanvrager.belastingZonderWoning': ({ wie, getoond }, { bedrag }) =>
    belangrijk(
      belastingZinnen.zonderWoning(wie, bedrag(getoond())),
      ...(wie === 1 ? [belastingZinnen.heffingskortingen] : []),
    ),
  'belastingPerAanvrager.belastingMetWoning': ({ getoond }, { bedrag }) =>
    belangrijk(belastingZinnen.metWoning(bedrag(getoond()))),
  'belastingPerAanvrager.tariefsaanpassing': ({ getal, getoond, uitkomst }, { hoeveel }) => {
    const zin = getal('bijtelling') > 0 ? belastingZinnen.tariefsaanpassingErbij : belastingZinnen.tariefsaanpassing
    return tenzijNul(
      uitkomst,
      () => zin(formatProcent(getal('hoogsteAftrek')), hoeveel(getoond(), uitkomst)),
      belastingZinnen.geenTariefsaanpassing,
    )
  },
  'belastingPerAanvrager.voordeel': ({ wie, uitkomst, getoond }, { hoeveel, samen }) => {
    const zin = (uitkomst < 0 ? belastingZinnen.nadeelVan : belastingZinnen.voordeelVan)(
      wie,
      hoeveel(Math.abs(getoond()), uitkomst),
    )
    return samen && uitkomst !== 0 ? belangrijk(zin) : bijzaak(zin)
  },
  'belasting.voordeel': ({ uitkomst, getoond }, { hoeveel }) =>
    belangrijk(
      (uitkomst < 0 ? belastingZinnen.nadeel : belastingZinnen.voordeel)(hoeveel(Math.abs(getoond()), uitkomst)),
    ),
} satisfies Vertellers

/** The name of a figure of the record: the last part of the id of its step. */
const titelVan = (id: string): string =>
  samenvattingTitels[id.slice(id.indexOf('.') + 1) as keyof typeof samenvattingTitels]

const zeg = ({ stap, uitkomst }: Pick<Gelezen<never>, 'stap' | 'uitkomst'>): Gezegd =>
  bijzaak(verhaalTekst.uitkomst(titelVan(stap.id), formatCenten(uitkomst)), verhaalTekst.inSamenvatting)

/** The figures as they stand in the record. */
export const uitkomst = {
  'record.opDeCent': zeg,
  'record.hypotheekbedrag': zeg,
  'record.extraBenodigdeEigenInleg': zeg,
} satisfies Vertellers

export const moment = {
  'record.moment': ({ waarde }) => {
    const tijdstip = waarde as string
    return belangrijk(verhaalTekst.berekendOp(formatDatum(tijdstip.slice(0, 10)), tijdstip.slice(11, 16)))
  },
} satisfies Bladvertellers
