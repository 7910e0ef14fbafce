import { expect, it } from 'vitest'

import { createCircuit } from '../../../adapters/server/circuit'

/** A neighbour that counts what it is asked, with a clock that a test moves. */
const proef = () => {
  const stand = { gevraagd: 0, antwoordt: false, nu: 0 }
  const circuit = createCircuit(() => stand.nu)
  const vraag = () =>
    circuit
      .ask(() => {
        stand.gevraagd += 1
        return stand.antwoordt ? Promise.resolve('ja') : Promise.reject(new Error('stil'))
      })
      .catch(() => 'niet')
  return { stand, circuit, vraag }
}

it('asks every time while there are answers', async () => {
  const { stand, vraag } = proef()
  stand.antwoordt = true
  expect([await vraag(), await vraag(), stand.gevraagd]).toEqual(['ja', 'ja', 2])
})

it('asks once, and then nothing for five seconds', async () => {
  const { stand, vraag } = proef()
  for (let keer = 0; keer < 100; keer += 1) await vraag()
  stand.nu = 4999
  await vraag()
  expect(stand.gevraagd).toBe(1)
})

it('lets one call try after that, which no other waits for', async () => {
  const { stand, vraag } = proef()
  await vraag()
  stand.nu = 5000
  await Promise.all([vraag(), vraag(), vraag()])
  expect(stand.gevraagd).toBe(2)
})

it('asks every time again once there was an answer', async () => {
  const { stand, vraag } = proef()
  await vraag()
  stand.nu = 5000
  stand.antwoordt = true
  expect([await vraag(), await vraag(), stand.gevraagd]).toEqual(['ja', 'ja', 3])
})

it('asks at once when the neighbour is known to be back', async () => {
  const { stand, circuit, vraag } = proef()
  await vraag()
  circuit.reset()
  stand.antwoordt = true
  expect([await vraag(), stand.gevraagd]).toEqual(['ja', 2])
})
