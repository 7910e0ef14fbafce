import type { AxeResults } from 'axe-core'
import axe from 'axe-core/axe.min.js'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { startAudit } from '../../../adapters/audit/audit'
import { createPanel } from '../../../adapters/audit/panel'

const begin = (inhoud: string) => {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = inhoud
  document.body.append(host)
  return { root, stop: startAudit(host, root) }
}

/** Axe by its signature that returns a promise; another one calls back. */
const promising: { run: () => Promise<AxeResults> } = axe

const nothingFound = { violations: [], passes: [] } as unknown as AxeResults

const tekst = (root: ShadowRoot): string => root.querySelector('.toegankelijkheid')?.textContent ?? ''

const zwijg = () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the accessibility audit', () => {
  it('the audit runs the WCAG 2.0 to 2.2 A/AA and best-practice axe rules except page-has-heading-one', async () => {
    zwijg()
    const run = vi.spyOn(axe, 'run')
    const { root, stop } = begin('<p>Tekst</p>')
    await expect.poll(() => tekst(root)).toContain('geen problemen')
    expect(run.mock.calls[0]?.[1]).toMatchObject({
      runOnly: {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      rules: { 'page-has-heading-one': { enabled: false } },
    })
    expect(run.mock.calls[0]?.[0]).toEqual({ include: [root.host], exclude: [root.lastElementChild] })
    expect(console.info).toHaveBeenCalledWith('div: geen toegankelijkheidsproblemen')
    stop()
  })

  it('the accessibility audit reports problems inside the shadow root on the console and in its panel', async () => {
    const gewaarschuwd = zwijg()
    const { root, stop } = begin('<button></button>')
    await expect.poll(() => tekst(root)).toContain('1 regels niet in orde')
    expect(gewaarschuwd.mock.calls[0]?.[1]).toMatchObject([{ id: 'button-name' }])
    expect(root.querySelector('section')).toHaveAttribute('aria-label', 'Toegankelijkheid')
    const item = root.querySelector('li')
    expect([item?.lang, item?.textContent]).toEqual(['en', 'Buttons must have discernible text (critical, 1×)'])
    expect(item?.querySelector('a')?.href).toMatch(/^https:.*button-name/)
    stop()
  })

  it.each([
    ['an element was added', (root: ShadowRoot) => root.append(document.createElement('button'))],
    [
      'a text changed',
      (root: ShadowRoot) => Object.assign(root.querySelector('button')?.firstChild ?? {}, { data: '' }),
    ],
  ])('the accessibility audit tests the calculator again after %s', async (_, verander) => {
    zwijg()
    const { root, stop } = begin('<button>Ja</button>')
    await expect.poll(() => tekst(root)).toContain('geen problemen')
    verander(root)
    await expect.poll(() => tekst(root)).toContain('1 regels niet in orde')
    stop()
  })

  it('a failed axe test gives a console warning, and the audit tests again after the next change', async () => {
    const gewaarschuwd = zwijg()
    vi.spyOn(axe, 'run').mockRejectedValueOnce(new Error('stuk'))
    const { root, stop } = begin('<p>Tekst</p>')
    await expect.poll(() => gewaarschuwd).toHaveBeenCalledOnce()
    root.append('meer')
    await expect.poll(() => tekst(root), { message: 'the test after the change' }).toContain('geen problemen')
    stop()
  })

  it('an audit that is stopped just after a change runs no second test, and removes its panel', async () => {
    zwijg()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const run = vi.spyOn(promising, 'run').mockResolvedValue(nothingFound)
    const { root, stop } = begin('<p>Tekst</p>')
    await vi.runAllTimersAsync()
    root.append('meer')
    await vi.advanceTimersByTimeAsync(1)
    expect(vi.getTimerCount()).toBe(1)
    stop()
    root.append('nog meer')
    await vi.runAllTimersAsync()
    expect(run).toHaveBeenCalledOnce()
    expect(root.querySelector('.toegankelijkheid')).toBeNull()
  })

  it.each([
    ['succeeds', () => Promise.resolve(nothingFound)],
    ['fails', () => Promise.reject(new Error('No elements found'))],
  ])('an accessibility audit that is stopped during a test that %s reports nothing', async (_, run) => {
    const gewaarschuwd = zwijg()
    let end = (): void => undefined
    const running = new Promise<void>((resolve) => (end = resolve))
    const ran = vi.spyOn(promising, 'run').mockImplementation(() => running.then(run))
    const { root, stop } = begin('<p>Tekst</p>')
    await expect.poll(() => ran).toHaveBeenCalledOnce()
    stop()
    end()
    // A task later the test has ended.
    await new Promise((resolve) => setTimeout(resolve))
    expect(tekst(root)).toBe('')
    expect(console.info).not.toHaveBeenCalled()
    expect(gewaarschuwd).not.toHaveBeenCalled()
  })

  it('an accessibility audit that is stopped before its turn runs no test', async () => {
    zwijg()
    const run = vi.spyOn(promising, 'run').mockResolvedValue(nothingFound)
    begin('<p>Tekst</p>').stop()
    const { root, stop } = begin('<p>Tekst</p>')
    await expect.poll(() => tekst(root)).toContain('geen problemen')
    expect(run).toHaveBeenCalledExactlyOnceWith(
      { include: [root.host], exclude: [root.lastElementChild] },
      expect.anything(),
    )
    stop()
  })
})

const leegPaneel = () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  return { root, panel: createPanel(root) }
}

it('the audit panel is added again below a calculator whose rendering removed the panel', () => {
  const { root, panel } = leegPaneel()
  panel.show(nothingFound)
  const calculator = document.createElement('div')
  root.replaceChildren(calculator)
  panel.show(nothingFound)
  expect([...root.children]).toEqual([calculator, panel.element])
  expect(panel.element.textContent).toBe('Toegankelijkheid: geen problemen gevonden, 0 regels in orde.')
})

it('the method `remove` of the audit panel removes its element from the shadow root', () => {
  const { root, panel } = leegPaneel()
  panel.show(nothingFound)
  panel.remove()
  expect(root.childElementCount).toBe(0)
})
