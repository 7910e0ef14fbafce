import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { toAntwoord } from '../../../domain'
import { blockOf, click, line, now, showAt, stopKlok } from '../../support/screen'
import { drawingFaults } from '../../support/screen/drawings'

stopKlok()

const balk = () => screen.getByRole('button', { name: /de samenvatting$/ })

describe('the monthly cost in the summary', () => {
  const BENODIGD = 'Je benodigde hypotheek'
  const ANDERS = 'Bij stap 1 was dit bedrag anders: toen wisten we nog niet wat je woning waard is.'

  it('step 3 explains why the net cost differs from that of step 1, only while the loan equals the maximum', () => {
    const { services } = showAt(2, { vraagprijsWoning: 280_000, eigenGeld: 10_000 })
    expect(screen.queryByText(ANDERS)).toBeNull()
    click('Ga verder')
    expect(line(BENODIGD, 'Hypotheekbedrag')).toBe(line('Je maximale hypotheek', 'Maximale hypotheek'))
    expect(blockOf(BENODIGD)).toContainElement(screen.getByText(ANDERS))
    now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', 150_000)))
    expect(line(BENODIGD, 'Hypotheekbedrag')).not.toBe(line('Je maximale hypotheek', 'Maximale hypotheek'))
    expect(screen.queryByText(ANDERS)).toBeNull()
  })

  it('step 3 explains no difference in net cost when no mortgage is needed', () => {
    showAt(3, { eigenGeld: 400_000 })
    expect(line(BENODIGD, 'Bruto maandlast')).toBe('€ 0')
    expect(screen.queryByText(ANDERS)).toBeNull()
  })
})

describe('the summary on screen', () => {
  it('the bar of the payment has a part with its own fill for each amount in the list above it', () => {
    showAt(2, { vraagprijsWoning: 300_000, eigenGeld: 20_000 })
    expect(drawingFaults(blockOf('Je benodigde hypotheek'))).toEqual([])
  })

  it('no block of the summary has a bar until there is an amount to draw', () => {
    showAt(3, { vraagprijsWoning: undefined })
    const balken = () => document.querySelectorAll('aside [style*=flex-grow]')
    expect(balken()).toHaveLength(0)
    const { services } = showAt(2, { vraagprijsWoning: 300_000 })
    expect(balken().length).toBeGreaterThan(0)
    now(() => services.orientatie.dispatch(toAntwoord('vraagprijsWoning', undefined)))
    expect(balken()).toHaveLength(0)
  })

  it('the bar of the summary shows a title instead of its figure while the summary is open', () => {
    showAt(2, { vraagprijsWoning: 300_000, eigenGeld: 60_000 })
    fireEvent.click(balk())
    expect(balk()).toHaveTextContent(/^Samenvatting\. Verberg de samenvatting$/)
  })
})
