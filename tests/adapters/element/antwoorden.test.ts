import { afterEach, describe, expect, it, vi } from 'vitest'

import { clearPage, fillInOf, putOnPage, settled, textIn, until } from '../../support/element'
import { gehoordVan } from './opstelling'

const INKOMEN = 'eigen.inkomen'
const ZIN = 'Een deel is al ingevuld door deze pagina.'
const TWEE = '{"eigen.inkomen": 60000, "vraagprijsWoning": 350000}'

const valueOf = ({ shadowRoot }: Element, naam: string): string | undefined =>
  shadowRoot?.querySelector<HTMLInputElement>(`input[name="${naam}"]`)?.value

const filledIn = (element: Element, value: string): Promise<void> => until(() => valueOf(element, INKOMEN) === value)

afterEach(async () => {
  await clearPage()
  vi.restoreAllMocks()
})

describe('the start values of the page', () => {
  it('an attribute, a property and the JSON layer fill in the calculator, which calculates with them', async () => {
    const { element, parent, heard } = await putOnPage({ antwoorden: TWEE })
    await filledIn(element, '60.000')
    await until(() => textIn(element).includes(ZIN))
    expect(gehoordVan(heard, 'antwoorden')).toEqual([])
    const netto = () => JSON.stringify(gehoordVan(heard, 'resultaat').at(-1)?.['financieringsOpzet'])
    await until(() => netto().includes('"hypotheekbedrag"'))
    element.antwoorden = { [INKOMEN]: 70_000 }
    await filledIn(element, '70.000')
    parent.dispatchEvent(new CustomEvent('dynamic-props', { detail: { antwoorden: { [INKOMEN]: 80_000 } } }))
    element.dispatchEvent(new CustomEvent('dynamic-props', { detail: { antwoorden: { [INKOMEN]: 80_000 } } }))
    await filledIn(element, '80.000')
  })

  it('a question that the visitor answered keeps its answer, and its name is reported', async () => {
    const { element, heard } = await putOnPage({ antwoorden: TWEE })
    await filledIn(element, '60.000')
    await fillInOf(element, INKOMEN, '65000')
    expect(gehoordVan(heard, 'antwoorden')).toEqual([expect.objectContaining({ velden: [INKOMEN] })])
    expect(textIn(element)).not.toContain(ZIN)
    element.setAttribute('antwoorden', '{"eigen.inkomen": 70000}')
    await settled()
    expect(valueOf(element, INKOMEN)).toBe('65.000')
  })

  it('without start values, the questions that the visitor did not answer get their defaults', async () => {
    const { element } = await putOnPage({ antwoorden: TWEE })
    await filledIn(element, '60.000')
    element.removeAttribute('antwoorden')
    await filledIn(element, '')
    expect(textIn(element)).not.toContain(ZIN)
  })

  it('an unknown question and a bad value are reported on the console, and the other answers hold', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { element } = await putOnPage({ antwoorden: '{"eigen.inkomen": 60000, "prijs": 1, "eigenGeld": -5}' })
    await filledIn(element, '60.000')
    expect(warn.mock.calls.flat()).toEqual([
      'hypotheek-orientatie: antwoorden: prijs is geen vraag van de rekenhulp',
      'hypotheek-orientatie: antwoorden: eigenGeld telt niet mee: verwacht een getal van 0 tot en met 99999999',
    ])
  })

  it('an attribute that is no JSON object is reported on the console, and the calculator works', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const { element } = await putOnPage({ antwoorden: '[1]' })
    await until(() => warn.mock.calls.length > 0)
    expect(String(warn.mock.calls[0])).toContain('verwacht een object met een antwoord per vraag')
    expect(valueOf(element, INKOMEN)).toBe('')
  })

  it('an element that is removed and put back keeps the answers of the page and of the visitor', async () => {
    const { element, grandparent } = await putOnPage({ antwoorden: TWEE })
    await filledIn(element, '60.000')
    await fillInOf(element, INKOMEN, '65000')
    grandparent.remove()
    await settled()
    document.body.append(grandparent)
    await filledIn(element, '65.000')
    element.setAttribute('antwoorden', '{"eigen.inkomen": 70000}')
    await settled()
    expect(valueOf(element, INKOMEN)).toBe('65.000')
  })
})
