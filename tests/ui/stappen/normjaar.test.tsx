import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { answerTo, createManualBerekening, type ManualBerekening } from '../../support/fakes/berekening'
import { chooseOption, now, open, fillIn, showAt, type ShownCalculator } from '../../support/screen'

const VAN_EEN_DIENST = { rentetarieven: undefined, isVoorbeeldrente: false }

let berekening: ManualBerekening
beforeEach(() => {
  berekening = createManualBerekening()
})

const slaag = (normjaar?: number) => {
  const { verzoek, slaag: slaagMet } = berekening.laatste()
  now(() => slaagMet({ ...answerTo(verzoek), ...(normjaar === undefined ? {} : { normjaar }) }))
}
const opStap2 = (normen: ReturnType<typeof normenVan> | undefined): ShownCalculator => {
  const getoond = showAt(2, {}, { ...VAN_EEN_DIENST, berekening })
  getoond.stelIn({ normen })
  return getoond
}
/** Everything in the form that is a figure of a norm year. */
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

describe('the figures of a norm year in the form', () => {
  it('are those of the page until there is an answer', () => {
    opStap2(normenVan(2025))
    expect(figuren()).toEqual(ALLE)
  })

  it.each([
    ['as long as no year is known', undefined, []],
    ['beside an answer that names another year', normenVan(2025), [2026]],
    ['beside an answer that names no year', normenVan(2025), [undefined]],
  ])('are left out %s', (_, normen, jaren) => {
    opStap2(normen)
    for (const jaar of jaren) slaag(jaar)
    expect(figuren()).toEqual(GEEN)
  })

  it('are there again, of the year that the answer names, as soon as the page has them', () => {
    const { stelIn } = opStap2(normenVan(2025))
    slaag(2026)
    stelIn({ normen: normenVan(2026) })
    expect(figuren()).toEqual(ALLE)
    expect(screen.getByText(/€ 555\.000/)).toBeVisible()
  })

  it('stay those of the figures on screen after a calculation that failed', () => {
    opStap2(normenVan(2026))
    slaag(2026)
    fillIn('Eigen geld', '1.000')
    now(() => berekening.laatste().faal())
    expect(figuren()).toEqual(ALLE)
    expect(screen.getByText(/€ 555\.000/)).toBeVisible()
  })

  it('are never of another year than the figures on screen, also after a calculation that failed', () => {
    const { stelIn } = opStap2(normenVan(2025))
    slaag(2025)
    stelIn({ normen: normenVan(2026) })
    fillIn('Eigen geld', '1.000')
    now(() => berekening.laatste().faal())
    expect(figuren()).toEqual(GEEN)
  })

  it('speak of saving energy and of transfer tax for an existing home only', () => {
    opStap2(normenVan(2025))
    chooseOption('Wat voor woning wil je kopen?', 'Nieuwbouw')
    expect(figuren()).toEqual({ energielabel: true, maatregelen: false, startersvrijstelling: false })
    chooseOption('Wat voor woning wil je kopen?', 'Bestaande woning')
    expect(screen.getByText(/energie besparen, bijvoorbeeld/)).toBeVisible()
    expect(screen.getByText(/geen overdrachtsbelasting/)).toBeVisible()
  })

  it('leave every energy label to be chosen when they are not there', () => {
    opStap2(undefined)
    expect(open('Energielabel').map(({ textContent }) => textContent)).toEqual(
      'Onbekend,A++++ (EP garantie),A++++,A+++,A++,A+,A,B,C,D,E,F,G'.split(','),
    )
  })
})
