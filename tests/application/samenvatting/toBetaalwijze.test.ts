import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toBetaalwijze, type BetaalDeel } from '../../../application'
import { every, everyOrientatie } from '../../support/every'
import { financieringsOpzettenMetOnderpand } from '../../../adapters/testing/arbitraries/financieringsOpzet'
import { koper, opzetVan, verkoper } from './kopers'

const soorten = (delen: readonly BetaalDeel[]) => delen.map(({ soort }) => soort)
const deel = (delen: readonly BetaalDeel[], soort: string) => delen.find((een) => een.soort === soort)?.bedrag ?? 0
const centen = (bedrag: number): number => Math.round(bedrag * 100)

describe('how a purchase is paid', () => {
  it('is by mortgage and own money, and what is still missing stands last', () => {
    expect(soorten(toBetaalwijze(opzetVan(koper)))).toEqual(['hypotheek', 'eigenGeld', 'tekort'])
  })

  it('counts the surplus value of the old home: 250.000 less 2% and a mortgage of 200.000', () => {
    expect(deel(toBetaalwijze(opzetVan(verkoper)), 'overwaarde')).toBe(45_000)
  })

  it('needs nothing else when the old home brings in more than everything costs, and counts no more than that', () => {
    const opzet = opzetVan({ ...verkoper, verkoopPrijsWoning: 900_000, eigenGeld: undefined })
    expect(toBetaalwijze(opzet)).toEqual([{ soort: 'overwaarde', bedrag: opzet.totaalFinancieringskosten, aandeel: 1 }])
  })

  it('is unknown without a home', () => {
    expect(toBetaalwijze(opzetVan({ ...koper, vraagprijsWoning: undefined }))).toEqual([])
  })

  it('adds up to all that has to be paid, to the cent', () => {
    everyOrientatie((orientatie) => {
      const opzet = opzetVan(orientatie)
      const som = toBetaalwijze(opzet).reduce((totaal, { bedrag }) => totaal + centen(bedrag), 0)
      expect(som).toBe(centen((opzet.totaalFinancieringskosten ?? 0) + (opzet.restschuld ?? 0)))
    })
  })

  it('never uses more own money than there is', () => {
    everyOrientatie((orientatie) => {
      const eigenGeld = deel(toBetaalwijze(opzetVan(orientatie)), 'eigenGeld')
      expect(eigenGeld).toBeLessThanOrEqual((orientatie.eigenGeld ?? 0) + 0.01)
    })
  })

  it('has shares above 0 and at most 1, whatever the figures of a service are', () => {
    every(financieringsOpzettenMetOnderpand(), fc.constantFrom(-1, -5e-324, 0), (opzet, kosten) => {
      const delen = [toBetaalwijze(opzet), toBetaalwijze({ ...opzet, totaalFinancieringskosten: kosten })].flat()
      expect(delen.filter(({ aandeel }) => !(aandeel > 0 && aandeel <= 1))).toEqual([])
    })
  })

  it('has shares above 0 that make one whole', () => {
    everyOrientatie((orientatie) => {
      const aandelen = toBetaalwijze(opzetVan(orientatie)).map(({ aandeel }) => aandeel)
      expect(aandelen.every((aandeel) => aandeel > 0)).toBe(true)
      expect(aandelen.length === 0 ? 1 : aandelen.reduce((som, aandeel) => som + aandeel, 0)).toBeCloseTo(1, 6)
    })
  })
})
