import { render } from '@testing-library/react'
import { createRef, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { HypotheekOrientatieElement } from '../../../../adapters/element'
import { dispatch } from '../../../../adapters/element/gebeurtenissen'
import { HypotheekOrientatie } from '../../../../adapters/element/react'

/** Observes nothing, so that no calculator is loaded. */
class NietsIsNabij {
  observe = () => undefined
  unobserve = () => undefined
}
Object.assign(document.defaultView ?? window, { IntersectionObserver: NietsIsNabij })

/** Returns the element. No calculator is mounted in it. */
const elementIn = (container: Element, zoek = 'hypotheek-orientatie'): HTMLElement => {
  const element = container.querySelector<HTMLElement>(zoek)
  if (element === null) throw new Error(`geen ${zoek}`)
  return element
}

describe('the HypotheekOrientatie component', () => {
  it('the component renders its props as attributes and its children, also on a server', () => {
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
        hidden
        inert={false}
      >
        Even geduld
      </HypotheekOrientatie>,
    )
    expect(html).toBe(
      '<hypotheek-orientatie label-code="MY" normjaar="2026" rentetarieven="{&quot;120&quot;:3.75}"' +
        ' adviseur-zoeken-url="/adviseurs" analytics="" ref-ankermenu="menu" class="breed" hidden="">' +
        'Even geduld</hypotheek-orientatie>',
    )
  })

  it('the component updates an attribute with its prop, and removes it when the prop is absent', () => {
    const { container, rerender } = render(<HypotheekOrientatie labelCode="MY" normjaar={2025} analytics />)
    const element = container.querySelector('hypotheek-orientatie')
    rerender(<HypotheekOrientatie labelCode="FL" analytics={false} />)
    expect(container.querySelector('hypotheek-orientatie')).toBe(element)
    expect(element?.getAttributeNames()).toEqual(['label-code'])
    expect(element?.getAttribute('label-code')).toBe('FL')
  })

  it('the component hides and shows the element by its hidden prop', () => {
    const { container, rerender } = render(<HypotheekOrientatie labelCode="MY" hidden />)
    const isHidden = () => elementIn(container).hidden
    const seen = [isHidden()]
    for (const hidden of [false, true, undefined]) {
      rerender(<HypotheekOrientatie labelCode="MY" hidden={hidden} />)
      seen.push(isHidden())
    }
    expect(seen).toEqual([true, false, true, false])
  })

  it('the component has its name in React DevTools', () => {
    expect(HypotheekOrientatie.displayName).toBe('HypotheekOrientatie')
  })

  it('the component renders another tag when it gets one', () => {
    const { container } = render(<HypotheekOrientatie tag="hypotheek-orientatie-campagne" labelCode="MY" />)
    expect(container.firstElementChild?.localName).toBe('hypotheek-orientatie-campagne')
  })

  it('the component sets a ref to the element, and clears it on unmount', () => {
    const ref = createRef<HypotheekOrientatieElement>()
    const { container, unmount } = render(<HypotheekOrientatie labelCode="MY" ref={ref} />)
    expect(ref.current).toBe(container.querySelector('hypotheek-orientatie'))
    unmount()
    expect(ref.current).toBeNull()
  })

  it('the component calls the latest listener for its own events only', () => {
    const gehoord: string[] = []
    const hoor = (wie: string) => (
      <>
        <HypotheekOrientatie labelCode="MY" onStap={({ detail }) => gehoord.push(`${wie} ${detail.naar}`)} />
        <HypotheekOrientatie labelCode="FL" id="buur" />
      </>
    )
    const { container, rerender, unmount } = render(<StrictMode>{hoor('eerst')}</StrictMode>)
    const element = elementIn(container)
    dispatch(element, 'stap', { van: 0, naar: 1 })
    rerender(<StrictMode>{hoor('later')}</StrictMode>)
    dispatch(element, 'stap', { van: 1, naar: 2 })
    dispatch(elementIn(container, '#buur'), 'stap', { van: 0, naar: 1 })
    unmount()
    expect(gehoord).toEqual(['eerst 1', 'later 2'])
  })

  it('the component has a listener prop for each event', () => {
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
    const element = elementIn(container)
    const financieringsOpzet = {
      maximaleHypotheekOpInkomen: 1,
      maximaleHypotheek: 2,
      maandlastBruto: 3,
      maandlastNetto: 4,
    }
    dispatch(element, 'gereed', { stap: 0 })
    dispatch(element, 'resultaat', {
      financieringsOpzet,
      rekenbewijs: () => Promise.resolve(undefined),
    })
    dispatch(element, 'fout', { code: 'label-code', bericht: 'Geen merk' })
    dispatch(element, 'doorklik', { doel: 'adviseur-zoeken', url: '/adviseurs' })
    expect(gehoord).toEqual(['gereed 0', 'resultaat 3', 'fout label-code', 'doorklik /adviseurs'])
  })

  it('a listener of the component can stop the browser from following a link', () => {
    const { container } = render(
      <HypotheekOrientatie labelCode="MY" onDoorklik={(gebeurtenis) => gebeurtenis.preventDefault()} />,
    )
    const detail = { doel: 'hypotheek-aanvragen', url: '/aanvragen' } as const
    expect(dispatch(elementIn(container), 'doorklik', detail)).toBe(false)
  })
})

describe('the types of the component', () => {
  it('the compiler refuses an invalid value of a prop or attribute', () => {
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

  it('the compiler refuses the full name of an event on the element, which gets its plain name', () => {
    const vak = document.createElement('div')
    vak.innerHTML = '<div><hypotheek-orientatie id="x"></hypotheek-orientatie></div>'
    document.body.append(vak)
    const element = vak.querySelector<HypotheekOrientatieElement>('#x') ?? expect.fail('the element is not there')
    const gehoord: string[] = []
    // @ts-expect-error the parent gets the event by this name
    element.addEventListener('hypotheek-orientatie:stap', () => gehoord.push('element'))
    element.addEventListener('click', ({ clientX }) => gehoord.push(`klik ${clientX}`))
    element.addEventListener('stap', ({ detail }) => gehoord.push(`element ${detail.naar}`))
    element.parentElement?.addEventListener('stap', () => gehoord.push('ouder, bij de korte naam'))
    for (const doel of [element.parentElement ?? vak, vak])
      doel.addEventListener('hypotheek-orientatie:stap', ({ detail }) => gehoord.push(`ouder ${detail.naar}`))
    document.addEventListener('hypotheek-orientatie:stap', ({ detail }) => gehoord.push(`document ${detail.naar}`))
    window.addEventListener('hypotheek-orientatie:stap', ({ detail }) => gehoord.push(`window ${detail.naar}`))
    dispatch(element, 'stap', { van: 0, naar: 1 })
    expect(gehoord).toEqual(['element 1', 'ouder 1', 'ouder 1', 'document 1', 'window 1'])
    vak.remove()
  })
})

it('a doorklik event cancelled by either name stops the link', () => {
  const vak = document.createElement('div')
  const element = vak.appendChild(document.createElement('hypotheek-orientatie'))
  const volg = () => dispatch(element, 'doorklik', { doel: 'adviseur-zoeken', url: '/adviseurs' })
  const houdTegen = (event: Event) => event.preventDefault()
  expect(volg()).toBe(true)
  const wegen: readonly (readonly [EventTarget, string])[] = [
    [element, 'doorklik'],
    [vak, 'hypotheek-orientatie:doorklik'],
  ]
  for (const [doel, naam] of wegen) {
    doel.addEventListener(naam, houdTegen)
    expect(volg(), naam).toBe(false)
    doel.removeEventListener(naam, houdTegen)
  }
})

it('the component accepts custom properties in style, and the JSX tag accepts event listeners', () => {
  const stijl = <HypotheekOrientatie labelCode="MY" style={{ '--hypotheek-accent': '#123456' }} />
  expect(renderToString(stijl)).toContain('style="--hypotheek-accent:#123456"')
  const gehoord: number[] = []
  const { container } = render(
    <hypotheek-orientatie label-code="MY" onstap={({ detail }) => gehoord.push(detail.naar)} />,
  )
  dispatch(elementIn(container), 'stap', { van: 0, naar: 1 })
  expect(gehoord).toEqual([1])
})
