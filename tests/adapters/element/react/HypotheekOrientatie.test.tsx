import { render } from '@testing-library/react'
import { createRef, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { HypotheekOrientatieElement } from '../../../../adapters/element'
import { dispatch } from '../../../../adapters/element/gebeurtenissen'
import { HypotheekOrientatie } from '../../../../adapters/element/react'

/** A stub of IntersectionObserver that reports no element in view, so that no calculator is loaded. */
class NietsIsNabij {
  observe = () => undefined
  unobserve = () => undefined
}
Object.assign(document.defaultView ?? window, { IntersectionObserver: NietsIsNabij })

/** Returns the element that matches this selector, or throws when there is none. */
const elementIn = (container: Element, zoek = 'hypotheek-orientatie'): HTMLElement => {
  const element = container.querySelector<HTMLElement>(zoek)
  if (element === null) throw new Error(`geen ${zoek}`)
  return element
}

describe('the React component HypotheekOrientatie', () => {
  it('the React component renders its props as attributes and its children on a server', () => {
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

  it('the React component updates the attribute of a changed prop, and removes that of an absent or false prop', () => {
    const { container, rerender } = render(<HypotheekOrientatie labelCode="MY" normjaar={2025} analytics />)
    const element = container.querySelector('hypotheek-orientatie')
    rerender(<HypotheekOrientatie labelCode="FL" analytics={false} />)
    expect(container.querySelector('hypotheek-orientatie')).toBe(element)
    expect(element?.getAttributeNames()).toEqual(['label-code'])
    expect(element?.getAttribute('label-code')).toBe('FL')
  })

  it('the React component hides and shows the element when its `hidden` prop changes', () => {
    const { container, rerender } = render(<HypotheekOrientatie labelCode="MY" hidden />)
    const isHidden = () => elementIn(container).hidden
    const seen = [isHidden()]
    for (const hidden of [false, true, undefined]) {
      rerender(<HypotheekOrientatie labelCode="MY" hidden={hidden} />)
      seen.push(isHidden())
    }
    expect(seen).toEqual([true, false, true, false])
  })

  it('the React component has the name HypotheekOrientatie in React DevTools', () => {
    expect(HypotheekOrientatie.displayName).toBe('HypotheekOrientatie')
  })

  it('the React component renders the tag that its `tag` prop names', () => {
    const { container } = render(<HypotheekOrientatie tag="hypotheek-orientatie-campagne" labelCode="MY" />)
    expect(container.firstElementChild?.localName).toBe('hypotheek-orientatie-campagne')
  })

  it('the React component sets its ref to the element, and to null on unmount', () => {
    const ref = createRef<HypotheekOrientatieElement>()
    const { container, unmount } = render(<HypotheekOrientatie labelCode="MY" ref={ref} />)
    expect(ref.current).toBe(container.querySelector('hypotheek-orientatie'))
    unmount()
    expect(ref.current).toBeNull()
  })

  it('the React component calls only its latest onStap listener, and only for events of its own element', () => {
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

  it('the React component calls the listener of every event', () => {
    const gehoord: string[] = []
    const { container } = render(
      <HypotheekOrientatie
        labelCode="MY"
        onGereed={({ detail }) => gehoord.push(`gereed ${detail.stap}`)}
        onStap={({ detail }) => gehoord.push(`stap ${detail.naar}`)}
        onAntwoorden={({ detail }) => gehoord.push(`antwoorden ${detail.velden.join()}`)}
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
    dispatch(element, 'stap', { van: 0, naar: 1 })
    dispatch(element, 'antwoorden', { velden: ['eigenGeld'] })
    dispatch(element, 'resultaat', {
      financieringsOpzet,
      rekenbewijs: () => Promise.resolve(undefined),
    })
    dispatch(element, 'fout', { code: 'label-code', bericht: 'Geen merk' })
    dispatch(element, 'doorklik', { doel: 'adviseur-zoeken', url: '/adviseurs' })
    expect(gehoord).toEqual([
      'gereed 0',
      'stap 1',
      'antwoorden eigenGeld',
      'resultaat 3',
      'fout label-code',
      'doorklik /adviseurs',
    ])
  })

  it('preventDefault in the onDoorklik listener of the React component cancels the doorklik event', () => {
    const { container } = render(
      <HypotheekOrientatie labelCode="MY" onDoorklik={(gebeurtenis) => gebeurtenis.preventDefault()} />,
    )
    const detail = { doel: 'hypotheek-aanvragen', url: '/aanvragen' } as const
    expect(dispatch(elementIn(container), 'doorklik', detail)).toBe(false)
  })
})

describe('the types of the React component and the element', () => {
  it('the compiler refuses invalid props of the React component and invalid attributes of the JSX tag', () => {
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

  it('the stap event has its short name on the element and its full name on ancestors, also in the types', () => {
    const vak = document.createElement('div')
    vak.innerHTML = '<div><hypotheek-orientatie id="x"></hypotheek-orientatie></div>'
    document.body.append(vak)
    const element = vak.querySelector<HypotheekOrientatieElement>('#x') ?? expect.fail('the element is not there')
    const gehoord: string[] = []
    // @ts-expect-error only ancestors get the event under this name
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

it('dispatch returns false when a listener cancels doorklik under its short or its full name', () => {
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

it('the React component accepts custom properties in style, and the JSX tag accepts an onstap listener', () => {
  const stijl = <HypotheekOrientatie labelCode="MY" style={{ '--hypotheek-accent': '#123456' }} />
  expect(renderToString(stijl)).toContain('style="--hypotheek-accent:#123456"')
  const gehoord: number[] = []
  const { container } = render(
    <hypotheek-orientatie label-code="MY" onstap={({ detail }) => gehoord.push(detail.naar)} />,
  )
  dispatch(elementIn(container), 'stap', { van: 0, naar: 1 })
  expect(gehoord).toEqual([1])
})
