import { describe, expect, it } from 'vitest'

import { toHoogstePrijs, toUitwegantwoorden, toVerandergrond } from '../../../application/vergelijking'
import { normenVan, toVerzoek, wijzig } from '../../../domain'
import type { Verandering } from '../../../domain/vergelijking'
import { koper, opzetVan } from '../samenvatting/kopers'
import { metKader, momentopnameVan, vanDienst, zonderRente } from '../samenvatting/momentopnames'

/** A buyer with a shortage, who does not know whether the starters exemption applies. */
const teDuur = {
  ...koper,
  vraagprijsWoning: 400_000,
  eigen: { ...koper.eigen, startersvrijstelling: 'weetNiet' as const },
}

const soortenIn = (gevonden: ReturnType<typeof toVerandergrond>): readonly Verandering['soort'][] =>
  [...(gevonden?.benodigd.genoeg ?? []), ...(gevonden?.benodigd.nietGenoeg ?? [])].map(
    ({ verandering }) => verandering.soort,
  )

describe('toVerandergrond', () => {
  it('toVerandergrond suggests a period and the startersvrijstelling for a result of the embedded calculation', () => {
    const momentopname = momentopnameVan(teDuur)
    const gevonden = toVerandergrond(momentopname)
    expect(gevonden?.verzoek).toEqual(toVerzoek(teDuur))
    expect(gevonden?.financieringsOpzet).toBe(momentopname.financieringsOpzet)
    expect(gevonden?.benodigd.tekort).toBe(momentopname.financieringsOpzet.extraBenodigdeEigenInleg)
    expect(soortenIn(gevonden)).toEqual(expect.arrayContaining(['anderePeriode', 'startersvrijstelling']))
  })

  it('toVerandergrond suggests own money, but no period or startersvrijstelling, when a service calculates', () => {
    const soorten = soortenIn(toVerandergrond(vanDienst(momentopnameVan(teDuur))))
    expect(soorten).toContain('meerEigenGeld')
    expect(soorten).not.toContain('anderePeriode')
    expect(soorten).not.toContain('startersvrijstelling')
  })

  it('toVerandergrond returns undefined for other norms, no rates, or a service that names no rate', () => {
    const momentopname = momentopnameVan(teDuur)
    expect(toVerandergrond(metKader(momentopname, { normen: normenVan(2026) }))).toBeUndefined()
    expect(toVerandergrond(metKader(momentopname, { rentetarieven: {} }))).toBeUndefined()
    expect(toVerandergrond(zonderRente(momentopname))).toBeUndefined()
  })
})

describe('toHoogstePrijs', () => {
  it.each([
    ['the embedded calculation', momentopnameVan(teDuur)],
    ['a service', vanDienst(momentopnameVan(teDuur))],
  ])('toHoogstePrijs for a result of %s returns the highest price without a shortage', (_wie, momentopname) => {
    const prijs = toHoogstePrijs(momentopname)
    const koopsom = typeof prijs === 'object' ? prijs.verzoek.onderpand?.koopsom : undefined
    const tekortBij = (vraagprijsWoning = 0) => opzetVan({ ...teDuur, vraagprijsWoning }).extraBenodigdeEigenInleg
    expect(tekortBij(koopsom)).toBe(0)
    expect(tekortBij((koopsom ?? 0) + 1)).toBeGreaterThan(0)
  })

  it("toHoogstePrijs returns 'geen' for a visitor without income and own money", () => {
    const zonder = { ...teDuur, eigenGeld: 0, eigen: { ...teDuur.eigen, inkomen: 0 } }
    expect(toHoogstePrijs(momentopnameVan(zonder))).toBe('geen')
  })

  it('toHoogstePrijs returns undefined for other norms, no rates, or a service that names no rate', () => {
    const momentopname = momentopnameVan(teDuur)
    expect(toHoogstePrijs(metKader(momentopname, { normen: normenVan(2026) }))).toBeUndefined()
    expect(toHoogstePrijs(metKader(momentopname, { rentetarieven: {} }))).toBeUndefined()
    expect(toHoogstePrijs(zonderRente(momentopname))).toBeUndefined()
  })
})

it('toUitwegantwoorden returns answers that lead to the suggested request or to the startersvrijstelling', () => {
  const gevonden = toVerandergrond(momentopnameVan(teDuur))
  const genoeg = gevonden?.benodigd.genoeg ?? []
  expect(genoeg.length).toBeGreaterThan(1)
  for (const uitweg of genoeg) {
    const antwoorden = toUitwegantwoorden(teDuur, uitweg)
    const daarna = wijzig(teDuur, { soort: 'antwoordenVervangen', antwoorden })
    expect(toVerzoek(daarna)).toEqual(uitweg.verzoek)
  }
  const vrijstelling = gevonden?.benodigd.nietGenoeg.find(
    ({ verandering }) => verandering.soort === 'startersvrijstelling',
  )
  expect(vrijstelling && toUitwegantwoorden(teDuur, vrijstelling)).toEqual([
    { soort: 'beantwoord', veld: 'eigen.startersvrijstelling', waarde: 'ja' },
  ])
})
