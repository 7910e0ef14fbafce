import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'

import { base, forcedPageColour, printColours } from './base'
import { adjustableColours, BASE_BRAND, brandSelector, colours, OTHER_BRANDS, shadesOf, type Colour } from './colours'
import { derivingRules } from './derived'
import { distances, layers, fontSizes, fontFamily, radii } from './scales'

const alsTokens = (waarden: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(waarden).map(([naam, value]) => [naam, { value }]))

const alsKleurToken = (rol: string, kleur: Colour) => {
  const { given, derived, isDerivedInLight } = adjustableColours[rol as keyof typeof colours] ?? {}
  const behind = (eigenschap: string | undefined, waarde: string): string =>
    eigenschap === undefined ? waarde : `var(${eigenschap}, ${waarde})`
  const licht = (waarde: string): string => behind(given, behind(derived, waarde))
  const donker = (waarde: string): string => (isDerivedInLight ? behind(given, waarde) : licht(waarde))
  const basis = shadesOf(kleur, BASE_BRAND)
  const perMerk = OTHER_BRANDS.flatMap((labelCode) => {
    const eigen = shadesOf(kleur, labelCode)
    return eigen === basis
      ? []
      : [
          [`_merk${labelCode}`, licht(eigen.licht)],
          [`_merk${labelCode}Donker`, donker(eigen.donker)],
        ]
  })
  return {
    value: {
      base: licht(basis.licht),
      _donker: donker(basis.donker),
      ...(Object.fromEntries(perMerk) as Readonly<Record<string, string>>),
    },
  }
}

const DONKER = '[data-kleurmodus="donker"]'

/** Returns a Chakra condition for each brand except the base brand, to select the calculators of that brand. */
const merken = (naam: string, stand = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    OTHER_BRANDS.map((labelCode) => [`merk${labelCode}${naam}`, `.kader${brandSelector(labelCode)}${stand}`]),
  )

const GEDEMPT = 'var(--ho-colors-gedempt)'

const afstand = { values: 'spacing' } as const
const kleur = { values: 'colors' } as const

/**
 * Returns a colour token as `background-color`, and other values as `background`. If a token were set as `background`,
 * a host page could load an image through the token (`url(…)`), and the token would remove a gradient.
 */
const toBackground = (value: string) =>
  value.startsWith('var(--ho-colors-') ? { backgroundColor: value } : { background: value }
const ronding = { values: 'radii' } as const

/** Chakra without preset, cascade layers or global rules outside the frame, so that no style reaches the host page. */
export const system = createSystem(
  defineConfig({
    cssVarsPrefix: 'ho',
    cssVarsRoot: '.kader',
    disableLayers: true,
    preflight: false,
    conditions: {
      ...merken(''),
      donker: `.kader${DONKER}`,
      ...merken('Donker', DONKER),
    },
    globalCss: { ...base, ...derivingRules, ...printColours, ...forcedPageColour },
    theme: {
      keyframes: {
        /** Changes the text and accent colours to the muted text colour, which is paler and still readable. */
        verbleek: {
          to: {
            color: GEDEMPT,
            '--ho-colors-tekst': GEDEMPT,
            '--ho-colors-accent': GEDEMPT,
          },
        },
        /** Grows or shrinks a part of a bar from its share of the gross amount. */
        vanBruto: { from: { flexGrow: 'var(--ho-van)', minWidth: '0' } },
      },
      tokens: {
        spacing: alsTokens(distances),
        fontSizes: alsTokens(fontSizes),
        fonts: { tekst: { value: fontFamily } },
        fontWeights: { gewoon: { value: 400 }, vet: { value: 600 } },
        lineHeights: { tekst: { value: 1.5 }, cijfer: { value: 1.2 } },
        radii: alsTokens(radii),
        zIndex: alsTokens(layers),
      },
      semanticTokens: {
        colors: Object.fromEntries(Object.entries(colours).map(([rol, waarde]) => [rol, alsKleurToken(rol, waarde)])),
      },
    },
    utilities: {
      color: kleur,
      background: { ...kleur, transform: toBackground },
      backgroundColor: kleur,
      borderColor: kleur,
      borderBlockStartColor: kleur,
      borderInlineStartColor: kleur,
      outlineColor: kleur,
      accentColor: kleur,
      fill: kleur,
      stroke: kleur,
      gap: afstand,
      rowGap: afstand,
      columnGap: afstand,
      padding: afstand,
      paddingBlock: afstand,
      paddingBlockStart: afstand,
      paddingBlockEnd: afstand,
      paddingInline: afstand,
      paddingInlineStart: afstand,
      paddingInlineEnd: afstand,
      margin: afstand,
      marginBlock: afstand,
      marginBlockStart: afstand,
      marginBlockEnd: afstand,
      marginInline: afstand,
      marginInlineStart: afstand,
      borderRadius: ronding,
      fontFamily: { values: 'fonts' as const },
      fontSize: { values: 'fontSizes' as const },
      fontWeight: { values: 'fontWeights' as const },
      lineHeight: { values: 'lineHeights' as const },
      zIndex: { values: 'zIndex' as const },
    },
  }),
)
