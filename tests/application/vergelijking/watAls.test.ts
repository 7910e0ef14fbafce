import { expect, it } from 'vitest'

import { toRekengrond } from '../../../application'
import { labelsMetMeer, toGevoeligheden, toVoorlopigeOpzet } from '../../../application/vergelijking'
import { normenVan } from '../../../domain'
import { gevoeligheid } from '../../../domain/vergelijking'
import { rightOf } from '../../domain/rekenkern/rightOf'
import { bijDienst, eigenMiddelen } from '../rekengrond/momentopnames'
import { koper, opzetVan } from '../samenvatting/kopers'

it('toVoorlopigeOpzet returns the same result as the calculation of the same answers', () => {
  const opzet = toVoorlopigeOpzet(koper, eigenMiddelen)
  expect({ ...opzet, timestamp: '' }).toEqual({ ...opzetVan(koper), timestamp: '' })
})

it('toVoorlopigeOpzet returns undefined without norms, without rates, or when a service calculates', () => {
  expect(toVoorlopigeOpzet(koper, bijDienst)).toBeUndefined()
  expect(toVoorlopigeOpzet(koper, { ...eigenMiddelen, normen: undefined })).toBeUndefined()
  expect(toVoorlopigeOpzet(koper, { ...eigenMiddelen, rentetarieven: {} })).toBeUndefined()
})

it('toGevoeligheden returns the result of gevoeligheid, and an empty list when there are no rates', () => {
  const grond = toRekengrond(koper, eigenMiddelen)
  if (grond === undefined) throw new Error('no rekengrond')
  expect(toGevoeligheden(grond)).toEqual(rightOf(gevoeligheid(grond.verzoek, grond.kader)))
  expect(toGevoeligheden({ ...grond, kader: { ...grond.kader, rentetarieven: {} } })).toEqual([])
})

it('labelsMetMeer returns the given energy label, then better labels that each allow a larger loan', () => {
  const labels = labelsMetMeer('D', normenVan(2026))
  const extra = labels.map((label) => normenVan(2026).extraVoorEnergielabel.waarde[label])
  expect(labels[0]).toBe('D')
  expect(extra).toEqual([...new Set(extra)].toSorted((een, ander) => een - ander))
  expect(labelsMetMeer('A4EP', normenVan(2026))).toEqual(['A4EP'])
})
