import { describe, expect, it } from 'vitest'

import { nieuweOrientatie, wijzig, type Orientatie, type Wijziging } from '../../../domain'
import { isZelfdeRekenstand, type BerekeningFout } from '../../../domain/orientatie'
import { uitgerekend, uitkomst, voltooid } from './uitgerekend'

const gevraagd = nieuweOrientatie('MY')
const klaar = uitgerekend(gevraagd)
const na = (orientatie: Orientatie, ...wijzigingen: readonly Wijziging[]): Orientatie =>
  wijzigingen.reduce(wijzig, orientatie)
const opnieuw = (orientatie: Orientatie) => na(orientatie, { soort: 'herberekeningGevraagd' })
const mislukt = (orientatie: Orientatie, fout: BerekeningFout) =>
  na(opnieuw(orientatie), { soort: 'berekeningMislukt', fout })

describe('isZelfdeRekenstand of the same calculation', () => {
  it('isZelfdeRekenstand returns true when only the audience changes', () => {
    const anders = na(klaar, { soort: 'typeGewijzigd', type: 'Adviseur' })
    expect(anders).not.toBe(klaar)
    expect(isZelfdeRekenstand(anders, klaar)).toBe(true)
  })

  it('isZelfdeRekenstand returns true when a pending calculation is requested again', () => {
    expect(isZelfdeRekenstand(opnieuw(gevraagd), gevraagd)).toBe(true)
  })
})

describe('isZelfdeRekenstand of another calculation', () => {
  const fout: BerekeningFout = { _tag: 'StatusFout', status: 500 }
  const klaarVan = (eigenGeld: number) =>
    uitgerekend(na(gevraagd, { soort: 'beantwoord', veld: 'eigenGeld', waarde: eigenGeld }))
  it.each<[string, Orientatie, Orientatie]>([
    ['when a completed calculation is requested again', opnieuw(klaar), klaar],
    ['when a calculation fails', mislukt(klaar, fout), klaar],
    ['when a calculation fails again with an equal error', mislukt(klaar, { ...fout }), mislukt(klaar, fout)],
    ['for a failure without and a failure with an earlier result', mislukt(gevraagd, fout), mislukt(klaar, fout)],
    ['when an equal result is stored', na(klaar, { ...voltooid, financieringsOpzet: { ...uitkomst } }), klaar],
    ['when the same result belongs to other answers', klaarVan(5), klaarVan(6)],
  ])('isZelfdeRekenstand returns false %s', (_wanneer, een, ander) => {
    expect(isZelfdeRekenstand(een, ander)).toBe(false)
    expect(isZelfdeRekenstand(ander, een)).toBe(false)
  })
})

it('isZelfdeRekenstand returns true when a result gets more of its ground', () => {
  const aangevuld = na(klaar, { soort: 'grondAangevuld', grond: { ...voltooid.grond } })
  expect(aangevuld).not.toBe(klaar)
  expect(isZelfdeRekenstand(aangevuld, klaar)).toBe(true)
})
