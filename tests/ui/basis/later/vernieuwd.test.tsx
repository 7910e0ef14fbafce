import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { allBut, click, fillIn, pending, showCalculator } from '../../../support/screen'

describe('a part whose file is gone since the page was renewed', () => {
  const VERNIEUWD = 'Deze pagina is vernieuwd. Laad haar opnieuw, dan gaat de rekenhulp verder met je antwoorden.'
  const weg = Object.assign(new Error('Dit deel is weg.'), { name: 'Vernieuwd' })

  it.each([
    ['vervolgstappen', 'Ga verder'],
    ['jaarinkomen', 'Bereken jaarinkomen'],
    ['woorden', 'Wat betekenen deze woorden?'],
  ] as const)('%s is said so, and a button loads the page again in the place of the part', async (naam, knop) => {
    const deel = pending(naam)
    const getoond = showCalculator({ later: allBut(deel) })
    fillIn('Bruto jaarinkomen', '60.000')
    click(knop)
    await deel.blijfWeg(weg)
    expect(screen.getByText(VERNIEUWD)).toBeVisible()
    expect(screen.queryByText(/Controleer je verbinding/)).toBeNull()
    await expect.poll(() => getoond.gehoord.dringend()).toBe(VERNIEUWD)
    expect(getoond.nietGeladen).toEqual([VERNIEUWD])
    click('Laad de pagina opnieuw')
    expect(getoond.keerHerladen()).toBe(1)
  })
})
