import { type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { describe, expect, it } from 'vitest'

import { LABEL_CODES } from '../../../domain/orientatie'
import { adjustableColours, colours, shadesOf, type Colour } from '../../../ui/thema/colours'
import * as lazyRecipes from '../../../ui/thema/lazyRecipes'
import * as recepten from '../../../ui/thema/recipes'
import { system } from '../../../ui/thema/system'
import { deltaE2000, lightnessOf, toLab, type Lab } from '../../support/colour/colourDifference'

const tinten = { licht: '#000000', donker: '#FFFFFF' }

describe('the colours of the brands', () => {
  it('the type Colour requires a colour for both brands, MY and FL', () => {
    // @ts-expect-error Florius is missing
    const zonderFlorius: Colour = { MY: tinten }
    // @ts-expect-error Moneyou is missing
    const zonderMoneyou: Colour = { FL: tinten }
    expect([zonderFlorius, zonderMoneyou]).toEqual([{ MY: tinten }, { FL: tinten }])
  })

  it('shadesOf returns the shades of a brand, or the shared shades of a colour without brands', () => {
    for (const labelCode of LABEL_CODES) {
      expect(shadesOf(colours.accent, labelCode)).toBe(colours.accent[labelCode])
      expect(shadesOf(colours.tekst, labelCode)).toBe(colours.tekst)
    }
  })

  it('the generated CSS has the accent colours of each brand, light and dark', () => {
    const css = JSON.stringify(system.getTokenCss())
    const wie = { MY: ['.kader', ''], FL: ['.kader[data-merk=\\"FL\\"]', ''] } as const
    for (const labelCode of LABEL_CODES) {
      expect(css).toContain(wie[labelCode][0])
      for (const kleur of Object.values(colours.accent[labelCode])) expect(css).toContain(kleur)
    }
  })
})

it('a colour that the host page can replace sets background-color, never a property that can load a URL', () => {
  for (const role of Object.keys(adjustableColours)) {
    const css = JSON.stringify(system.css({ background: role, color: role }))
    expect(css).not.toMatch(/"(background|backgroundImage)":"[^"]*var/)
    expect(css).toContain(`"backgroundColor":"var(--ho-colors-`)
  }
})

type Stijl = Readonly<Record<string, unknown>>

const isStijl = (waarde: unknown): waarde is Stijl => typeof waarde === 'object' && waarde !== null

/** Returns every property of a style object, at any depth, with its value. */
const eindwaarden = (stijl: Stijl): readonly (readonly [string, unknown])[] =>
  Object.entries(stijl).flatMap(([naam, waarde]) => (isStijl(waarde) ? eindwaarden(waarde) : [[naam, waarde] as const]))

const stijlenVan = ({ base, variants = {} }: { readonly base?: unknown; readonly variants?: unknown }): Stijl[] =>
  [
    base,
    ...(isStijl(variants) ? Object.values(variants).flatMap((soort) => Object.values(soort as Stijl)) : []),
  ].filter(isStijl)

/** Returns the properties whose value is still the bare name of a colour role, which the browser cannot paint. */
const naakteRollen = (stijl: Stijl): readonly string[] =>
  eindwaarden(system.css(stijl as SystemStyleObject))
    .filter(([, waarde]) => typeof waarde === 'string' && waarde in colours)
    .map(([naam, waarde]) => `${naam}: ${String(waarde)}`)

describe('colour roles in recipes', () => {
  it.each(Object.entries({ ...recepten, ...lazyRecipes }))('the recipe %s has no unresolved colour', (_, recept) => {
    expect(stijlenVan(recept).flatMap(naakteRollen)).toEqual([])
  })
})

type Rol = keyof typeof colours

/** Returns the relative luminance of a colour written as #RRGGBB (WCAG 2.2, definition of relative luminance). */
const helderheid = (hex: string): number =>
  0.2126 * lightnessOf(hex, 1) + 0.7152 * lightnessOf(hex, 3) + 0.0722 * lightnessOf(hex, 5)

const contrast = (een: string, ander: string): number => {
  const [licht = 0, donker = 0] = [helderheid(een), helderheid(ander)].toSorted((a, b) => b - a)
  return (licht + 0.05) / (donker + 0.05)
}

const weergaven = LABEL_CODES.flatMap((labelCode) =>
  (['licht', 'donker'] as const).map((stand) => ({
    naam: `theme ${labelCode} ${stand}`,
    van: (kleur: Colour) => shadesOf(kleur, labelCode)[stand],
  })),
)

/** Each text colour with the backgrounds on which it needs a contrast of at least 4.5:1 (WCAG 2.2, 1.4.3). */
const teksten: readonly (readonly [Rol, readonly Rol[]])[] = [
  ['tekst', ['pagina', 'vlak', 'veld', 'accentTint']],
  ['gedempt', ['pagina', 'vlak', 'veld']],
  ['accent', ['pagina', 'vlak', 'veld', 'accentTint', 'foutTint']],
  ['accentSterk', ['pagina', 'vlak', 'accentTint', 'foutTint']],
  ['opAccent', ['accent', 'accentSterk']],
  ['fout', ['pagina', 'vlak', 'veld', 'foutTint']],
  ['waarschuwing', ['vlak', 'waarschuwingTint']],
  ['pagina', ['tekst']],
]

/** Edge or icon colours of controls, with the backgrounds that need a contrast of at least 3:1 (WCAG 2.2, 1.4.11). */
const tekens: readonly (readonly [Rol, readonly Rol[]])[] = [
  ['bediening', ['pagina', 'vlak', 'veld', 'foutTint']],
  ['accent', ['pagina', 'vlak', 'veld', 'accentTint', 'foutTint']],
  ['fout', ['pagina', 'veld']],
  ['waarschuwing', ['vlak', 'waarschuwingTint']],
  ['succes', ['pagina', 'vlak']],
]

describe.each(weergaven)('the colours of $naam', ({ naam, van }) => {
  const paren = (lijst: typeof teksten) => lijst.flatMap(([op, gronden]) => gronden.map((grond) => ({ op, grond })))

  it.each(paren(teksten))(`text in $op has at least 4.5:1 contrast on $grond in ${naam}`, ({ op, grond }) => {
    expect(contrast(van(colours[op]), van(colours[grond]))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(paren(tekens))(`edges and icons in $op have at least 3:1 contrast on $grond in ${naam}`, ({ op, grond }) => {
    expect(contrast(van(colours[op]), van(colours[grond]))).toBeGreaterThanOrEqual(3)
  })

  it(`the CIEDE2000 difference between the error colour and the accent colour is at least 15 in ${naam}`, () => {
    expect(deltaE2000(toLab(van(colours.accent)), toLab(van(colours.fout)))).toBeGreaterThanOrEqual(15)
  })
})

it('the contrast of the text colour #17212B from the design brief on white is 16.3:1', () => {
  expect(contrast('#17212B', '#FFFFFF')).toBeCloseTo(16.3, 1)
})

/** Pairs of colours with their published difference: Sharma, Wu and Dalal (2005), table 1. */
const GEPUBLICEERD: readonly (readonly [Lab, Lab, number])[] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, 2.49, -0.001], [50, -2.49, 0.0011], 7.2195],
  [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
  [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [61, -5, 29], 22.8977],
  [[50, 2.5, 0], [56, -27, -3], 31.903],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
]

describe('deltaE2000 and toLab', () => {
  it.each(GEPUBLICEERD)('deltaE2000 of %j and %j is %d in both directions', (een, ander, verschil) => {
    expect(deltaE2000(een, ander)).toBeCloseTo(verschil, 4)
    expect(deltaE2000(ander, een)).toBeCloseTo(verschil, 4)
  })

  it.each([
    ['#FFFFFF', [100, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#FF0000', [53.24, 80.09, 67.2]],
    ['#0000FF', [32.3, 79.19, -107.86]],
  ] as const)('toLab converts %s to the Lab colour %j', (hex, lab) => {
    for (const [plek, waarde] of toLab(hex).entries()) expect(waarde).toBeCloseTo(lab[plek] ?? Number.NaN, 1)
  })
})
