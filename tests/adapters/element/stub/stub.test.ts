import { afterEach, describe, expect, it, vi } from 'vitest'

import { ATTRIBUTEN, toEigenschap } from '../../../../adapters/element/eigenschappen'
import { discover } from '../../../../adapters/element/loader/discover'
import { defineStub, dispatch, voorbeeldGebeurtenissen } from '../../../../adapters/element/stub'
import { normenVan, toBerekening } from '../../../../domain'

const TAG = 'hypotheek-orientatie'

/** Puts a stub on the page, in a parent and a grandparent, and returns the three elements. */
const zetStub = (attributen = '') => {
  document.body.innerHTML = `<section><div><${TAG} ${attributen}>Even geduld</${TAG}></div></section>`
  const element = document.querySelector<HTMLElement & Record<string, unknown>>(TAG) ?? expect.fail('no stub')
  const [parent, grandparent] = [element.parentElement, element.parentElement?.parentElement]
  return { element, parent: parent ?? expect.fail(), grandparent: grandparent ?? expect.fail() }
}

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('the stub', () => {
  it('the stub keeps the content of the page and has no shadow root', () => {
    const { element } = zetStub('label-code="MY"')
    expect([element.textContent, element.shadowRoot]).toEqual(['Even geduld', null])
  })

  it('the stub has every property of the calculator, each of which sets its attribute', () => {
    const { element } = zetStub()
    for (const attribute of ATTRIBUTEN) {
      element[toEigenschap(attribute)] = 'x'
      expect([attribute, element.getAttribute(attribute) ?? element.nonce]).toEqual([attribute, 'x'])
    }
  })

  it('the stub writes an object as JSON in its attribute, and removes the attribute for undefined', () => {
    const { element } = zetStub()
    element['antwoorden'] = { vraagprijsWoning: 350_000 }
    expect(element.getAttribute('antwoorden')).toBe('{"vraagprijsWoning":350000}')
    element['antwoorden'] = undefined
    expect(element.hasAttribute('antwoorden')).toBe(false)
  })

  it('a property of the stub has the value of dynamic-props, which goes before the attribute', () => {
    const { element, grandparent } = zetStub('label-code="MY" normjaar="2026"')
    grandparent.dispatchEvent(new CustomEvent('dynamic-props', { detail: { labelCode: 'FL' } }))
    expect([element['labelCode'], element['normjaar']]).toEqual(['FL', '2026'])
  })

  it('the stub keeps a property that was set before the tag was defined', () => {
    const element = document.createElement(`${TAG}-later`) as HTMLElement & Record<string, unknown>
    element['labelCode'] = 'FL'
    document.body.append(element)
    defineStub(`${TAG}-later`)
    expect([element['labelCode'], element.getAttribute('label-code')]).toEqual(['FL', 'FL'])
  })

  it('the calculator leaves the tag of the stub alone, and logs nothing about it', () => {
    const [warn, own] = [vi.spyOn(console, 'warn'), customElements.get(TAG)]
    discover(document)
    expect(customElements.get(TAG)).toBe(own)
    expect(warn).not.toHaveBeenCalled()
  })

  it('defineStub changes nothing about a tag that is defined', () => {
    const own = customElements.get(TAG)
    defineStub(TAG)
    expect(customElements.get(TAG)).toBe(own)
  })
})

describe('the example events', () => {
  it.each(Object.keys(voorbeeldGebeurtenissen) as (keyof typeof voorbeeldGebeurtenissen)[])(
    'dispatch sends the example of %s to the stub and to its parent',
    (naam) => {
      const { element, parent } = zetStub()
      const gehoord: unknown[] = []
      const hoor = ({ type, detail }: Event & { readonly detail?: unknown }) => gehoord.push([type, detail])
      element.addEventListener(naam, hoor)
      parent.addEventListener(`${TAG}:${naam}`, hoor)
      dispatch(element, naam, voorbeeldGebeurtenissen[naam])
      const detail = { ...voorbeeldGebeurtenissen[naam], bron: element }
      expect(gehoord).toEqual([
        [naam, detail],
        [`${TAG}:${naam}`, detail],
      ])
    },
  )

  it('the example result is the result of the calculation that its docstring describes', () => {
    const datum = '2026-03-02'
    const uitkomst = toBerekening(
      {
        labelCode: 'MY',
        hypotheekgevers: [
          {
            volgnummer: 1,
            inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 60_000, ingangsdatum: datum },
            uitgaven: {},
            binnen10JaarMetPensioen: false,
          },
        ],
        onderpand: { koopsom: 300_000, onderpandType: 'BestaandeBouw', energielabelType: 'C' },
        eigenInleg: 55_000,
        rentevastperiode: 120,
        ingangsdatumHypotheek: datum,
        timestamp: `${datum}T12:00:00.000Z`,
      },
      { normen: normenVan(2026), rentetarieven: { 120: 3.75 } },
    )
    const { financieringsOpzet } = voorbeeldGebeurtenissen.resultaat
    expect(uitkomst).toMatchObject({ right: { financieringsOpzet } })
    expect(Object.keys(financieringsOpzet).toSorted()).toEqual(
      Object.keys('right' in uitkomst ? uitkomst.right.financieringsOpzet : {}).toSorted(),
    )
  })
})
