import { beforeEach, describe, expect, it } from 'vitest'

import { chooseOption, draws, showCalculator, typeIn, fillIn } from '../../support/screen'

const INKOMEN = 'Bruto jaarinkomen'

/** Returns the name of each question that contains one of these elements, once; skips elements outside a question. */
const veldenVan = (elementen: readonly HTMLElement[]): readonly (string | undefined)[] => [
  ...new Set(elementen.flatMap((element) => element.closest<HTMLElement>('[data-veld]')?.dataset['veld'] ?? [])),
]

/** Returns the lines of the summary, in order. */
const regels = (): readonly Element[] => [...document.querySelectorAll('aside dl > div')]

describe('rendering after a change of Bruto jaarinkomen on step 1', () => {
  beforeEach(() => {
    showCalculator()
    chooseOption('Heb je een studieschuld of lening, of betaal je partneralimentatie?', 'Ja')
    fillIn(INKOMEN, '50.000')
  })

  it('changing Bruto jaarinkomen rerenders no other field', () => {
    expect(veldenVan(draws(() => fillIn(INKOMEN, '60.000')))).toEqual(['eigen.inkomen'])
  })

  it('changing Bruto jaarinkomen rerenders exactly the summary lines whose text changes', () => {
    const eerst = regels().map(({ textContent }) => textContent)
    const getekend = new Set<Element>(draws(() => fillIn(INKOMEN, '60.000')))
    const gewijzigd = regels().filter(({ textContent }, nummer) => textContent !== eerst[nummer])
    expect(gewijzigd.length).toBeGreaterThan(0)
    expect(regels().filter((regel) => getekend.has(regel))).toEqual(gewijzigd)
  })

  it.each([
    ['the step indicator', 'nav'],
    ['any title', 'h2, h3'],
    ['the buttons to the other steps', '[part=knoppen]'],
    ['any button in a field', '[data-veld] button'],
  ])('changing Bruto jaarinkomen rerenders no part of %s', (_, deel) => {
    expect(draws(() => fillIn(INKOMEN, '60.000')).filter((element) => element.closest(deel) !== null)).toEqual([])
  })

  it('typing in Bruto jaarinkomen rerenders nothing outside that field', () => {
    const getekend = draws(() => typeIn(INKOMEN, '60000'))
    expect(getekend.filter((element) => element.closest('[data-veld="eigen.inkomen"]') === null)).toEqual([])
    expect(getekend.map(({ localName }) => localName)).toContain('input')
  })
})
