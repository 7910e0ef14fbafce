import { expect, it } from 'vitest'

import { readText } from '../../../adapters/http/readText'

it('readText cancels the body of an endless response, and returns undefined', async () => {
  let isCancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1024)),
    cancel: () => {
      isCancelled = true
    },
  })
  expect(await readText(new Response(endless))).toBeUndefined()
  expect(isCancelled).toBe(true)
})
