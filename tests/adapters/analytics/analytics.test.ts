import { afterEach, describe, expect, it, vi } from 'vitest'

import { createAnalytics } from '../../../adapters/analytics'
import type { AnalyticsGebeurtenis } from '../../../application'
import { overwrite } from '../../support/overwrite'

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

describe('createAnalytics', () => {
  it('createAnalytics sends the tag name, page address, event name and data to the analytics hub', () => {
    const hub = document.createElement('analytics-hub')
    const gehoord = luisterOp(hub)
    report(hub)(weergave)
    expect(gehoord).toEqual([
      { dynamicFrontend: 'hypotheek-orientatie-campagne', pagina: 'http://localhost:3000/', ...weergave },
    ])
  })

  it('createAnalytics sends the same report object to the hub and to the page queue', () => {
    const hub = document.createElement('analytics-hub')
    const gehoord = luisterOp(hub)
    globaal[WACHTRIJ] = []
    report(hub)(weergave)
    expect((globaal[WACHTRIJ] as unknown[])[0]).toBe(gehoord[0])
  })

  it('createAnalytics sends a copy, so that a hub listener cannot change the data of the calculator', () => {
    const hub = document.createElement('analytics-hub')
    hub.addEventListener('analytics-event', (event) => overwrite((event as CustomEvent<unknown>).detail))
    const fout: AnalyticsGebeurtenis = { eventNaam: 'fout', data: { veld: 'eigen.inkomen', melding: 'Vul in' } }
    report(hub)(fout)
    expect(fout).toEqual({ eventNaam: 'fout', data: { veld: 'eigen.inkomen', melding: 'Vul in' } })
  })

  it('createAnalytics creates the page queue when the page has none', () => {
    report()(weergave)
    expect(globaal[WACHTRIJ]).toMatchObject([{ eventNaam: 'paginaweergave' }])
  })

  it.each(['?bsn=123456782', '#inkomen', '?bsn=123456782#inkomen'])(
    'createAnalytics reports the address of the page without %s',
    (rest) => {
      history.replaceState(null, '', `/hypotheek${rest}`)
      report()(weergave)
      expect(globaal[WACHTRIJ]).toMatchObject([{ pagina: 'http://localhost:3000/hypotheek' }])
    },
  )
})

describe('createAnalytics on a page with errors', () => {
  it('the page queue still gets a report when a listener on the analytics hub throws', () => {
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

  it('when dispatchEvent of the hub throws, hub and queue still get each report, with one console warning', () => {
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

  it('an analytics hub and a queue that both throw give one console warning each for two reports', () => {
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
    ['a queue that is a text', 'tekst'],
  ])('%s gives one console warning for two analytics reports', (_wat, wachtrij) => {
    const gewaarschuwd = waarschuwing()
    globaal[WACHTRIJ] = wachtrij
    const reportNow = report()
    reportNow(weergave)
    reportNow(weergave)
    expect(gewaarschuwd).toHaveBeenCalledTimes(1)
  })

  it('an analytics hub that cannot be found gives one console warning, and the queue gets no report', () => {
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

  it('createAnalytics pushes a report to the object that replaced the array of the page queue', () => {
    const push = vi.fn()
    globaal[WACHTRIJ] = { push }
    report()(weergave)
    expect(push).toHaveBeenCalledOnce()
  })
})
