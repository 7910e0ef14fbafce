import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { chooseOption, showAt, twoBuyers } from '../../support/screen'

const isErEenStartersregel = () => screen.queryByText(/geen overdrachtsbelasting/) !== null
const gepensioneerd = { 'eigen.dienstBetrekking': 'Pensioen', 'eigen.inkomenPensioen': 30_000 } as const

describe('the line about starters', () => {
  it('is for who does not own a home', () => {
    showAt(2)
    expect(isErEenStartersregel()).toBe(true)
    chooseOption('Woon je nu in een koopwoning?', 'Ja')
    expect(isErEenStartersregel()).toBe(false)
  })

  it('is not for who gets AOW', () => {
    showAt(2, gepensioneerd)
    expect(isErEenStartersregel()).toBe(false)
  })

  it('is for two of whom one gets no AOW yet', () => {
    showAt(2, { ...twoBuyers, ...gepensioneerd })
    expect(isErEenStartersregel()).toBe(true)
  })
})
