import { describe, expect, it } from 'vitest'

import { LABEL_CODES } from '../../../domain/orientatie'
import { colours, shadesOf, type Colour } from '../../../ui/thema/colours'
import { deltaE2000, lightnessOf, toLab } from '../../support/colour/colourDifference'

type Rol = keyof typeof colours

/** Relative luminance of a colour written as #RRGGBB (WCAG 2.2, definition of relative luminance). */
const helderheid = (hex: string): number =>
  0.2126 * lightnessOf(hex, 1) + 0.7152 * lightnessOf(hex, 3) + 0.0722 * lightnessOf(hex, 5)

const contrast = (een: string, ander: string): number => {
  const [licht = 0, donker = 0] = [helderheid(een), helderheid(ander)].toSorted((a, b) => b - a)
  return (licht + 0.05) / (donker + 0.05)
}

const weergaven = LABEL_CODES.flatMap((labelCode) =>
  (['licht', 'donker'] as const).map((stand) => ({
    naam: `${labelCode} ${stand}`,
    van: (kleur: Colour) => shadesOf(kleur, labelCode)[stand],
  })),
)

/** Every text and the grounds it stands on: at least 4,5 : 1 (WCAG 2.2, 1.4.3). */
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

/** Every edge or sign that must be seen to use the control: at least 3 : 1 (WCAG 2.2, 1.4.11). */
const tekens: readonly (readonly [Rol, readonly Rol[]])[] = [
  ['bediening', ['pagina', 'vlak', 'veld', 'foutTint']],
  ['accent', ['pagina', 'vlak', 'veld', 'accentTint', 'foutTint']],
  ['fout', ['pagina', 'veld']],
  ['waarschuwing', ['vlak', 'waarschuwingTint']],
  ['succes', ['pagina', 'vlak']],
]

describe.each(weergaven)('the colours of $naam', ({ van }) => {
  const paren = (lijst: typeof teksten) => lijst.flatMap(([op, gronden]) => gronden.map((grond) => ({ op, grond })))

  it.each(paren(teksten))('$op is read on $grond', ({ op, grond }) => {
    expect(contrast(van(colours[op]), van(colours[grond]))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(paren(tekens))('$op is seen on $grond', ({ op, grond }) => {
    expect(contrast(van(colours[op]), van(colours[grond]))).toBeGreaterThanOrEqual(3)
  })

  it('tell an error from what can be acted on', () => {
    expect(deltaE2000(toLab(van(colours.accent)), toLab(van(colours.fout)))).toBeGreaterThanOrEqual(15)
  })
})

it('the design brief has text of 16,3 : 1 on the page', () => {
  expect(contrast('#17212B', '#FFFFFF')).toBeCloseTo(16.3, 1)
})
