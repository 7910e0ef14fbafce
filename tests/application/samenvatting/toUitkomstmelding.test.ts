import { describe, expect, it } from 'vitest'

import { toMomentopname, toUitkomstmelding, type SamenvattingState } from '../../../application'
import { nieuweOrientatie, type FinancieringsOpzet } from '../../../domain'
import { metCijfers } from '../../support/fakes/metCijfers'

const opzet: FinancieringsOpzet = {
  maximaleHypotheekOpInkomen: 0,
  maximaleHypotheek: 0,
  maandlastBruto: 0,
  maandlastNetto: 0,
}

const metTekort = (extraBenodigdeEigenInleg: number): SamenvattingState => ({
  momentopname: toMomentopname(
    { ...nieuweOrientatie('MY'), isVoorbeeldrente: false },
    metCijfers(opzet, { extraBenodigdeEigenInleg }),
  ),
  loading: false,
  fout: undefined,
})

describe('on the last step', () => {
  it('money missing is warned of', () => {
    expect(toUitkomstmelding(metTekort(0.01), 2)).toBe('waarschuwing')
  })

  it('money missing is not warned of while a calculation is pending', () => {
    expect(toUitkomstmelding({ ...metTekort(0.01), loading: true }, 2)).toBeUndefined()
  })

  it('nothing missing makes the figures an estimate, also while a calculation is pending', () => {
    expect(toUitkomstmelding(metTekort(0), 2)).toBe('schatting')
    expect(toUitkomstmelding({ ...metTekort(0), loading: true }, 2)).toBe('schatting')
  })

  it('nothing is said without a home', () => {
    const zonderWoning = toMomentopname({ ...nieuweOrientatie('MY'), isVoorbeeldrente: false }, opzet)
    expect(toUitkomstmelding({ ...metTekort(0), momentopname: zonderWoning }, 2)).toBeUndefined()
  })

  it('nothing is said before the first result', () => {
    expect(toUitkomstmelding({ ...metTekort(0), momentopname: undefined }, 2)).toBeUndefined()
  })

  it.each([0, 0.01])('nothing is said of old figures (%d) after a failure', (tekort) => {
    const fout = { _tag: 'Onbereikbaar' as const }
    expect(toUitkomstmelding({ ...metTekort(tekort), fout }, 2)).toBeUndefined()
  })
})

describe('while an answer cannot be read', () => {
  it.each([0, 0.01])('nothing is said of the figures (%d), which are those of earlier answers', (tekort) => {
    expect(toUitkomstmelding(metTekort(tekort), 2, true)).toBeUndefined()
  })
})

it.each([0, 1] as const)('before the last step, nothing is said (step index %i)', (stap) => {
  expect(toUitkomstmelding(metTekort(0), stap)).toBeUndefined()
  expect(toUitkomstmelding(metTekort(0.01), stap)).toBeUndefined()
})
