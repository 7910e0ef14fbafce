import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isBedrag, roundTekort } from '../../../domain/geld'
import { writeOut } from '../../../domain/uitleg'
import { vergelijkPeriodes } from '../../../application/vergelijking'
import { benodigdVoor } from '../../../domain/vergelijking'
import { periodeZonderTekort, uitkomstVan, zegPeriode, zegUitkomst } from '../../../ui/uitkomst/uitkomst'
import { toVerandertekst } from '../../../ui/tekst/voorKanalen'
import { toVerhaal } from '../../../domain/uitleg/verhaal'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { opzetBij } from '../../domain/rekenkern/voorbeeldverzoek'
import { sometimes } from '../../support/sometimes'
import { readable } from '../../support/readable'
import { huishoudens, huishoudenVan, tryHuishoudens, type Huishouden } from './huishoudens'
import { bedragenIn } from './lees'
import { koper } from '../../application/samenvatting/kopers'

const tekortVan = ({ momentopname }: Huishouden) => momentopname.financieringsOpzet.extraBenodigdeEigenInleg ?? 0

/** Whether the form accepts the own money that would cover the shortage. */
const isInTeVullen = (huishouden: Huishouden) =>
  isBedrag((huishouden.verzoek.eigenInleg ?? 0) + roundTekort(tekortVan(huishouden)))

const metTekort = huishoudens.filter((huishouden) => tekortVan(huishouden) > 0 && isInTeVullen(huishouden))

/** Returns the result of a household after `erbij` euro is added to its own money. */
const metErbij = ({ verzoek, kader }: Huishouden, erbij: number) =>
  opzetBij({ ...verzoek, eigenInleg: (verzoek.eigenInleg ?? 0) + erbij }, kader)

/** Generates households with a shortage of at most 20.000 euro, so that another period often solves the shortage. */
const metKleinTekort = fc.tuple(metTekort, fc.integer({ min: 1, max: 20_000 })).map(([huishouden, meeste]) => {
  const { verzoek, momentopname, kader } = huishouden
  const erbij = Math.max(0, roundTekort(tekortVan(huishouden)) - meeste)
  const financieringsOpzet = metErbij(huishouden, erbij)
  return {
    verzoek: { ...verzoek, eigenInleg: (verzoek.eigenInleg ?? 0) + erbij },
    momentopname: { ...momentopname, financieringsOpzet },
    kader,
  }
})

/** Returns the announced answer of step 3; empty if no price is filled in. */
const antwoordAan = ({ momentopname }: Huishouden) => zegUitkomst(uitkomstVan(momentopname))

const periodeVoor = ({ verzoek, kader }: Huishouden, tekort: number) =>
  periodeZonderTekort(rightOf(vergelijkPeriodes({ verzoek, kader })).periodes, tekort)

/** Returns, as one text, the chapters that explain the shortage after `erbij` euro is added to the own money. */
const verhaalMetErbij = ({ verzoek, kader }: Huishouden, erbij: number, uitvoerigheid: 'kort' | 'volledig') => {
  const { graaf } = rightOf(writeOut({ ...verzoek, eigenInleg: (verzoek.eigenInleg ?? 0) + erbij }, kader))
  const grond = { graaf, veld: 'extraBenodigdeEigenInleg', aanbieder: 'ons', isVoorbeeldrente: false } as const
  return toVerhaal(grond, uitvoerigheid)
    .hoofdstukken.flatMap(({ stappen }) => stappen.flatMap(({ zinnen }) => zinnen))
    .join(' ')
}

const wet = (keer: number, claim: (huishouden: Huishouden) => void, welke: fc.Arbitrary<Huishouden> = metTekort) =>
  tryHuishoudens(keer, claim, welke)

describe('a household with a shortage', () => {
  it('adding the shortage shown on step 3 to own money leaves no shortage; adding one euro less leaves some', () => {
    wet(100, (huishouden) => {
      const [getoond = NaN] = bedragenIn(antwoordAan(huishouden))
      expect(metErbij(huishouden, getoond).extraBenodigdeEigenInleg).toBe(0)
      expect(metErbij(huishouden, getoond - 1).extraBenodigdeEigenInleg).toBeGreaterThan(0)
    })
  })

  it.each(['kort', 'volledig'] as const)(
    'toVerhaal (%s) names a shortage until the shown shortage is added to own money',
    (uitvoerigheid) => {
      wet(20, (huishouden) => {
        const getoond = roundTekort(tekortVan(huishouden))
        expect(verhaalMetErbij(huishouden, getoond, uitvoerigheid)).not.toMatch(/geld tekort|dus €\s0 betaal/)
        expect(verhaalMetErbij(huishouden, getoond - 1, uitvoerigheid)).toContain('eigen geld tekort')
      })
    },
  )

  it('periodeZonderTekort returns a period that solves the shortage exactly if there is one', () => {
    wet(
      40,
      (huishouden) => {
        const { periodes } = rightOf(vergelijkPeriodes(huishouden))
        const rest = Math.min(
          ...periodes.map(({ extraBenodigdeEigenInleg = NaN }) => roundTekort(extraBenodigdeEigenInleg)),
        )
        const periode = periodeVoor(huishouden, tekortVan(huishouden))
        expect(periode === undefined).toBe(rest > 0)
        if (!sometimes('a period that helps', periode)) return
        const dan = { ...huishouden.verzoek, rentevastperiode: periode }
        expect(roundTekort(opzetBij(dan, huishouden.kader).extraBenodigdeEigenInleg ?? NaN)).toBe(0)
      },
      metKleinTekort,
    )
  })

  it('toVerandertekst gives the shortage in whole euros, and suggests exactly that amount of extra own money', () => {
    wet(20, ({ verzoek, kader, momentopname: { financieringsOpzet } }) => {
      const benodigd = rightOf(benodigdVoor(verzoek, kader))
      const { inleiding, genoeg } = toVerandertekst({ benodigd, verzoek, financieringsOpzet })
      const getoond = roundTekort(financieringsOpzet.extraBenodigdeEigenInleg ?? 0)
      if (sometimes('enough', genoeg)) expect(bedragenIn(inleiding)).toEqual([getoond])
      const eigenGeld = genoeg.find(({ uitweg }) => uitweg?.verandering.soort === 'meerEigenGeld')
      if (sometimes('own money is enough', eigenGeld)) expect(bedragenIn(eigenGeld.zinnen.join())[0]).toBe(getoond)
    })
  })

  it('toVerandertekst gives the gross cost of another period and a difference that add up to the present cost', () => {
    wet(100, ({ verzoek, kader, momentopname: { financieringsOpzet } }) => {
      const ander = { ...verzoek, rentevastperiode: verzoek.rentevastperiode === 120 ? 240 : 120 } as const
      const uitweg = {
        verandering: { soort: 'anderePeriode', rentevastperiode: ander.rentevastperiode },
        verzoek: ander,
        financieringsOpzet: opzetBij(ander, kader),
        tekort: 0,
      } as const
      const { genoeg } = toVerandertekst({
        benodigd: { tekort: 1, genoeg: [uitweg], nietGenoeg: [] },
        verzoek,
        financieringsOpzet,
      })
      const zin = genoeg[0]?.zinnen.find((een) => een.includes('bruto maandlast')) ?? ''
      const [dan = NaN, verschil = 0] = bedragenIn(zin)
      expect(dan + (sometimes('a lower cost', zin.includes('minder')) ? verschil : -verschil)).toBe(
        Math.round(financieringsOpzet.maandlastBruto),
      )
    })
  })
})

describe('toVerandertekst', () => {
  const { verzoek, momentopname } = huishoudenVan(koper, 2025)
  const { financieringsOpzet } = momentopname
  const verandering = { soort: 'anderePeriode', rentevastperiode: 240 } as const
  const verteld = (was: number, wordt: number) =>
    toVerandertekst({
      benodigd: {
        tekort: was,
        genoeg: [],
        nietGenoeg: [{ verandering, verzoek, financieringsOpzet, tekort: wordt }],
      },
      verzoek,
      financieringsOpzet,
    }).beetje.length

  it.each([
    ['toVerandertekst omits a change after which the shortage in whole euros is the same', 10.9, 10.2, 0],
    ['toVerandertekst lists a change that lowers the shortage by one whole euro', 10.9, 10, 1],
    ['toVerandertekst lists a change that lowers the shortage by 1%', 10_000, 9900, 1],
    ['toVerandertekst omits a change that lowers the shortage by less than 1%', 10_000, 9900.01, 0],
  ])('%s', (_, was, wordt, aantal) => {
    expect(verteld(was, wordt)).toBe(aantal)
  })
})

it('step 3 shows a shortage below one euro as € 1, and names the fixed-rate period that solves it', () => {
  const eigen = { ...koper.eigen, inkomen: 48_000 }
  const antwoorden = { ...koper, eigen, vraagprijsWoning: 290_000, energielabelType: 'C', eigenGeld: 82_805 } as const
  const huishouden = huishoudenVan(antwoorden, 2026)
  const tekort = tekortVan(huishouden)
  expect(tekort).toBeGreaterThan(0)
  expect(tekort).toBeLessThan(1)
  expect(readable(antwoordAan(huishouden))).toBe('Je komt € 1 tekort.')
  const periode = periodeVoor(huishouden, tekort)
  expect(periode && zegPeriode(periode)).toMatch(/^Met .* kom je niets tekort\.$/)
})

it.each(['kort', 'volledig'] as const)(
  'toVerhaal (%s) says that own money is enough when less than a cent is missing',
  (uitvoerigheid) => {
    const eigen = { ...koper.eigen, inkomen: 50_101 }
    const verhaal = verhaalMetErbij(huishoudenVan({ ...koper, eigen, eigenGeld: 89_527 }, 2026), 0, uitvoerigheid)
    expect(verhaal).toContain('Je hebt genoeg eigen geld.')
    expect(verhaal).not.toContain('eigen geld tekort')
  },
)
