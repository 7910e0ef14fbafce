import { describe, expect, it } from 'vitest'

import { toHoogstePrijs, toUitwegantwoorden, toVerandergrond } from '../../../application/vergelijking'
import { toVerzoek, wijzig } from '../../../domain'
import type { Verandering } from '../../../domain/vergelijking'
import { koper, opzetVan } from '../samenvatting/kopers'
import { andereNormen, bijDienst, eigenMiddelen, momentopnameVan, zonderRente } from '../rekengrond/momentopnames'

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
    const gevonden = toVerandergrond(momentopname, eigenMiddelen)
    expect(gevonden?.verzoek).toEqual(toVerzoek(teDuur))
    expect(gevonden?.financieringsOpzet).toBe(momentopname.financieringsOpzet)
    expect(gevonden?.benodigd.tekort).toBe(momentopname.financieringsOpzet.extraBenodigdeEigenInleg)
    expect(soortenIn(gevonden)).toEqual(expect.arrayContaining(['anderePeriode', 'startersvrijstelling']))
  })

  it('toVerandergrond suggests own money, but no period or startersvrijstelling, when a service calculates', () => {
    const soorten = soortenIn(toVerandergrond(momentopnameVan(teDuur), bijDienst))
    expect(soorten).toContain('meerEigenGeld')
    expect(soorten).not.toContain('anderePeriode')
    expect(soorten).not.toContain('startersvrijstelling')
  })

  it('toVerandergrond returns undefined for other norms, no norms, no rates or a result without a rate', () => {
    expect(toVerandergrond(momentopnameVan(teDuur), andereNormen)).toBeUndefined()
    expect(toVerandergrond(momentopnameVan(teDuur), { ...eigenMiddelen, rentetarieven: {} })).toBeUndefined()
    expect(toVerandergrond(momentopnameVan(teDuur), { ...eigenMiddelen, normen: undefined })).toBeUndefined()
    expect(toVerandergrond(zonderRente(), bijDienst)).toBeUndefined()
  })
})

describe('toHoogstePrijs', () => {
  it.each([
    ['the embedded calculation', eigenMiddelen],
    ['a service', bijDienst],
  ])('toHoogstePrijs for a result of %s returns the highest price without a shortage', (_wie, middelen) => {
    const prijs = toHoogstePrijs(momentopnameVan(teDuur), middelen)
    const koopsom = typeof prijs === 'object' ? prijs.verzoek.onderpand?.koopsom : undefined
    const tekortBij = (vraagprijsWoning = 0) => opzetVan({ ...teDuur, vraagprijsWoning }).extraBenodigdeEigenInleg
    expect(tekortBij(koopsom)).toBe(0)
    expect(tekortBij((koopsom ?? 0) + 1)).toBeGreaterThan(0)
  })

  it("toHoogstePrijs returns 'geen' for a visitor without income and own money", () => {
    const zonder = { ...teDuur, eigenGeld: 0, eigen: { ...teDuur.eigen, inkomen: 0 } }
    expect(toHoogstePrijs(momentopnameVan(zonder), eigenMiddelen)).toBe('geen')
  })

  it('toHoogstePrijs returns undefined for other norms, no norms or no rates', () => {
    expect(toHoogstePrijs(momentopnameVan(teDuur), andereNormen)).toBeUndefined()
    expect(toHoogstePrijs(momentopnameVan(teDuur), { ...eigenMiddelen, rentetarieven: {} })).toBeUndefined()
    expect(toHoogstePrijs(momentopnameVan(teDuur), { ...eigenMiddelen, normen: undefined })).toBeUndefined()
  })
})

it('toUitwegantwoorden returns answers that lead to the suggested request or to the startersvrijstelling', () => {
  const gevonden = toVerandergrond(momentopnameVan(teDuur), eigenMiddelen)
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
