import { describe, expect, it } from 'vitest'

import { LABEL_CODES } from '../../../domain/orientatie'
import { colours, shadesOf, type Colour } from '../../../ui/thema/colours'
import { system } from '../../../ui/thema/system'

const tinten = { licht: '#000000', donker: '#FFFFFF' }

describe('the colours of the brands', () => {
  it('are asked of every brand by the compiler', () => {
    // @ts-expect-error a brand is lacking
    const zonderFlorius: Colour = { MY: tinten }
    // @ts-expect-error the other brand is lacking
    const zonderMoneyou: Colour = { FL: tinten }
    expect([zonderFlorius, zonderMoneyou]).toEqual([{ MY: tinten }, { FL: tinten }])
  })

  it('are those of the brand, or those that all share', () => {
    for (const labelCode of LABEL_CODES) {
      expect(shadesOf(colours.accent, labelCode)).toBe(colours.accent[labelCode])
      expect(shadesOf(colours.tekst, labelCode)).toBe(colours.tekst)
    }
  })

  it('stand in the styles of each brand, light and dark', () => {
    const css = JSON.stringify(system.getTokenCss())
    const wie = { MY: ['.kader', ''], FL: ['.kader[data-merk=\\"FL\\"]', ''] } as const
    for (const labelCode of LABEL_CODES) {
      expect(css).toContain(wie[labelCode][0])
      for (const kleur of Object.values(colours.accent[labelCode])) expect(css).toContain(kleur)
    }
  })
})
