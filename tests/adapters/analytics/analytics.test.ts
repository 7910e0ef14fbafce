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
  it('analytics reports the tag, the page, the event name and the data to the hub', () => {
    const hub = document.createElement('analytics-hub')
    const gehoord = luisterOp(hub)
    report(hub)(weergave)
    expect(gehoord).toEqual([
      { dynamicFrontend: 'hypotheek-orientatie-campagne', pagina: 'http://localhost:3000/', ...weergave },
    ])
  })

  it('analytics pushes the object that the hub got to the page queue too', () => {
    const hub = document.createElement('analytics-hub')
    const gehoord = luisterOp(hub)
    globaal[WACHTRIJ] = []
    report(hub)(weergave)
    expect((globaal[WACHTRIJ] as unknown[])[0]).toBe(gehoord[0])
  })

  it('analytics reports a copy, so that a listener cannot change the data of the calculator', () => {
    const hub = document.createElement('analytics-hub')
    hub.addEventListener('analytics-event', (event) => overwrite((event as CustomEvent<unknown>).detail))
    const fout: AnalyticsGebeurtenis = { eventNaam: 'fout', data: { veld: 'eigen.inkomen', melding: 'Vul in' } }
    report(hub)(fout)
    expect(fout).toEqual({ eventNaam: 'fout', data: { veld: 'eigen.inkomen', melding: 'Vul in' } })
  })

  it('analytics creates the page queue when it is absent', () => {
    report()(weergave)
    expect(globaal[WACHTRIJ]).toMatchObject([{ eventNaam: 'paginaweergave' }])
  })

  it.each(['?bsn=123456782', '#inkomen', '?bsn=123456782#inkomen'])(
    'analytics reports the address of the page without %s',
    (rest) => {
      history.replaceState(null, '', `/hypotheek${rest}`)
      report()(weergave)
      expect(globaal[WACHTRIJ]).toMatchObject([{ pagina: 'http://localhost:3000/hypotheek' }])
    },
  )
})

describe('createAnalytics on a page with errors', () => {
  it('a hub listener that throws does not stop the report to the queue', () => {
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

  it('a hub that throws still gets each report once, and so does the queue', () => {
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
    ['a queue that is a text', 'tekst'],
  ])('%s is reported once on the console', (_wat, wachtrij) => {
    const gewaarschuwd = waarschuwing()
    globaal[WACHTRIJ] = wachtrij
    const reportNow = report()
    reportNow(weergave)
    reportNow(weergave)
    expect(gewaarschuwd).toHaveBeenCalledTimes(1)
  })

  it('a hub that cannot be found is reported once, and the queue gets nothing', () => {
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

  it('analytics pushes to the object with which a script replaced the queue', () => {
    const push = vi.fn()
    globaal[WACHTRIJ] = { push }
    report()(weergave)
    expect(push).toHaveBeenCalledOnce()
  })
})
