import { describe, expect, it } from 'vitest'

import { createLaterParts } from '../../../ui/app'
import type { PartImport } from '../../../ui/context'
import { loadDialog, withDialog } from '../../../ui/dialog'

/** The parts, and what is asked for; each import has its answers in this order. */
const delenMet = (...antwoorden: readonly [PartImport<unknown>, () => Promise<unknown>][]) => {
  const gevraagd: PartImport<unknown>[] = []
  const later = createLaterParts(<Value>(request: PartImport<Value>) => () => {
    const keer = gevraagd.filter((eerder) => eerder === request).length
    gevraagd.push(request)
    const antwoord = antwoorden.filter(([van]) => van === request)[keer]?.[1]
    return antwoord?.() as Promise<Value>
  })
  return { gevraagd, later }
}

const komt = (value: unknown) => () => Promise.resolve(value)
const blijftWeg = () => Promise.reject(new Error('Dit deel blijft weg.'))
const dialoog = withDialog(() => Promise.resolve({ value: 'dialoog' }))

describe('a part with a dialog in it', () => {
  it('asks for what every dialog stands in at the same time', () => {
    const { gevraagd, later } = delenMet([dialoog, komt('dialoog')], [loadDialog, komt('venster')])
    void later.of(dialoog).load()
    expect(gevraagd).toEqual([dialoog, loadDialog])
  })

  it('has come when both have', async () => {
    let kom = (): void => undefined
    const venster = new Promise((resolve) => {
      kom = () => resolve('venster')
    })
    const { later } = delenMet([dialoog, komt('dialoog')], [loadDialog, () => venster])
    const geladen = later.of(dialoog).load()
    await Promise.resolve()
    expect(later.of(dialoog).state()).toBeUndefined()
    kom()
    await geladen
    expect(later.of(dialoog).state()).toBe('dialoog')
    expect(later.of(loadDialog).state()).toBe('venster')
  })

  it('stays away when either does, and comes after trying again', async () => {
    const { later } = delenMet(
      [dialoog, komt('dialoog')],
      [loadDialog, blijftWeg],
      [dialoog, komt('dialoog')],
      [loadDialog, komt('venster')],
    )
    await expect(later.of(dialoog).load()).rejects.toThrow('Dit deel blijft weg.')
    expect(later.of(dialoog).state()).toBeUndefined()
    await later.of(dialoog).load()
    expect(later.of(dialoog).state()).toBe('dialoog')
  })
})
