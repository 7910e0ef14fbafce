import { expect, it } from 'vitest'

import { toLaadfout } from '../../../application'

it('toLaadfout returns Vernieuwd for an error with that name, and NietGeladen for any other cause', () => {
  const vernieuwd = Object.assign(new Error('404'), { name: 'Vernieuwd' })
  expect(toLaadfout(vernieuwd)).toEqual({ _tag: 'Vernieuwd' })
  for (const cause of [new Error('offline'), { name: 'Vernieuwd' }, undefined])
    expect(toLaadfout(cause)).toEqual({ _tag: 'NietGeladen' })
})
