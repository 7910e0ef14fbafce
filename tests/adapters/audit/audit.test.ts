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

const zwijg = () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('the accessibility audit', () => {
  it('tests by WCAG 2 A and AA, 2.1 A and AA, 2.2 AA and best practice, without the level-one heading', async () => {
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
    stop()
  })

  it('finds what is wrong inside the shadow root, on the console and in its panel', async () => {
    const gewaarschuwd = zwijg()
    const { root, stop } = begin('<button></button>')
    await expect.poll(() => tekst(root)).toContain('1 regels niet in orde')
    expect(gewaarschuwd.mock.calls[0]?.[1]).toMatchObject([{ id: 'button-name' }])
    stop()
  })

  it('tests again when the screen has changed', async () => {
    zwijg()
    const { root, stop } = begin('<p>Tekst</p>')
    await expect.poll(() => tekst(root)).toContain('geen problemen')
    root.append(document.createElement('button'))
    await vi.waitFor(() => expect(tekst(root)).toContain('1 regels niet in orde'), 3000)
    stop()
  })

  it('reports that a test failed, and throws nothing', async () => {
    const gewaarschuwd = zwijg()
    vi.spyOn(axe, 'run').mockRejectedValue(new Error('stuk'))
    const { stop } = begin('<p>Tekst</p>')
    await expect.poll(() => gewaarschuwd).toHaveBeenCalledOnce()
    stop()
  })

  it('takes its panel away when it stops', async () => {
    zwijg()
    const { root, stop } = begin('<p>Tekst</p>')
    await expect.poll(() => tekst(root)).toContain('geen problemen')
    stop()
    expect(root.querySelector('.toegankelijkheid')).toBeNull()
  })
})

const nothingFound = { violations: [], passes: [] } as unknown as AxeResults

const leegPaneel = () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  return { root, panel: createPanel(root) }
}

it('the panel stands under a calculator that comes after the audit', () => {
  const { root, panel } = leegPaneel()
  panel.show(nothingFound)
  const calculator = document.createElement('div')
  root.replaceChildren(calculator)
  panel.show(nothingFound)
  expect([...root.children]).toEqual([calculator, panel.element])
  expect(panel.element.textContent).toBe('Toegankelijkheid: geen problemen gevonden, 0 regels in orde.')
})

it('the panel goes with the audit', () => {
  const { root, panel } = leegPaneel()
  panel.show(nothingFound)
  panel.remove()
  expect(root.childElementCount).toBe(0)
})
