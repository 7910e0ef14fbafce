import { expect, it } from 'vitest'

import { plaatsenIn } from '../../../domain/orientatie'

it('the fields of a request for one home buyer are none of those for both', () => {
  expect(plaatsenIn('verzoek').map(({ naam }) => naam)).toContain('eigenInleg')
  expect(plaatsenIn('verzoek', 'eigen')).toEqual([])
  expect(plaatsenIn('inkomsten', 'partner').flatMap(({ velden }) => velden)).toEqual(
    expect.arrayContaining(['partner.inkomen']),
  )
})
