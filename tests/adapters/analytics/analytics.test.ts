import { afterEach, describe, expect, it, vi } from 'vitest'

import { createAnalytics } from '../../../adapters/analytics'
import type { AnalyticsGebeurtenis } from '../../../application'
import { overschrijf } from '../../support/overschrijf'

const WACHTRIJ = 'testWachtrij'
const weergave: AnalyticsGebeurtenis = { eventNaam: 'paginaweergave', data: { stap: 1, naam: 'Maximale hypotheek' } }

const globaal = window as unknown as Record<string, unknown>
const report = (hub?: Element) =>
  createAnalytics({
    dynamicFrontend: 'hypotheek-orientatie-campagne',
    hub: () => hub,
    queue: () => WACHTRIJ,
  }).report

const luisterOp = (hub: Element): unknown[] => {
  const gehoord: unknown[] = []
  hub.addEventListener('analytics-event', (event) => gehoord.push((event as CustomEvent<unknown>).detail))
  return gehoord
}

const waarschuwing = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

afterEach(() => {
  Reflect.deleteProperty(window, WACHTRIJ)
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

describe('a report', () => {
  it('goes to the hub with the host tag, the page, the name and the data', () => {
    const hub = document.createElement('analytics-hub')
    const gehoord = luisterOp(hub)
    report(hub)(weergave)
    expect(gehoord).toEqual([
      { dynamicFrontend: 'hypotheek-orientatie-campagne', pagina: 'http://localhost:3000/', ...weergave },
    ])
  })

  it('goes to the page queue too: the same object', () => {
    const hub = document.createElement('analytics-hub')
    const gehoord = luisterOp(hub)
    globaal[WACHTRIJ] = []
    report(hub)(weergave)
    expect((globaal[WACHTRIJ] as unknown[])[0]).toBe(gehoord[0])
  })

  it('is of its own: whoever writes into it changes nothing that the calculator holds', () => {
    const hub = document.createElement('analytics-hub')
    hub.addEventListener('analytics-event', (event) => overschrijf((event as CustomEvent<unknown>).detail))
    const fout: AnalyticsGebeurtenis = { eventNaam: 'fout', data: { veld: 'eigen.inkomen', melding: 'Vul in' } }
    report(hub)(fout)
    expect(fout).toEqual({ eventNaam: 'fout', data: { veld: 'eigen.inkomen', melding: 'Vul in' } })
  })

  it('makes the page queue when there is none', () => {
    report()(weergave)
    expect(globaal[WACHTRIJ]).toMatchObject([{ eventNaam: 'paginaweergave' }])
  })

  it.each(['?bsn=123456782', '#inkomen', '?bsn=123456782#inkomen'])('names the page without %s', (rest) => {
    history.replaceState(null, '', `/hypotheek${rest}`)
    report()(weergave)
    expect(globaal[WACHTRIJ]).toMatchObject([{ pagina: 'http://localhost:3000/hypotheek' }])
  })
})

describe('whatever the page does with it', () => {
  it('a listener that throws reaches neither the calculator nor the queue', () => {
    const onbehandeld = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('error', onbehandeld)
    const hub = document.createElement('analytics-hub')
    hub.addEventListener('analytics-event', () => {
      throw new Error('luisteraar')
    })
    expect(() => report(hub)(weergave)).not.toThrow()
    expect(globaal[WACHTRIJ]).toHaveLength(1)
    window.removeEventListener('error', onbehandeld)
  })

  it('a hub that throws gets each report once, and so does the queue, in the same order', () => {
    const gewaarschuwd = waarschuwing()
    const hub = document.createElement('analytics-hub')
    const gegeven: unknown[] = []
    hub.dispatchEvent = (event) => {
      gegeven.push((event as CustomEvent<unknown>).detail)
      throw new Error('hub')
    }
    const reportNow = report(hub)
    reportNow(weergave)
    reportNow({ ...weergave, data: { stap: 2, naam: 'Woning' } })
    expect(gegeven).toMatchObject([{ data: { stap: 1 } }, { data: { stap: 2 } }])
    expect(globaal[WACHTRIJ]).toEqual(gegeven)
    expect(gewaarschuwd).toHaveBeenCalledOnce()
  })

  it('a hub and a queue that both throw are each reported once on the console', () => {
    const gewaarschuwd = waarschuwing()
    const hub = document.createElement('analytics-hub')
    hub.dispatchEvent = () => {
      throw new Error('hub')
    }
    globaal[WACHTRIJ] = Object.freeze([])
    const reportNow = report(hub)
    reportNow(weergave)
    reportNow(weergave)
    expect(gewaarschuwd).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a frozen queue', Object.freeze([])],
    ['something that is no queue', 'tekst'],
  ])('%s is reported once on the console', (_wat, wachtrij) => {
    const gewaarschuwd = waarschuwing()
    globaal[WACHTRIJ] = wachtrij
    const reportNow = report()
    reportNow(weergave)
    reportNow(weergave)
    expect(gewaarschuwd).toHaveBeenCalledTimes(1)
  })

  it('a hub that cannot be found is reported once, and nothing is reported elsewhere', () => {
    const gewaarschuwd = waarschuwing()
    const { report } = createAnalytics({
      dynamicFrontend: 'hypotheek-orientatie',
      hub: () => {
        throw new Error('ref-analytics-hub wijst niets aan')
      },
      queue: () => WACHTRIJ,
    })
    report(weergave)
    report(weergave)
    expect(gewaarschuwd).toHaveBeenCalledOnce()
    expect(globaal[WACHTRIJ]).toBeUndefined()
  })

  it('what another script put in the place of the queue is used as it is', () => {
    const push = vi.fn()
    globaal[WACHTRIJ] = { push }
    report()(weergave)
    expect(push).toHaveBeenCalledOnce()
  })
})
