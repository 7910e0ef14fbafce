import { describe, expect, it } from 'vitest'

import { toVerhaal } from '../../../domain/uitleg/verhaal'
import { koper } from '../../application/samenvatting/kopers'
import { everyTimes } from '../../support/every'
import { numberOfRuns } from '../../support/numberOfRuns'
import { sometimes } from '../../support/sometimes'
import { huishoudenVan, kleineHuishoudens, VEEL_EIGEN_GELD, vertelgrondVan, type Huishouden } from './huishoudens'

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
      const opNul = zinnenVan(huishouden, uitvoerigheid).filter(({ zin }) => NUL.test(zin))
      sometimes('a sentence with € 0', opNul)
      expect(opNul.filter(({ id, uitkomst }) => Math.abs(uitkomst) > RUIS && !OPTELLINGEN.test(id))).toEqual([])
    })
  })

  it(`toVerhaal (${uitvoerigheid}) never says that € 0 is borrowed or that € 0 of restschuld interest counts`, () => {
    everyTimes(numberOfRuns(50), kleineHuishoudens, (huishouden) => {
      for (const vorm of [
        /^Je leent het hoogste bedrag dat kan: /,
        /^De rente over je restschuld mag je niet aftrekken, dus /,
      ]) {
        const zinnen = zinnenVan(huishouden, uitvoerigheid).filter(({ zin }) => vorm.test(zin))
        sometimes(`a sentence with ${vorm.source}`, zinnen)
        expect(zinnen.filter(({ zin }) => NUL.test(zin))).toEqual([])
      }
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
