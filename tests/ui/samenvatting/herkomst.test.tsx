import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { normenVan } from '../../../domain'
import { antwoordOp, createHandmatigeBerekening } from '../../support/fakes/berekening'
import { verzonnen2027 } from '../../support/normen2027'
import { klik, nu, toonRekenhulp, vulIn, type Opties } from '../../support/scherm'
import { leesBonnetje, stopKlok } from './bonnetje'

stopKlok()

const LEENNORMEN = /Berekend met de leennormen/
const RENTE = 'Rente: 3,80%, 10 jaar vast. Voorbeeldrente.'

/** A calculator whose first calculation succeeded with these norms, if any are named, and whose next one waits. */
const naEenAntwoord = (normjaar?: number, opties: Opties = {}) => {
  const berekening = createHandmatigeBerekening()
  const getoond = toonRekenhulp({ berekening, ...opties })
  const { verzoek, slaag } = berekening.laatste()
  nu(() => slaag({ ...antwoordOp(verzoek), ...(normjaar === undefined ? {} : { normjaar }) }))
  vulIn('Bruto jaarinkomen', '60.000')
  return { ...getoond, berekening }
}

describe('the caption of the figures', () => {
  it('is not there while nothing is calculated, nor after a first calculation that failed', () => {
    const berekening = createHandmatigeBerekening()
    toonRekenhulp({ berekening })
    expect(screen.queryByText(LEENNORMEN)).toBeNull()
    expect(screen.queryByText(/Voorbeeldrente\./)).toBeNull()
    nu(() => berekening.laatste().faal())
    expect(screen.queryByText(LEENNORMEN)).toBeNull()
    expect(screen.queryByText(/Voorbeeldrente\./)).toBeNull()
  })

  it('keeps the year that figures of an earlier answer were calculated with', () => {
    const { berekening, stelIn } = naEenAntwoord(2025)
    stelIn({ normen: normenVan(2026) })
    expect(screen.getByText(/Berekend met de leennormen van 2025\./)).toBeVisible()
    nu(() => berekening.laatste().faal())
    expect(screen.getByText(/Berekend met de leennormen van 2025\./)).toBeVisible()
    expect(screen.queryByText(/2026/)).toBeNull()
  })

  it('keeps the provider whose norms figures of an earlier answer were calculated with', () => {
    const { berekening, services } = naEenAntwoord(undefined, { rentetarieven: undefined })
    nu(() => services.orientatie.dispatch({ soort: 'labelCodeGewijzigd', labelCode: 'FL' }))
    nu(() => berekening.laatste().faal())
    expect(screen.getByText(/Berekend met de leennormen van Moneyou\./)).toBeVisible()
  })

  it('keeps calling the rates of an earlier answer examples when the page has rates of its own', () => {
    const { berekening, stelIn } = naEenAntwoord(2025)
    stelIn({ rentetarieven: { '120': 3.75 }, isVoorbeeldrente: false })
    nu(() => berekening.laatste().faal())
    expect(screen.getByText(/Voorbeeldrente\./)).toBeVisible()
    klik('Probeer opnieuw')
    nu(() => berekening.laatste().slaag())
    expect(screen.queryByText(/Voorbeeldrente\./)).toBeNull()
  })

  it('says that norms are a proposal, on screen and read aloud, and no longer when they are law', () => {
    const getoond = toonRekenhulp()
    const zin = 'De leennormen van 2027 zijn nog een voorstel. Ze kunnen nog veranderen.'
    expect(screen.queryByText(/nog een voorstel/)).toBeNull()
    getoond.stelIn({ normen: verzonnen2027 })
    vulIn('Bruto jaarinkomen', '60.000')
    expect(screen.getByText(`Berekend met de leennormen van 2027. ${zin} ${RENTE}`)).toBeVisible()
    expect(leesBonnetje(getoond)).toContain(zin)
    getoond.stelIn({ normen: normenVan(2026) })
    vulIn('Bruto jaarinkomen', '61.000')
    expect(screen.getByText(`Berekend met de leennormen van 2026. ${RENTE}`)).toBeVisible()
  })

  it('is read aloud as it stands, with the sign that the rates are examples', () => {
    expect(leesBonnetje(toonRekenhulp()).endsWith(`Berekend met de leennormen van 2025. ${RENTE}`)).toBe(true)
  })
})

describe('what the figures start from', () => {
  it.each([
    'Voor de leennormen en NHG telt de dag van het bindend aanbod van je geldverstrekker.',
    'Voor de toetsrente van de AFM telt het kwartaal van dat aanbod.',
    'Voor de overdrachtsbelasting en de vrijstelling daarvan telt de dag dat je de leveringsakte tekent.',
    'Voor het belastingvoordeel, het eigenwoningforfait en de Hillenaftrek telt elk kalenderjaar apart.',
  ])('names the date that decides: %s', (zin) => {
    toonRekenhulp()
    expect(screen.getByText(zin, { selector: 'li' })).toBeInTheDocument()
  })
})
