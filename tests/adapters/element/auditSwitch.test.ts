import { afterEach, expect, it, vi } from 'vitest'

import { createAudit } from '../../../adapters/element/mount/auditSwitch'

afterEach(() => {
  delete window.hypotheekOrientatieAudit
  vi.restoreAllMocks()
})

/** The switch of an audit of which the file comes as `load` says; by itself the page has brought one before. */
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

it('an audit whose file does not come says what to do, and begins once the page brings it', async () => {
  const gewaarschuwd = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { start, breng, audit } = opgezet(() => Promise.reject(new Error('404')))
  audit.set(true)
  await expect.poll(() => String(gewaarschuwd.mock.calls)).toContain('importeer hypotheek-orientatie/audit')
  breng()
  await expect.poll(() => start).toHaveBeenCalledOnce()
})

it('an audit that the page brings while its file is on its way in vain begins without a warning', async () => {
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
