import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { aangewezen, optie, toonSelect, veld } from './lijst'

const gekozen = () => screen.getAllByRole('option', { selected: true })

describe('a screen reader hears as chosen what is chosen, and not what is pointed at', () => {
  it('by the mouse', async () => {
    const { gebruiker } = toonSelect('ass')
    await gebruiker.click(veld())
    await gebruiker.hover(optie('Utrecht'))
    expect(aangewezen()).toBe(optie('Utrecht'))
    expect(gekozen()).toEqual([optie('Assen')])
  })

  it('by the keys', async () => {
    const { gebruiker } = toonSelect('ass')
    await gebruiker.click(veld())
    await gebruiker.keyboard('{ArrowDown}')
    expect(aangewezen()).toBe(optie('Den Haag'))
    expect(gekozen()).toEqual([optie('Assen')])
  })
})
