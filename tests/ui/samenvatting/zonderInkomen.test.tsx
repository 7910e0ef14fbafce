import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { createManualBerekening } from '../../support/fakes/berekening'
import { blockOf, fillIn, line, now, showCalculator } from '../../support/screen'

const MAXIMAAL = 'Je maximale hypotheek'
const INKOMEN = 'Bruto jaarinkomen'
const VEROUDERD = 'Deze bedragen horen bij je vorige antwoorden.'

describe('the summary before an income is filled in', () => {
  const VRAAG = 'Vul je inkomen in, dan zie je hier wat je kan lenen.'
  const gevraagd = () => within(blockOf(MAXIMAAL)).queryByText(VRAAG)

  it('the summary asks for the income and shows no amount until an income, even of 0, is filled in', () => {
    showCalculator()
    expect(gevraagd()).toBeVisible()
    expect(blockOf(MAXIMAAL)).not.toHaveTextContent('€')
    fillIn(INKOMEN, '0')
    expect(gevraagd()).toBeNull()
    expect(line(MAXIMAAL, 'Inkomen per jaar')).toBe('€ 0')
  })

  it('the summary stops asking for the income once one is filled in, even when the calculation fails', () => {
    const berekening = createManualBerekening()
    showCalculator({ berekening })
    now(() => berekening.last().succeed())
    expect(gevraagd()).toBeVisible()
    fillIn(INKOMEN, '60.000')
    now(() => berekening.last().fail())
    expect(gevraagd()).toBeNull()
    expect(screen.queryByText(VEROUDERD)).toBeNull()
  })
})
