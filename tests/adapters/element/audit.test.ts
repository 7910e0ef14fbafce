import { afterEach, expect, it, vi } from 'vitest'

import { createAudit } from '../../../adapters/element/mount/audit'

afterEach(() => {
  delete window.hypotheekOrientatieAudit
})

const opgezet = () => {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  window.hypotheekOrientatieAudit = start
  return { host, root, start, stop, audit: createAudit(host, root) }
}

it('the audit that a page brought itself goes before the file beside the element', async () => {
  const { host, root, start, audit } = opgezet()
  audit.set(true)
  await expect.poll(() => start.mock.calls).toEqual([[host, root]])
})

it('an audit that is switched off stops, and one that was never on does not begin', async () => {
  const { start, stop, audit } = opgezet()
  audit.set(false)
  audit.set(true)
  await expect.poll(() => start).toHaveBeenCalledOnce()
  audit.set(false)
  expect(stop).toHaveBeenCalledOnce()
  for (const aan of [true, true, false]) audit.set(aan)
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([2, 2])
})
