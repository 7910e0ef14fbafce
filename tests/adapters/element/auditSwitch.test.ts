import { afterEach, expect, it, vi } from 'vitest'

import { createAudit } from '../../../adapters/element/mount/auditSwitch'

afterEach(() => {
  delete window.hypotheekOrientatieAudit
  vi.restoreAllMocks()
})

/** Creates an audit switch that loads its file with `load`. Without `load`, the page has already imported the audit. */
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

it('the audit that the page imported starts instead of the audit file next to the element', async () => {
  const { host, root, start, audit } = opgezet()
  audit.set(true)
  await expect.poll(() => start.mock.calls).toEqual([[host, root]])
})

it('the accessibility audit starts when its switch turns on and stops when its switch turns off', async () => {
  const { start, stop, audit } = opgezet()
  audit.set(false)
  audit.set(true)
  await expect.poll(() => start).toHaveBeenCalledOnce()
  audit.set(false)
  expect(stop).toHaveBeenCalledOnce()
  for (const aan of [true, true, false]) audit.set(aan)
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([2, 2])
})

it('an audit that is switched off while its file loads does not start', async () => {
  let finish: (() => void) | undefined
  const { start, breng, audit } = opgezet(() => new Promise<void>((resolve) => (finish = resolve)))
  audit.set(true)
  audit.set(false)
  breng()
  finish?.()
  await new Promise((resolve) => setTimeout(resolve))
  expect(start).not.toHaveBeenCalled()
})

it('an audit file that fails to load gives a console warning; the audit starts once the page imports it', async () => {
  const gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { start, breng, audit } = opgezet(() => Promise.reject(new Error('404')))
  audit.set(true)
  await expect.poll(() => String(gewaarschuwd.mock.calls)).toContain('importeer hypotheek-orientatie/audit')
  breng()
  await expect.poll(() => start).toHaveBeenCalledOnce()
})

it('the audit starts without a warning when the page imports it while the audit file fails to load', async () => {
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
