import { expect, it } from 'vitest'

import { plaatsenIn } from '../../../domain/orientatie'

it('plaatsenIn with a home buyer returns fields of that buyer, and none of the whole request', () => {
  expect(plaatsenIn('verzoek').map(({ naam }) => naam)).toContain('eigenInleg')
  expect(plaatsenIn('verzoek', 'eigen')).toEqual([])
  expect(plaatsenIn('inkomsten', 'partner').flatMap(({ velden }) => velden)).toEqual(
    expect.arrayContaining(['partner.inkomen']),
  )
})
