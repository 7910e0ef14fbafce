import { type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { describe, expect, it } from 'vitest'

import { LABEL_CODES } from '../../../domain/orientatie'
import { colours, shadesOf, type Colour } from '../../../ui/thema/colours'
import * as latereRecepten from '../../../ui/thema/laterRecipes'
import * as recepten from '../../../ui/thema/recipes'
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

type Stijl = Readonly<Record<string, unknown>>

const isStijl = (waarde: unknown): waarde is Stijl => typeof waarde === 'object' && waarde !== null

/** Every property of a style, however deep, with the value it ends up with in the browser. */
const eindwaarden = (stijl: Stijl): readonly (readonly [string, unknown])[] =>
  Object.entries(stijl).flatMap(([naam, waarde]) => (isStijl(waarde) ? eindwaarden(waarde) : [[naam, waarde] as const]))

const stijlenVan = ({ base, variants = {} }: { readonly base?: unknown; readonly variants?: unknown }): Stijl[] =>
  [
    base,
    ...(isStijl(variants) ? Object.values(variants).flatMap((soort) => Object.values(soort as Stijl)) : []),
  ].filter(isStijl)

/** For an unknown role the browser gets the bare name as a colour and paints nothing. */
const naakteRollen = (stijl: Stijl): readonly string[] =>
  eindwaarden(system.css(stijl as SystemStyleObject))
    .filter(([, waarde]) => typeof waarde === 'string' && waarde in colours)
    .map(([naam, waarde]) => `${naam}: ${String(waarde)}`)

describe('a colour role that a recipe names', () => {
  it.each(Object.entries({ ...recepten, ...latereRecepten }))('reaches the browser as a colour in %s', (_, recept) => {
    expect(stijlenVan(recept).flatMap(naakteRollen)).toEqual([])
  })
})
