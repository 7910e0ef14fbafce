import { describe, expect, it } from 'vitest'

import { berekenFinancieringsOpzet } from '../../../domain'
import { benodigdVoor } from '../../../domain/vergelijking'
import { toVerandertekst } from '../../../ui/veranderen/zinnen'
import { rightOf } from '../../domain/rekenkern/rightOf'
import {
  bestaandeWoning,
  kaderVan,
  verzoekVan,
  type Omstandigheden,
  type Persoon,
} from '../../domain/rekenkern/voorbeeldverzoek'

const tekstVan = (persoon: Persoon, anders: Omstandigheden) => {
  const verzoek = verzoekVan([persoon], anders)
  const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kaderVan()))
  const { inleiding, genoeg } = toVerandertekst(rightOf(benodigdVoor(verzoek, kaderVan())), verzoek, financieringsOpzet)
  return { inleiding, zinnen: genoeg.flatMap(({ zinnen }) => zinnen).map((zin) => zin.replaceAll('\u00A0', ' ')) }
}

describe('what has to change, in words', () => {
  it('says of a price that every lower one is enough too, where it is so', () => {
    const { zinnen } = tekstVan({ inkomen: 60_000 }, { eigenInleg: 20_000, onderpand: bestaandeWoning(300_000) })
    expect(zinnen).toContainEqual(expect.stringMatching(/^Koop een woning van hoogstens € [\d.]+\. Dat is/))
  })

  /** Costs are 2% and 2.150: 11.200 of own money pays 452.500, and the NHG fee comes on top up to 450.000. */
  it('says of a price only that it is enough, where NHG makes a lower one too dear', () => {
    const { zinnen } = tekstVan({ inkomen: 200_000 }, { eigenInleg: 11_200, onderpand: bestaandeWoning(470_000) })
    expect(zinnen).toContain('Koop een woning van € 452.500. Dat is € 17.500 minder dan nu.')
  })

  it('speaks of each of these changes, and of one as one', () => {
    const onderpand = bestaandeWoning(300_000)
    expect(tekstVan({ inkomen: 60_000 }, { eigenInleg: 20_000, onderpand }).inleiding).toContain(
      'Elk van deze wijzigingen is op zichzelf genoeg.',
    )
    const vanEen = tekstVan({ soort: 'Overig', inkomen: 60_000 }, { onderpand })
    expect([vanEen.zinnen.length, vanEen.inleiding]).toEqual([
      1,
      expect.stringMatching(/^Je mist nog .*\. Deze wijziging is genoeg\.$/),
    ])
  })

  it('says that the loan is what the home is worth only where it is, whoever calculated it', () => {
    const verzoek = verzoekVan([{ inkomen: 200_000 }], { onderpand: bestaandeWoning(300_000) })
    const { financieringsOpzet } = rightOf(berekenFinancieringsOpzet(verzoek, kaderVan()))
    const opmerkingenBij = (maximaleHypotheek: number) =>
      toVerandertekst({ tekort: 1, genoeg: [], nietGenoeg: [] }, verzoek, { ...financieringsOpzet, maximaleHypotheek })
        .opmerkingen
    expect(opmerkingenBij(300_000)).toContainEqual(expect.stringContaining('zoveel als de woning waard is'))
    expect(opmerkingenBij(290_000)).toEqual([])
  })
})
