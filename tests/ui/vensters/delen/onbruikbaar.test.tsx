import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { crc32 } from '../../../../domain/orientatie/gedeeld'
import { now, showCalculator } from '../../../support/screen'

const OPEN = 'Bekijk deze berekening'
const ONVOLLEDIG = 'Deze link is niet compleet. Kopieer de hele link, of begin een nieuwe berekening.'

/** A shared text in which an amount was changed, so that its check is wrong. */
const BESCHADIGD = '1_MY_2026_2026-03-02_B60001_i20000_k300000_1c5prl3'

/** A shared text of version 3 that ends with its check: the CRC-32 of the text before the last `_`, in base 36. */
const NIEUWER = `3_MY_2027_2027-03-14_Tja_${crc32('3_MY_2027_2027-03-14_Tja').toString(36)}`

afterEach(() => vi.restoreAllMocks())

it.each([
  ['made by a newer version', NIEUWER, 'Deze link komt van een nieuwere versie. Laad de pagina opnieuw.'],
  ['damaged', BESCHADIGD, ONVOLLEDIG],
])('a share link that is %s shows a message instead of a calculation', async (_, gedeeld, zin) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const getoond = showCalculator({ gedeeld })
  expect(screen.getByText(zin)).toBeVisible()
  await expect.poll(getoond.announced.polite).toContain(zin)
  expect(scroll).toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: OPEN })).toBeNull()
  now(() => screen.getByRole('button', { name: 'Sluit deze melding' }).click())
  expect([screen.queryByText(zin), getoond.gedeeld()]).toEqual([null, undefined])
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
})
