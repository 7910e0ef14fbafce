import { render } from '@testing-library/react'
import { createRef, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { GebeurtenisMap, HypotheekOrientatieElement } from '../../../../adapters/element'
import { HypotheekOrientatie } from '../../../../adapters/element/react'

/** Nothing comes near the window, so that no calculator is loaded. */
class NietsIsNabij {
  observe = () => undefined
  unobserve = () => undefined
}
Object.assign(document.defaultView ?? window, { IntersectionObserver: NietsIsNabij })

/** What an element tells its page, without a calculator behind it. */
const vertel = <Naam extends keyof GebeurtenisMap>(
  element: Element | null,
  naam: Naam,
  inhoud: Omit<GebeurtenisMap[Naam]['detail'], 'bron'>,
): boolean | undefined =>
  element?.parentNode?.dispatchEvent(
    new CustomEvent(naam, { bubbles: true, composed: true, cancelable: true, detail: { ...inhoud, bron: element } }),
  )

describe('the component of React', () => {
  it('writes its props as attributes, also on a server, with what shows until the calculator stands', () => {
    const html = renderToString(
      <HypotheekOrientatie
        labelCode="MY"
        normjaar={2026}
        rentetarieven={{ '120': 3.75 }}
        adviseurZoekenUrl="/adviseurs"
        analytics
        bewaren={false}
        refAnkermenu="menu"
        className="breed"
      >
        Even geduld
      </HypotheekOrientatie>,
    )
    expect(html).toBe(
      '<hypotheek-orientatie label-code="MY" normjaar="2026" rentetarieven="{&quot;120&quot;:3.75}"' +
        ' adviseur-zoeken-url="/adviseurs" analytics="" ref-ankermenu="menu" class="breed">' +
        'Even geduld</hypotheek-orientatie>',
    )
  })

  it('changes an attribute with its prop, and takes away what is no longer given', () => {
    const { container, rerender } = render(<HypotheekOrientatie labelCode="MY" normjaar={2025} analytics />)
    const element = container.querySelector('hypotheek-orientatie')
    rerender(<HypotheekOrientatie labelCode="FL" analytics={false} />)
    expect(container.querySelector('hypotheek-orientatie')).toBe(element)
    expect(element?.getAttributeNames()).toEqual(['label-code'])
    expect(element?.getAttribute('label-code')).toBe('FL')
  })

  it('stands under another name when a page gives it one', () => {
    const { container } = render(<HypotheekOrientatie tag="hypotheek-orientatie-campagne" labelCode="MY" />)
    expect(container.firstElementChild?.localName).toBe('hypotheek-orientatie-campagne')
  })

  it('gives the element to a ref, and takes it back', () => {
    const ref = createRef<HypotheekOrientatieElement>()
    const { container, unmount } = render(<HypotheekOrientatie labelCode="MY" ref={ref} />)
    expect(ref.current).toBe(container.querySelector('hypotheek-orientatie'))
    unmount()
    expect(ref.current).toBeNull()
  })

  it('hears its own events by the last function given, and not those of a neighbour', () => {
    const gehoord: string[] = []
    const hoor = (wie: string) => (
      <>
        <HypotheekOrientatie labelCode="MY" onStap={({ detail }) => gehoord.push(`${wie} ${detail.naar}`)} />
        <HypotheekOrientatie labelCode="FL" id="buur" />
      </>
    )
    const { container, rerender, unmount } = render(<StrictMode>{hoor('eerst')}</StrictMode>)
    const element = container.querySelector('hypotheek-orientatie')
    vertel(element, 'hypotheek-orientatie:stap', { van: 0, naar: 1 })
    rerender(<StrictMode>{hoor('later')}</StrictMode>)
    vertel(element, 'hypotheek-orientatie:stap', { van: 1, naar: 2 })
    vertel(container.querySelector('#buur'), 'hypotheek-orientatie:stap', { van: 0, naar: 1 })
    unmount()
    expect(gehoord).toEqual(['eerst 1', 'later 2'])
  })

  it('hears each of the events', () => {
    const gehoord: string[] = []
    const { container } = render(
      <HypotheekOrientatie
        labelCode="MY"
        onGereed={({ detail }) => gehoord.push(`gereed ${detail.stap}`)}
        onResultaat={({ detail }) => gehoord.push(`resultaat ${detail.financieringsOpzet.maandlastBruto}`)}
        onFout={({ detail }) => gehoord.push(`fout ${detail.code}`)}
        onDoorklik={({ detail }) => gehoord.push(`doorklik ${detail.url}`)}
      />,
    )
    const element = container.querySelector('hypotheek-orientatie')
    const financieringsOpzet = {
      maximaleHypotheekOpInkomen: 1,
      maximaleHypotheek: 2,
      maandlastBruto: 3,
      maandlastNetto: 4,
    }
    vertel(element, 'hypotheek-orientatie:gereed', { stap: 0 })
    vertel(element, 'hypotheek-orientatie:resultaat', {
      financieringsOpzet,
      rekenbewijs: () => Promise.resolve(undefined),
    })
    vertel(element, 'hypotheek-orientatie:fout', { code: 'label-code', bericht: 'Geen merk' })
    vertel(element, 'hypotheek-orientatie:doorklik', { doel: 'adviseur-zoeken', url: '/adviseurs' })
    expect(gehoord).toEqual(['gereed 0', 'resultaat 3', 'fout label-code', 'doorklik /adviseurs'])
  })

  it('can keep the browser where it is when a link is followed', () => {
    const { container } = render(
      <HypotheekOrientatie labelCode="MY" onDoorklik={(gebeurtenis) => gebeurtenis.preventDefault()} />,
    )
    const detail = { doel: 'hypotheek-aanvragen', url: '/aanvragen' } as const
    expect(vertel(container.firstElementChild, 'hypotheek-orientatie:doorklik', detail)).toBe(false)
  })
})

describe('the compiler refuses', () => {
  it('a value that a prop does not have', () => {
    const fouten = [
      // @ts-expect-error there is no such brand
      <HypotheekOrientatie key={1} labelCode="AA" />,
      // @ts-expect-error the brand is required
      <HypotheekOrientatie key={2} />,
      // @ts-expect-error there are no norms of that year
      <HypotheekOrientatie key={3} labelCode="MY" normjaar={1999} />,
      // @ts-expect-error the detail has no such field
      <HypotheekOrientatie key={4} labelCode="MY" onStap={({ detail }) => String(detail.stap)} />,
      // @ts-expect-error there is no such brand
      <hypotheek-orientatie key={5} label-code="AA" />,
      // @ts-expect-error there are no norms of that year
      <hypotheek-orientatie key={6} label-code="MY" normjaar="1999" />,
      // @ts-expect-error there is no such way to load
      <hypotheek-orientatie key={7} label-code="MY" laden="later" />,
    ]
    const goed = <hypotheek-orientatie label-code="MY" normjaar="2026" laden="direct" analytics="" />
    expect(fouten).toHaveLength(7)
    expect(goed.props).toMatchObject({ normjaar: '2026' })
  })

  it('listening on the element itself, which hears none of its events', () => {
    const element = document.createElement('hypotheek-orientatie')
    const ouder = document.createElement('div')
    const gehoord: string[] = []
    // @ts-expect-error its events begin at its parent
    element.addEventListener('hypotheek-orientatie:stap', () => gehoord.push('element'))
    element.addEventListener('click', ({ clientX }) => gehoord.push(`klik ${clientX}`))
    ouder.addEventListener('hypotheek-orientatie:stap', ({ detail }) => gehoord.push(`ouder ${detail.naar}`))
    document.addEventListener('hypotheek-orientatie:stap', ({ detail }) => gehoord.push(`document ${detail.naar}`))
    window.addEventListener('hypotheek-orientatie:stap', ({ detail }) => gehoord.push(`window ${detail.naar}`))
    ouder.append(element)
    document.body.append(ouder)
    vertel(element, 'hypotheek-orientatie:stap', { van: 0, naar: 1 })
    expect(gehoord).toEqual(['ouder 1', 'document 1', 'window 1'])
  })
})
