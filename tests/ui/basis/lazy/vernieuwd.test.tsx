import { fireEvent, screen } from '@testing-library/react'
import { either } from 'fp-ts'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'

import { allBut, click, fillIn, pending, showAt, showCalculator } from '../../../support/screen'

const VERNIEUWD = 'Er is een nieuwe versie. Laad de pagina opnieuw; je antwoorden blijven staan.'
const ZONDER_ANTWOORDEN = 'Er is een nieuwe versie. Laad de pagina opnieuw en vul je antwoorden opnieuw in.'

describe('a chunk whose file is gone because the page was updated', () => {
  const weg = Object.assign(new Error('Dit deel is weg.'), { name: 'Vernieuwd' })

  it.each([
    ['vervolgstappen', 'Ga verder'],
    ['jaarinkomen', 'Bereken jaarinkomen'],
    ['woorden', 'Wat betekenen deze woorden?'],
  ] as const)('the message about the missing chunk %s has a button that reloads the page', async (naam, knop) => {
    const deel = pending(naam)
    const getoond = showCalculator({ lazy: allBut(deel) })
    fillIn('Bruto jaarinkomen', '60.000')
    click(knop)
    await deel.failLoading(weg)
    expect(screen.getByText(VERNIEUWD)).toBeVisible()
    expect(screen.queryByText(/Controleer je verbinding/)).toBeNull()
    await expect.poll(() => getoond.announced.urgent()).toBe(VERNIEUWD)
    expect(getoond.failedLoads).toEqual([VERNIEUWD])
    click('Laad de pagina opnieuw')
    expect(getoond.reloads()).toBe(1)
  })

  it('when a chunk is missing, the text of vernieuwdTekst is shown, announced and reported', async () => {
    const deel = pending('woorden')
    const getoond = showCalculator({ lazy: allBut(deel), vernieuwdTekst: ZONDER_ANTWOORDEN })
    click('Wat betekenen deze woorden?')
    await deel.failLoading(weg)
    expect(screen.getByText(ZONDER_ANTWOORDEN)).toBeVisible()
    await expect.poll(() => getoond.announced.urgent()).toBe(ZONDER_ANTWOORDEN)
    expect(getoond.failedLoads).toEqual([ZONDER_ANTWOORDEN])
  })
})

describe('a calculation whose chunk is gone because the page was updated', () => {
  const berekening = { bereken: () => of(either.left({ _tag: 'Vernieuwd' } as const)) }
  const zin = (rol: 'summary' | 'p') =>
    screen.findByText((_tekst, deel) => deel?.localName === rol && deel.textContent.includes('nieuwe versie'))

  it.each([
    ['kept', VERNIEUWD],
    ['not kept', ZONDER_ANTWOORDEN],
  ])(
    'when answers are %s, a calculation whose chunk is gone shows a reload button in the summary and on step 3',
    async (_, tekst) => {
      const getoond = showAt(3, {}, { port: berekening, vernieuwdTekst: tekst })
      expect(await zin('summary')).toHaveTextContent(tekst)
      expect(await zin('p')).toHaveTextContent(tekst)
      const knoppen = screen.getAllByRole('button', { name: 'Laad de pagina opnieuw', hidden: true })
      expect(knoppen).toHaveLength(2)
      for (const knop of knoppen) fireEvent.click(knop)
      expect(getoond.reloads()).toBe(2)
      expect(screen.queryByText('Probeer opnieuw')).toBeNull()
    },
  )
})
