import { roundTekort } from '../../../domain/geld'
import { koopZinnen } from '../../tekst/verhaalZinnen'
import { formatProcent } from '../formatGetallen'
import { belangrijk, bijzaak, tenzijNul, type Gezegd, type Van, type Vertellers, type Vertelling } from '../vertelling'

const { nodig: zinnen } = koopZinnen

const nhg = ({ getal, getoond, uitkomst, stap }: Van<'aanschaf.nhg'>, { bedrag }: Vertelling): Gezegd => {
  const grens = bedrag(getoond('grens'))
  if (stap.uitkomst === true) return belangrijk(zinnen.nhg(grens))
  return belangrijk(
    uitkomst === 0 && getal('hypotheekbedragMetNhg') <= 0 ? zinnen.geenHypotheek : zinnen.geenNhg(grens),
  )
}

const hypotheekbedrag = (
  { stap: { kandidaten }, uitkomst, getoond }: Van<'aanschaf.hypotheekbedrag'>,
  { hoeveel }: Vertelling,
): Gezegd => {
  const [nodig, maximum] = kandidaten
  if (nodig === undefined || maximum === undefined || nodig.waarde === 0) return belangrijk(zinnen.nietsTeLenen)
  if (maximum.waarde === 0) return belangrijk(zinnen.nietsMogelijk)
  return belangrijk((nodig.waarde < maximum.waarde ? zinnen.rest : zinnen.hoogste)(hoeveel(getoond(), uitkomst)))
}

const benodigd = ({ getoond }: Van<'aanschaf.benodigdeFinanciering'>, { bedrag }: Vertelling): Gezegd => {
  if (getoond('overwaarde') > 0) return belangrijk(zinnen.minOverwaarde(bedrag(getoond())))
  return belangrijk((getoond('restschuld') > 0 ? zinnen.metRestschuld : zinnen.inTotaal)(bedrag(getoond())))
}

export const nodig = {
  'aanschaf.zonderNhg': ({ uitkomst, getoond }, { bedrag }) =>
    belangrijk(uitkomst < 0 ? zinnen.overwaardeGenoeg : zinnen.zonderNhg(bedrag(getoond()))),
  'aanschaf.hypotheekbedragMetNhg': ({ getoond }, { bedrag }) => bijzaak(zinnen.hypotheekMetNhg(bedrag(getoond()))),
  'aanschaf.nhg': nhg,
  'aanschaf.nhgKosten': ({ getal, getoond, uitkomst }, { hoeveel }) =>
    tenzijNul(
      uitkomst,
      () => zinnen.nhgKosten(formatProcent(getal('provisie')), hoeveel(getoond(), uitkomst)),
      zinnen.geenNhgKosten,
    ),
  'aanschaf.financieringskosten': ({ getoond }, { bedrag }) =>
    belangrijk(zinnen.financieringskosten(bedrag(getoond()))),
  'aanschaf.totaalFinancieringskosten': ({ getoond }, { bedrag }) => belangrijk(zinnen.totaal(bedrag(getoond()))),
  'aanschaf.benodigdeFinanciering': benodigd,
  'aanschaf.eigenInleg': ({ uitkomst, getoond }, { bedrag }) =>
    belangrijk(uitkomst > 0 ? zinnen.eigenGeld(bedrag(getoond())) : zinnen.geenEigenGeld),
  'aanschaf.hypotheekbedrag': hypotheekbedrag,
  'aanschaf.benodigdeEigenInleg': ({ getoond }, { bedrag }) =>
    tenzijNul(roundTekort(getoond()), () => zinnen.zelf(bedrag(getoond())), zinnen.nietsZelf),
  'aanschaf.extraBenodigdeEigenInleg': ({ uitkomst, getoond }, { bedrag }) =>
    belangrijk(roundTekort(uitkomst) > 0 ? zinnen.mist(bedrag(getoond())) : zinnen.genoeg),
} satisfies Vertellers
