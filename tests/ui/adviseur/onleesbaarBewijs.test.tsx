import { fireEvent } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { click } from '../../support/screen'
import { bewijs, openBewijs } from './openBewijs'

describe('what an adviser opens as a receipt', () => {
  it('names what does not belong in it, with at most sixty signs', async () => {
    const kader = { ...bewijs.kader, extra: 1 }
    const { dialoog } = openBewijs(JSON.stringify({ ...bewijs, kader, ['x'.repeat(5000)]: 1 }))
    expect((await dialoog.findAllByText('Dit is geen rekenbewijs. Dit hoort er niet in:'))[0]).toBeVisible()
    const velden = dialoog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(velden).toEqual(['kader.extra', `${'x'.repeat(59)}…`])
    expect(document.querySelector('dialog [aria-live]')).toHaveTextContent(/^Dit is geen rekenbewijs\..*kader\.extra/)
  })

  it('takes the place of what was found of a receipt before it', async () => {
    const { dialoog } = openBewijs(JSON.stringify(bewijs))
    expect(await dialoog.findByRole('button', { name: 'Reken verder met deze antwoorden' })).toBeVisible()
    fireEvent.change(dialoog.getByLabelText('Of plak het rekenbewijs'), { target: { value: 'wat' } })
    click('Controleer')
    expect(dialoog.getAllByText('Dit is geen rekenbewijs.')[0]).toBeVisible()
    expect(dialoog.queryByRole('button', { name: 'Reken verder met deze antwoorden' })).toBeNull()
  })

  it.each([
    ['text', JSON.stringify(bewijs) + ' '.repeat(64 * 1024)],
    ['depth', '['.repeat(100_000)],
  ])('of too much %s says that it is too large', async (_, tekst) => {
    const { dialoog } = openBewijs(tekst)
    expect((await dialoog.findAllByText('Dit is te groot voor een rekenbewijs.'))[0]).toBeVisible()
  })

  it('is read from a file no further than needed to see that it is too large', async () => {
    const { dialoog } = openBewijs('wat')
    const slice = vi.fn(() => new Blob([' '.repeat(100_000)]))
    const reus = { size: 4 * 1024 ** 3, slice, text: () => Promise.reject(new Error('read as a whole')) }
    fireEvent.change(dialoog.getByLabelText('Kies het bestand'), { target: { files: [reus] } })
    expect((await dialoog.findAllByText('Dit is te groot voor een rekenbewijs.'))[0]).toBeVisible()
    expect(slice).toHaveBeenCalledWith(0, 1024 * 1024)
  })

  it('3.000 deep in a figure says what does not fit, and throws nothing', async () => {
    const diep = `"maximaleHypotheek":${'['.repeat(3000)}${']'.repeat(3000)}`
    const { dialoog } = openBewijs(JSON.stringify(bewijs).replace(/"maximaleHypotheek":[\d.]+/, diep))
    expect((await dialoog.findAllByText('Dit is geen rekenbewijs.'))[0]).toBeVisible()
  })
})
