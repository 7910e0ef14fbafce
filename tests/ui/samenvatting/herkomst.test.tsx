import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { answerTo, createManualBerekening } from '../../support/fakes/berekening'
import { invented2027 } from '../../support/normen2027'
import { click, now, showCalculator, fillIn, stopKlok, readBonnetje, type ShowOptions } from '../../support/screen'

stopKlok()

const LEENNORMEN = /Berekend met de leennormen/
const RENTE = 'Rente: 3,80%, 10 jaar vast. Voorbeeldrente.'

/** A calculator whose first calculation succeeded with these norms, if any are named, and whose next one waits. */
const naEenAntwoord = (normjaar?: number, opties: ShowOptions = {}) => {
  const berekening = createManualBerekening()
  const getoond = showCalculator({ berekening, ...opties })
  const { verzoek, slaag } = berekening.laatste()
  now(() => slaag({ ...answerTo(verzoek), ...(normjaar === undefined ? {} : { normjaar }) }))
  fillIn('Bruto jaarinkomen', '60.000')
  return { ...getoond, berekening }
}

describe('the caption of the figures', () => {
  it('is not there while nothing is calculated, nor after a first calculation that failed', () => {
    const berekening = createManualBerekening()
    showCalculator({ berekening })
    expect(screen.queryByText(LEENNORMEN)).toBeNull()
    expect(screen.queryByText(/Voorbeeldrente\./)).toBeNull()
    now(() => berekening.laatste().faal())
    expect(screen.queryByText(LEENNORMEN)).toBeNull()
    expect(screen.queryByText(/Voorbeeldrente\./)).toBeNull()
  })

  it('keeps the year that figures of an earlier answer were calculated with', () => {
    const { berekening, stelIn } = naEenAntwoord(2025)
    stelIn({ normen: normenVan(2026) })
    expect(screen.getByText(/Berekend met de leennormen van 2025\./)).toBeVisible()
    now(() => berekening.laatste().faal())
    expect(screen.getByText(/Berekend met de leennormen van 2025\./)).toBeVisible()
    expect(screen.queryByText(/2026/)).toBeNull()
  })

  it('keeps the provider whose norms figures of an earlier answer were calculated with', () => {
    const { berekening, services } = naEenAntwoord(undefined, { rentetarieven: undefined })
    now(() => services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' }))
    now(() => berekening.laatste().faal())
    expect(screen.getByText(/Berekend met de leennormen van Moneyou\./)).toBeVisible()
  })

  it('keeps calling the rates of an earlier answer examples when the page has rates of its own', () => {
    const { berekening, stelIn } = naEenAntwoord(2025)
    stelIn({ rentetarieven: { '120': 3.75 }, isVoorbeeldrente: false })
    now(() => berekening.laatste().faal())
    expect(screen.getByText(/Voorbeeldrente\./)).toBeVisible()
    click('Probeer opnieuw')
    now(() => berekening.laatste().slaag())
    expect(screen.queryByText(/Voorbeeldrente\./)).toBeNull()
  })

  it('says that norms are a proposal, on screen and read aloud, and no longer when they are law', () => {
    const getoond = showCalculator()
    const zin = 'De leennormen van 2027 zijn nog een voorstel. Ze kunnen nog veranderen.'
    expect(screen.queryByText(/nog een voorstel/)).toBeNull()
    getoond.stelIn({ normen: invented2027 })
    fillIn('Bruto jaarinkomen', '60.000')
    expect(screen.getByText(`Berekend met de leennormen van 2027. ${zin} ${RENTE}`)).toBeVisible()
    expect(readBonnetje(getoond)).toContain(zin)
    getoond.stelIn({ normen: normenVan(2026) })
    fillIn('Bruto jaarinkomen', '61.000')
    expect(screen.getByText(`Berekend met de leennormen van 2026. ${RENTE}`)).toBeVisible()
  })

  it('is read aloud as it stands, with the sign that the rates are examples', () => {
    expect(readBonnetje(showCalculator()).endsWith(`Berekend met de leennormen van 2025. ${RENTE}`)).toBe(true)
  })
})

it.each([
  'Voor de leennormen en NHG telt de dag van het bindend aanbod van je geldverstrekker.',
  'Voor de toetsrente van de AFM telt het kwartaal van dat aanbod.',
  'Voor de overdrachtsbelasting en de vrijstelling daarvan telt de dag dat je de leveringsakte tekent.',
  'Voor het belastingvoordeel, het eigenwoningforfait en de Hillenaftrek telt elk kalenderjaar apart.',
])('what the figures start from names the date that decides: %s', (zin) => {
  showCalculator()
  expect(screen.getByText(zin, { selector: 'li' })).toBeInTheDocument()
})
