import { expect, it } from 'vitest'

import {
  labelsMetMeer,
  toGevoeligheden,
  toVoorlopigeOpzet,
  toVoorlopigeUitkomst,
} from '../../../application/vergelijking'
import { normenVan } from '../../../domain'
import { gevoeligheid } from '../../../domain/vergelijking'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { koper, opzetVan } from '../samenvatting/kopers'
import { grondVan, momentopnameVan, vanDienst } from '../samenvatting/momentopnames'

it('toVoorlopigeOpzet returns the same result as the calculation of the same answers', () => {
  const opzet = toVoorlopigeOpzet(koper, grondVan())
  expect({ ...opzet, timestamp: '' }).toEqual({ ...opzetVan(koper), timestamp: '' })
})

it('toVoorlopigeOpzet calculates with the cost items of the ground', () => {
  const grond = grondVan()
  const kosten = { leveringsakte: 1000, hypotheekakte: 2000, taxatie: 3000 }
  const opzet = toVoorlopigeOpzet(koper, { ...grond, kader: { ...grond.kader, kosten } })
  expect(opzet).toMatchObject({ hypotheekaktekosten: 2000, taxatiekosten: 3000 })
})

it('toVoorlopigeOpzet returns undefined for the ground of a service, and without rates', () => {
  expect(toVoorlopigeOpzet(koper, vanDienst(momentopnameVan()).grond)).toBeUndefined()
  expect(toVoorlopigeOpzet(koper, grondVan(koper, {}))).toBeUndefined()
})

it('toGevoeligheden returns the result of gevoeligheid, and an empty list when there are no rates', () => {
  const grond = grondVan()
  expect(toGevoeligheden(grond)).toEqual(rightOf(gevoeligheid(grond.verzoek, grond.kader)))
  expect(toGevoeligheden(grondVan(koper, {}))).toEqual([])
})

it('labelsMetMeer returns the given energy label, then better labels that each allow a larger loan', () => {
  const labels = labelsMetMeer('D', normenVan(2026))
  const extra = labels.map((label) => normenVan(2026).extraVoorEnergielabel.waarde[label])
  expect(labels[0]).toBe('D')
  expect(extra).toEqual([...new Set(extra)].toSorted((een, ander) => een - ander))
  expect(labelsMetMeer('A4EP', normenVan(2026))).toEqual(['A4EP'])
})

it('toVoorlopigeUitkomst returns the result with the request and the starter exemption of the answers', () => {
  const grond = grondVan()
  const eigen = { ...koper.eigen, startersvrijstelling: 'ja' } as const
  const antwoorden = { ...koper, eigenGeld: 123_000, eigen }
  const uitkomst = toVoorlopigeUitkomst(antwoorden, grond)
  expect(uitkomst?.grond).toMatchObject({ verzoek: { eigenInleg: 123_000 }, kader: { startersvrijstelling: 'ja' } })
  expect(uitkomst?.grond).toMatchObject({ kader: { normen: grond.kader.normen } })
  expect(uitkomst?.financieringsOpzet).toEqual(toVoorlopigeOpzet(antwoorden, uitkomst?.grond ?? grond))
})
