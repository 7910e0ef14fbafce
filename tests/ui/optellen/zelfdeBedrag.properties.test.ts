import { describe, expect, it } from 'vitest'

import { toSamenvatting } from '../../../application'
import { formatEuro } from '../../../domain/geld'
import { LAATSTE_STAP } from '../../../domain/orientatie'
import { vergelijkPeriodes } from '../../../application/vergelijking'
import { aflossingsverloop, verloopPerMaand } from '../../../domain/vergelijking'
import { kolomTekst, toRow } from '../../../ui/vensters/vergelijking/rows'
import { toVerhaal } from '../../../domain/uitleg/verhaal'
import { koper } from '../../application/samenvatting/kopers'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { sometimes } from '../../support/sometimes'
import { huishoudenVan, tryHuishoudens, vertelgrondVan, type Huishouden } from './huishoudens'
import { bedragenIn } from './lees'

const verloopVan = ({ verzoek, kader, momentopname }: Huishouden) =>
  verloopPerMaand(rightOf(aflossingsverloop(verzoek, kader)), momentopname.financieringsOpzet)

/** Returns the last amount in the short explanation of the net monthly cost: that cost. */
const nettoUitgelegd = (huishouden: Huishouden): number | undefined =>
  toVerhaal(vertelgrondVan(huishouden, 'maandlastNetto'), 'kort')
    .hoofdstukken.flatMap((hoofdstuk) => hoofdstuk.stappen)
    .flatMap(({ zinnen }) => bedragenIn(zinnen.join(' ')))
    .at(-1)

/** Returns the rows of the comparison of fixed-rate periods. */
const rijenVan = (huishouden: Huishouden) => rightOf(vergelijkPeriodes(huishouden)).periodes.map(toRow)

/** Returns the row of the chosen period in the comparison of periods; throws when there is no such row. */
const gekozenRij = (huishouden: Huishouden) => {
  const rij = rijenVan(huishouden).find(({ periode }) => periode === huishouden.momentopname.renteperiode)
  if (rij === undefined) throw new Error('no row of the chosen period')
  return rij
}

/** Expects the comparison of periods and the summary of step 3 to show the same figures for the chosen period. */
const expectGekozenAlike = (huishouden: Huishouden) => {
  const { benodigdeHypotheek: blok } = toSamenvatting(huishouden.momentopname, LAATSTE_STAP)
  const lines = [...blok.betaling, blok.kanLenen, ...(blok.maandlast ?? [])]
  const inSamenvatting = (gezocht: string) =>
    lines.flatMap(({ key, waarde }) => (key === gezocht && waarde._tag === 'Bedrag' ? [formatEuro(waarde.bedrag)] : []))
  const rij = gekozenRij(huishouden)
  expect([kolomTekst('maximum', rij)]).toEqual(inSamenvatting('maximaleHypotheek'))
  expect([kolomTekst('tekort', rij)]).toEqual(inSamenvatting('extraBenodigdeEigenInleg'))
  expect([kolomTekst('bruto', rij)]).toEqual(inSamenvatting('maandlastBruto'))
  expect([kolomTekst('netto', rij)]).toEqual(inSamenvatting('maandlastNetto'))
}

describe('a figure that is shown in several places', () => {
  it('the repayment schedule and toVerhaal show the same net monthly cost for the first year', () => {
    tryHuishoudens(40, (huishouden) => {
      const [eerste] = verloopVan(huishouden)
      if (sometimes('a loan', eerste)) expect(nettoUitgelegd(huishouden)).toBe(eerste.netto)
    })
  })

  it('the comparison of periods and the repayment schedule show the same debt after the fixed-rate period', () => {
    tryHuishoudens(25, (huishouden) => {
      const na = verloopVan(huishouden).find(({ jaar }) => 12 * jaar === huishouden.momentopname.renteperiode)
      if (sometimes('a debt after the period', na))
        expect(kolomTekst('restant', gekozenRij(huishouden))).toBe(formatEuro(na.restant))
    })
  })

  it('the comparison of periods and the summary show the same figures of the chosen period', () => {
    tryHuishoudens(25, expectGekozenAlike)
  })
})

it('the comparison of periods and the summary show the same figures if own money pays all without an income', () => {
  const eigen = { ...koper.eigen, inkomen: 0 }
  expectGekozenAlike(huishoudenVan({ ...koper, alleenSamen: 'samen', eigenGeld: 350_000, eigen }, 2026))
})
