import { expect, it } from 'vitest'

import { berekenFinancieringsOpzet } from '../../../domain'
import { benodigdVoor } from '../../../domain/vergelijking'
import { toVerandertekst } from '../../../ui/tekst/toVerandertekst'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { bestaandeWoning, kaderVan, verzoekVan, type Persoon } from '../../domain/rekenkern/voorbeeldverzoek'

/** Returns a request for an existing home of 300.000 euro, its result, and the changes that help to afford the home. */
const voorWoning = (persoon: Persoon) => {
  const verzoek = verzoekVan([persoon], { onderpand: bestaandeWoning(300_000) })
  const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kaderVan()))
  return { verzoek, financieringsOpzet, benodigd: rightOf(benodigdVoor(verzoek, kaderVan())) }
}

it('toVerandertekst says that the loan equals the home value only if the two are equal', () => {
  const { verzoek, financieringsOpzet } = voorWoning({ inkomen: 200_000 })
  const opmerkingenBij = (maximaleHypotheek: number) =>
    toVerandertekst({
      benodigd: { tekort: 1, genoeg: [], nietGenoeg: [] },
      verzoek,
      financieringsOpzet: { ...financieringsOpzet, maximaleHypotheek },
    }).opmerkingen
  expect(opmerkingenBij(300_000)).toContainEqual(expect.stringContaining('zoveel als de woning waard is'))
  expect(opmerkingenBij(290_000)).toEqual([])
})

it('toVerandertekst says that no single change is enough, and omits changes that gain less than a euro', () => {
  const { verzoek, financieringsOpzet, benodigd } = voorWoning({ inkomen: 60_000 })
  const nietGenoeg = benodigd.genoeg.map((uitweg) => ({ ...uitweg, tekort: 99.2 }))
  const { inleiding, beetje } = toVerandertekst({
    benodigd: { tekort: 99.8, genoeg: [], nietGenoeg },
    verzoek,
    financieringsOpzet,
  })
  expect([nietGenoeg.length > 0, beetje]).toEqual([true, []])
  expect(inleiding).toMatch(/^Met één wijziging lukt het niet\. Probeer er een paar samen, /)
})

it.each([
  [{ alimentatie: 200 }, true],
  [{ leningen: 200, studieschuld: 80 }, false],
])('toVerandertekst says that alimony cannot simply stop, only when alimony is paid: %o', (schulden, isGezegd) => {
  const { verzoek, financieringsOpzet, benodigd } = voorWoning({ inkomen: 60_000, ...schulden })
  const { opmerkingen } = toVerandertekst({ benodigd, verzoek, financieringsOpzet })
  expect(opmerkingen.some((zin) => zin.startsWith('Partneralimentatie'))).toBe(isGezegd)
})
