import fc from 'fast-check'
import { expect, it } from 'vitest'

import { orientaties } from '../../../adapters/testing/arbitraries/orientatie'
import { nieuweOrientatie, wijzig } from '../../../domain'
import { isPeriodeVan, LABEL_CODES } from '../../../domain/orientatie'
import { every } from '../../support/every'
import { sometimes } from '../../support/sometimes'
import { uitgerekend } from './uitgerekend'

it('a change to a brand for which results stay valid changes the brand of the last result and of its request', () => {
  every(orientaties(), fc.constantFrom(...LABEL_CODES), (los, labelCode) => {
    const orientatie = uitgerekend(los)
    const gewisseld = wijzig(orientatie, { soort: 'labelCodeGewijzigd', labelCode, blijftGelden: true })
    expect(gewisseld.financieringsOpzet).toBe(orientatie.financieringsOpzet)
    if (!sometimes('another brand', labelCode !== orientatie.labelCode)) return
    if (sometimes('a period that the brand lacks', gewisseld.loading, 1 / 50))
      expect(isPeriodeVan(labelCode, orientatie.renteperiode)).toBe(false)
    else expect(gewisseld.berekend).toMatchObject({ labelCode, grond: { verzoek: { labelCode } } })
  })
})

it('a change to a brand for which results stay valid asks a pending calculation again, for that brand', () => {
  const gewisseld = wijzig(nieuweOrientatie('MY'), {
    soort: 'labelCodeGewijzigd',
    labelCode: 'FL',
    blijftGelden: true,
  })
  expect(gewisseld).toMatchObject({ loading: true, opdracht: { labelCode: 'FL' } })
})
