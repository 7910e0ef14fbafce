import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { normenVan, type FinancieringsOpzet } from '../../../domain'
import { answerTo, createManualBerekening, type ManualBerekening } from '../../support/fakes/berekening'
import { serviceGround } from '../../support/fakes/grounds'
import { chooseOption, fillIn, now, open, showAt, type ShownCalculator } from '../../support/screen'

const VAN_EEN_DIENST = { rentetarieven: undefined, isVoorbeeldrente: false }

let berekening: ManualBerekening
beforeEach(() => {
  berekening = createManualBerekening(serviceGround)
})

/** Answers like a service that names these fields of the result, with amounts of 0. */
const slaag = (genoemd: Pick<FinancieringsOpzet, 'normjaar' | 'rentepercentage'> = {}) =>
  now(() => berekening.last().succeedWith(genoemd))
const VAN_2025 = { normjaar: 2025, rentepercentage: 3.75 }
const VAN_2026 = { normjaar: 2026, rentepercentage: 3.75 }
const metNormen = (normen: ReturnType<typeof normenVan> | undefined): ShownCalculator => {
  const getoond = showAt(2, {}, { ...VAN_EEN_DIENST, port: berekening })
  getoond.configure({ normen })
  return getoond
}
/** Returns for each kind of norm figure whether step 2 shows it. */
const figuren = () => {
  const [, eerste] = open('Energielabel')
  return {
    energielabel: eerste?.textContent.includes('000') ?? false,
    maatregelen: screen.queryByText(/energie besparen, bijvoorbeeld/) !== null,
    startersvrijstelling: screen.queryByText(/geen overdrachtsbelasting/) !== null,
  }
}
const ALLE = { energielabel: true, maatregelen: true, startersvrijstelling: true }
const GEEN = { energielabel: false, maatregelen: false, startersvrijstelling: false }

describe('the norm figures on step 2', () => {
  it('step 2 shows the norm figures of the page before the first result of a service', () => {
    metNormen(normenVan(2025))
    expect(figuren()).toEqual(ALLE)
  })

  it('step 2 leaves out norm figures before the first result while the page has no norms', () => {
    metNormen(undefined)
    expect(figuren()).toEqual(GEEN)
  })

  it.each([
    ['no norm year', { rentepercentage: 3.75 }],
    ['an unknown norm year', { ...VAN_2025, normjaar: 1999 }],
    ['nothing but amounts', {}],
  ])('step 2 leaves out norm figures when the result of a service names %s', (_, genoemd) => {
    metNormen(normenVan(2025))
    slaag(genoemd)
    expect(figuren()).toEqual(GEEN)
  })

  it.each([
    ['and a rate', VAN_2026],
    ['and no rate', { normjaar: 2026 }],
  ])('step 2 shows the norm figures of the year in a result with a year %s, not those of the page', (_, genoemd) => {
    metNormen(normenVan(2025))
    slaag(genoemd)
    expect(figuren()).toEqual(ALLE)
    expect(screen.getByText(/€ 555\.000/)).toBeVisible()
  })

  it('step 2 shows norm figures once the norms of the result have loaded', () => {
    metNormen(normenVan(2025))
    const { verzoek, succeed } = berekening.last()
    const opzet = { ...answerTo(verzoek), ...VAN_2026 }
    now(() => succeed(opzet, { plaats: 'server', verzoek }, serviceGround(verzoek, opzet)))
    expect(figuren()).toEqual(ALLE)
  })

  it('step 2 keeps the norm figures of the result on screen after a failed calculation', () => {
    metNormen(normenVan(2026))
    slaag(VAN_2026)
    fillIn('Eigen geld', '1.000')
    now(() => berekening.last().fail())
    expect(figuren()).toEqual(ALLE)
    expect(screen.getByText(/€ 555\.000/)).toBeVisible()
  })

  it('step 2 keeps the norm figures of the result after a failed calculation with newer norms of the page', () => {
    const { configure } = metNormen(normenVan(2025))
    slaag(VAN_2025)
    configure({ normen: normenVan(2026) })
    fillIn('Eigen geld', '1.000')
    now(() => berekening.last().fail())
    expect(figuren()).toEqual(ALLE)
    expect(screen.queryByText(/€ 555\.000/)).toBeNull()
  })

  it('step 2 shows the amounts for saving energy and for starters only for an existing home', () => {
    metNormen(normenVan(2025))
    chooseOption('Wat voor woning wil je kopen?', 'Nieuwbouw')
    expect(figuren()).toEqual({ energielabel: true, maatregelen: false, startersvrijstelling: false })
    chooseOption('Wat voor woning wil je kopen?', 'Bestaande woning')
    expect(screen.getByText(/energie besparen, bijvoorbeeld/)).toBeVisible()
    expect(screen.getByText(/geen overdrachtsbelasting/)).toBeVisible()
  })

  it('step 2 offers every energy label when there are no norms', () => {
    metNormen(undefined)
    expect(open('Energielabel').map(({ textContent }) => textContent)).toEqual(
      'Onbekend,A++++ (EP garantie),A++++,A+++,A++,A+,A,B,C,D,E,F,G'.split(','),
    )
  })
})
