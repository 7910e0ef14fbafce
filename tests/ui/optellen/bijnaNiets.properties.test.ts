import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { NORMJAREN } from '../../../domain'
import { toVerhaal } from '../../../domain/uitleg/verhaal'
import { koper } from '../../application/samenvatting/kopers'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { huishoudenVan, vertelgrondVan, type Huishouden } from './huishoudens'

/** Own money in euro, so much that no mortgage is needed and the needed amount contains no NHG fee. */
const VEEL_EIGEN_GELD = 10_000_000

/** Generates amounts in euro, often small, so that many outcomes are a few cents. */
const klein = fc.oneof(
  fc.integer({ min: 0, max: 400 }),
  fc.integer({ min: 0, max: 30_000 }),
  fc.integer({ min: 0, max: 400_000 }),
)

/** Generates households that need a mortgage of at most about 600 euros, or no mortgage. */
const kleineHuishoudens = fc
  .record({
    orientatie: orientaties().filter(({ verbouwingskosten: werk = 0, meerwerk = 0 }) => werk + meerwerk < 9_000_000),
    vraagprijsWoning: klein,
    verkoopPrijsWoning: klein,
    huidigeHypotheekBedrag: klein,
    // The second range is around the lower limit of the highest tax bracket.
    inkomen: fc.oneof(klein, fc.integer({ min: 74_000, max: 80_000 })),
    mist: fc.integer({ min: -3, max: 600 }),
    jaar: fc.constantFrom(...NORMJAREN),
  })
  .map(({ orientatie, inkomen, mist, jaar, ...woning }) => {
    const met = (eigenGeld: number) =>
      huishoudenVan({ ...orientatie, ...woning, eigen: { ...orientatie.eigen, inkomen }, eigenGeld }, jaar)
    const nodig = met(VEEL_EIGEN_GELD).momentopname.financieringsOpzet.benodigdeFinanciering ?? 0
    return met(Math.max(0, Math.ceil(nodig) - mist))
  })

/** Matches the ids of steps whose sentence may show a term of € 0, such as an income of € 0 minus alimony. */
const OPTELLINGEN = new RegExp(
  [
    /^(?:verkoop\.saldo|waarde)$/,
    /^belasting\.[12]\.belasting(?:Zonder|Met)Woning$/,
    /^(?:toets|pensioentoets\.\w+)\.[12]\.toetsinkomen$/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** An outcome between `-RUIS` and `RUIS` counts as 0, because the difference is floating-point noise. */
const RUIS = 1e-6

const NUL = /€\s0(?![.,]?\d)/

/**
 * Returns the sentences that explain the net monthly cost and the shortage, each with the id and the outcome of its
 * step. The outcome is NaN if the sentence is about an input.
 */
const zinnenVan = (huishouden: Huishouden, uitvoerigheid: 'kort' | 'volledig') =>
  (['maandlastNetto', 'extraBenodigdeEigenInleg'] as const).flatMap((veld) => {
    const grond = vertelgrondVan(huishouden, veld)
    const uitkomsten = new Map(grond.graaf.stappen.map(({ id, uitkomst }) => [id, Number(uitkomst)]))
    return toVerhaal(grond, uitvoerigheid)
      .hoofdstukken.flatMap(({ stappen }) => stappen)
      .flatMap(({ id, zinnen }) => zinnen.map((zin) => ({ id, zin, uitkomst: uitkomsten.get(id) ?? NaN })))
  })

describe.each(['kort', 'volledig'] as const)('toVerhaal (%s) for outcomes near 0', (uitvoerigheid) => {
  it(`toVerhaal (${uitvoerigheid}) shows € 0 only in a step with outcome 0, or in a step that sums amounts`, () => {
    everyTimes(numberOfRuns(50), kleineHuishoudens, (huishouden) => {
      const opNul = zinnenVan(huishouden, uitvoerigheid).filter(
        ({ id, zin, uitkomst }) => NUL.test(zin) && Math.abs(uitkomst) > RUIS && !OPTELLINGEN.test(id),
      )
      expect(opNul).toEqual([])
    })
  })

  it(`toVerhaal (${uitvoerigheid}) never says that € 0 is borrowed or that € 0 of restschuld interest counts`, () => {
    everyTimes(numberOfRuns(50), kleineHuishoudens, (huishouden) => {
      const zinnen = zinnenVan(huishouden, uitvoerigheid).map(({ zin }) => zin)
      const leeg = [
        'Je leent het hoogste bedrag dat kan: € 0.',
        'De rente over je restschuld mag je niet aftrekken, dus € 0 telt mee.',
      ]
      expect(zinnen.map((zin) => zin.replaceAll('\u00A0', ' ')).filter((zin) => leeg.includes(zin))).toEqual([])
    })
  })
})

describe('an income of 60.000 and a home of 300.000, 55 euros short of paying everything with own money', () => {
  const met = (eigenGeld: number) => huishoudenVan({ ...koper, vraagprijsWoning: 300_000, eigenGeld }, 2026)
  const nodig = met(VEEL_EIGEN_GELD).momentopname.financieringsOpzet.benodigdeFinanciering ?? NaN
  const huishouden = met(Math.floor(nodig) - 55)

  it("toVerhaal writes an NHG fee below one euro as 'minder dan een euro' (kort), or in cents (volledig)", () => {
    const [kort, volledig] = (['kort', 'volledig'] as const).map((uitvoerigheid) =>
      zinnenVan(huishouden, uitvoerigheid).flatMap(({ id, zin }) => (id === 'behoefte.nhgKosten' ? [zin] : [])),
    )
    expect(kort?.[0]).toBe('NHG kost één keer 0,4% van je hypotheek: minder dan een euro.')
    expect(volledig?.[0]).toMatch(/^NHG kost één keer 0,4% van je hypotheek: €\s0,\d\d\.$/)
  })
})
