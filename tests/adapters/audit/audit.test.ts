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

const tekst = (root: ShadowRoot): string => root.querySelector('.toegankelijkheid')?.textContent ?? ''

/** Waits longer than the audit waits for an unchanged screen. */
const rust = () => new Promise((resolve) => setTimeout(resolve, 700))

const zwijg = () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('the accessibility audit', () => {
  it('the audit tests WCAG 2.0, 2.1 and 2.2 A and AA and best practices, except for a level-one heading', async () => {
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

  it('the audit reports problems inside the shadow root on the console and in its panel', async () => {
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
    ['an added element', (root: ShadowRoot) => root.append(document.createElement('button'))],
    [
      'a changed text',
      (root: ShadowRoot) => Object.assign(root.querySelector('button')?.firstChild ?? {}, { data: '' }),
    ],
  ])('the audit tests again after %s', async (_, verander) => {
    zwijg()
    const { root, stop } = begin('<button>Ja</button>')
    await expect.poll(() => tekst(root)).toContain('geen problemen')
    verander(root)
    await vi.waitFor(() => expect(tekst(root)).toContain('1 regels niet in orde'), 3000)
    stop()
  })

  it('the audit reports a failed test without throwing, and the next test still runs', async () => {
    const gewaarschuwd = zwijg()
    vi.spyOn(axe, 'run').mockRejectedValueOnce(new Error('stuk'))
    const { root, stop } = begin('<p>Tekst</p>')
    await expect.poll(() => gewaarschuwd).toHaveBeenCalledOnce()
    root.append('meer')
    await vi.waitFor(() => expect(tekst(root), 'the next one').toContain('geen problemen'), 3000)
    stop()
  })

  it('the audit tests once while nothing changes, and stopping it removes its panel', async () => {
    zwijg()
    const run = vi.spyOn(axe, 'run')
    const { root, stop } = begin('<p>Tekst</p>')
    await expect.poll(() => tekst(root)).toContain('geen problemen')
    await rust()
    root.append('meer')
    await Promise.resolve()
    stop()
    root.append('nog meer')
    await rust()
    expect(run).toHaveBeenCalledOnce()
    expect(root.querySelector('.toegankelijkheid')).toBeNull()
  })

  it('the audit shows no results of a test during which it was stopped', async () => {
    zwijg()
    const run = vi.spyOn(axe, 'run')
    const { root, stop } = begin('<p>Tekst</p>')
    stop()
    await rust()
    expect(run).toHaveBeenCalledOnce()
    expect(tekst(root)).toBe('')
  })
})

const nothingFound = { violations: [], passes: [] } as unknown as AxeResults

const leegPaneel = () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  return { root, panel: createPanel(root) }
}

it('the panel moves below a calculator that was rendered after the audit started', () => {
  const { root, panel } = leegPaneel()
  panel.show(nothingFound)
  const calculator = document.createElement('div')
  root.replaceChildren(calculator)
  panel.show(nothingFound)
  expect([...root.children]).toEqual([calculator, panel.element])
  expect(panel.element.textContent).toBe('Toegankelijkheid: geen problemen gevonden, 0 regels in orde.')
})

it('removing the panel removes its element', () => {
  const { root, panel } = leegPaneel()
  panel.show(nothingFound)
  panel.remove()
  expect(root.childElementCount).toBe(0)
})
