import { afterEach, expect, it, vi } from 'vitest'

import { createAudit } from '../../../adapters/element/mount/auditSwitch'

afterEach(() => {
  delete window.hypotheekOrientatieAudit
  vi.restoreAllMocks()
})

/** Creates an audit switch whose file loads as `load` does. Without `load`, the page has imported the audit before. */
const opgezet = (load?: () => Promise<unknown>) => {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const breng = () => {
    window.hypotheekOrientatieAudit = start
    window.dispatchEvent(new Event('hypotheek-orientatie:audit'))
  }
  if (load === undefined) breng()
  return { host, root, start, stop, breng, audit: createAudit(host, root, load) }
}

it('the audit that the page imported is used instead of the file next to the element', async () => {
  const { host, root, start, audit } = opgezet()
  audit.set(true)
  await expect.poll(() => start.mock.calls).toEqual([[host, root]])
})

it('the audit stops when it is switched off, and does not start until it is switched on', async () => {
  const { start, stop, audit } = opgezet()
  audit.set(false)
  audit.set(true)
  await expect.poll(() => start).toHaveBeenCalledOnce()
  audit.set(false)
  expect(stop).toHaveBeenCalledOnce()
  for (const aan of [true, true, false]) audit.set(aan)
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([2, 2])
})

it('an audit whose file fails to load warns on the console, and starts once the page imports it', async () => {
  const gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { start, breng, audit } = opgezet(() => Promise.reject(new Error('404')))
  audit.set(true)
  await expect.poll(() => String(gewaarschuwd.mock.calls)).toContain('importeer hypotheek-orientatie/audit')
  breng()
  await expect.poll(() => start).toHaveBeenCalledOnce()
})

it('an audit that the page imports while its file fails to load starts without a warning', async () => {
  const gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { start, breng, audit } = opgezet(async () => {
    await Promise.resolve()
    breng()
    throw new Error('404')
  })
  audit.set(true)
  await expect.poll(() => start).toHaveBeenCalledOnce()
  expect(gewaarschuwd).not.toHaveBeenCalled()
})
