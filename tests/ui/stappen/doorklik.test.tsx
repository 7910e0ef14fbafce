import { createEvent, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { Doel } from '../../../ui'
import { gaNaarStap, toonRekenhulp } from '../../support/scherm'

/** Clicks the link of the last step; tells what the page heard, and whether the browser stays where it is. */
const klikDoor = (magDoor: boolean) => {
  const gehoord: (readonly [Doel, string])[] = []
  toonRekenhulp({
    adviseurZoekenUrl: '/adviseur',
    klikDoor: (doel, url) => {
      gehoord.push([doel, url])
      return magDoor
    },
  })
  gaNaarStap(3)
  const link = screen.getByRole('link', { name: 'Zoek een adviseur' })
  const klik = createEvent.click(link)
  fireEvent(link, klik)
  return { gehoord, blijft: klik.defaultPrevented }
}

describe('the link of the last step', () => {
  it('tells the page where it leads', () => {
    expect(klikDoor(false).gehoord).toEqual([['adviseur-zoeken', '/adviseur']])
  })

  it('is not followed when the page handles it', () => {
    expect(klikDoor(false).blijft).toBe(true)
  })

  it('appears when the host page sets it', () => {
    const { stelIn } = toonRekenhulp()
    gaNaarStap(3)
    expect(screen.queryByRole('link')).toBeNull()
    stelIn({ adviseurZoekenUrl: '/adviseur' })
    expect(screen.getByRole('link', { name: 'Zoek een adviseur' })).toBeVisible()
  })
})
