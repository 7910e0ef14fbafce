import { describe, expect, it } from 'vitest'

import { toBerekening, NORMJAREN, normenVan, voorbeeldRentes } from '../../../domain'
import { createRekenbewijs } from '../../../domain/bewijs'
import { writeOut } from '../../../domain/uitleg'
import { benodigdVoor, vergelijkNormjaren } from '../../../domain/vergelijking'
import { exampleVerzoek as verzoek } from '../../support/server'
import { rightOf } from './rightOf'
import { opzetBij } from './voorbeeldverzoek'

const kaderVan = (jaar: (typeof NORMJAREN)[number]) => ({ normen: normenVan(jaar), rentetarieven: voorbeeldRentes.MY })

describe.each(NORMJAREN)('with the norms of %i', (jaar) => {
  const kader = kaderVan(jaar)

  it('a record says so, whichever door it came through', () => {
    const opzetten = [
      opzetBij(verzoek, kader),
      rightOf(toBerekening(verzoek, kader)).financieringsOpzet,
      rightOf(writeOut(verzoek, kader)).financieringsOpzet,
      rightOf(benodigdVoor(verzoek, kader)).genoeg[0]?.financieringsOpzet,
    ]
    expect(opzetten.map((opzet) => opzet?.normjaar)).toEqual([jaar, jaar, jaar, jaar])
  })

  it('a receipt says so once, in its frame', () => {
    const { kader: inBewijs, financieringsOpzet } = rightOf(createRekenbewijs(verzoek, kader))
    expect([inBewijs.normjaar, financieringsOpzet.normjaar]).toEqual([jaar, undefined])
  })
})

it('the years are no figure of which a comparison gives the difference', () => {
  const { eerste, tweede, verschillen } = rightOf(vergelijkNormjaren(verzoek, kaderVan(2025), kaderVan(2026)))
  expect([eerste.financieringsOpzet.normjaar, tweede.financieringsOpzet.normjaar]).toEqual([2025, 2026])
  expect(verschillen).not.toHaveProperty('normjaar')
})
