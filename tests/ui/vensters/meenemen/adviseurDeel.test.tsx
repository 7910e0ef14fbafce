import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { parseBewijs } from '../../../../domain/bewijs'
import { parseGedeeld, toAnders } from '../../../../domain/orientatie'
import { click, dialogs, fromService, readable } from '../../../support/screen'
import { rightOf } from '../../../domain/rekenkern/rightOf'

const kopieer = () => {
  const gekopieerd: string[] = []
  const writeText = (tekst: string) => {
    gekopieerd.push(readable(tekst))
    return Promise.resolve()
  }
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  return gekopieerd
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe("the dialog 'Bewaar of deel'", () => {
  it("the dialog 'Bewaar of deel' says what to take along, and lists five questions to ask", () => {
    dialogs.meenemen.show()
    const dialoog = dialogs.meenemen.inside()
    expect(dialoog.getByText(/^Neem mee: deze berekening, een loonstrook/)).toBeVisible()
    expect(dialoog.getAllByRole('listitem')).toHaveLength(5)
    expect(dialoog.getByText(/^Met dit bestand kan /)).toBeVisible()
  })

  it("the dialog 'Bewaar of deel' copies the calculation as text, or its rekenbewijs", () => {
    const gekopieerd = kopieer()
    const { services } = dialogs.meenemen.show()
    click('Kopieer de samenvatting')
    click('Kopieer het rekenbewijs')
    expect(gekopieerd[0]).toMatch(/^Moneyou\nJe hypotheekberekening van 21-11-2026\nVraagprijs: € 300\.000\n/)
    expect(gekopieerd[0]).toContain('\nBerekend met de leennormen van 2025. Rente: ')
    expect(gekopieerd[0]).toContain('\nStartersvrijstelling: Weet ik niet\n')
    const [, gedeeld = ''] = /\nhttp[^\n]*#hypotheekberekening-([^\n]+)$/.exec(gekopieerd[0] ?? '') ?? []
    expect(rightOf(parseGedeeld(gedeeld)).antwoorden).toEqual(toAnders(services.orientatie.state()))
    const { financieringsOpzet } = services.orientatie.state()
    expect(rightOf(parseBewijs(gekopieerd[1] ?? '')).financieringsOpzet.hypotheekbedrag).toBe(
      financieringsOpzet?.hypotheekbedrag,
    )
  })

  it("the dialog 'Bewaar of deel' copies plain text when the browser refuses rich text", async () => {
    const gekopieerd = kopieer()
    vi.stubGlobal('ClipboardItem', Object)
    Object.assign(navigator.clipboard, { write: () => Promise.reject(new Error('niet toegestaan')) })
    dialogs.meenemen.show()
    click('Kopieer de samenvatting')
    expect(await dialogs.meenemen.inside().findAllByText('Gekopieerd.'), 'shown and announced').toHaveLength(2)
    expect(gekopieerd).toHaveLength(1)
  })

  it("the dialog 'Bewaar of deel' also copies rich text when the browser supports it", async () => {
    kopieer()
    /**
     * `Object`, called as the constructor `ClipboardItem`, returns its argument: the blobs, which this test then reads.
     */
    vi.stubGlobal('ClipboardItem', Object)
    const rijk: Readonly<Record<string, Blob>>[] = []
    const write = (items: typeof rijk) => Promise.resolve(rijk.push(...items))
    Object.assign(navigator.clipboard, { write })
    dialogs.meenemen.show()
    click('Kopieer de samenvatting')
    const [item] = rijk
    expect(await item?.['text/plain']?.text()).toMatch(/^Moneyou\nJe hypotheekberekening van 21-11-2026\n/)
    expect(await item?.['text/html']?.text()).toMatch(/^<p>Moneyou<\/p><h1>Je hypotheekberekening van 21-11-2026<\/h1>/)
  })

  it("the dialog 'Bewaar of deel' says that copying failed when the browser refuses it", async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('niet toegestaan')) } })
    dialogs.meenemen.show()
    click('Kopieer de samenvatting')
    const gezegd = await dialogs.meenemen.inside().findAllByText('Kopiëren lukt niet in deze browser.')
    expect(gezegd, 'shown and announced').toHaveLength(2)
  })

  it("for a service result, the dialog 'Bewaar of deel' offers no rekenbewijs", () => {
    const gekopieerd = kopieer()
    dialogs.meenemen.show({}, { ...fromService(), labelCode: 'FL' })
    click('Kopieer de samenvatting')
    expect(gekopieerd).toEqual([expect.not.stringContaining('tartersvrijstelling')])
    expect(gekopieerd[0]).toMatch(/^Florius\n/)
    expect(screen.getByText('Voor deze berekening kunnen we geen rekenbewijs maken.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Kopieer het rekenbewijs' })).toBeNull()
  })
})
