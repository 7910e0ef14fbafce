import { PAGE_ACCENT } from './pageAccent'

/** The custom properties that the frame derives from the page's accent. */
export const derivedFromAccent = { sterk: '--ho-sterk', tint: '--ho-tint', tekst: '--ho-tekst' } as const

/** The `@supports` condition of {@link derivingRules}; in browsers that fail it, `reportAccent` derives the colours. */
export const CAN_DERIVE = 'color: lab(from red calc((l - 49.4) * 1e4) 0 0)'

/** The share of the accent in its hover colour and in its tint. */
export const SHARE_IN = { sterk: 0.8, tint: 0.1 } as const

/** Returns white where `difference` is above 0, otherwise black. `l` is the CIELAB lightness of the accent. */
const whiteWhere = (difference: string): string =>
  `lab(from color(from var(${PAGE_ACCENT}) xyz y y y) calc((${difference}) * 1e4) 0 0)`

const mixed = (share: number, other: string): string =>
  `color-mix(in srgb, var(${PAGE_ACCENT}) ${share * 100}%, ${other})`

/**
 * The rules that derive the hover colour, the tint and the text colour from the page's accent. The text is black or
 * white, whichever has more contrast: at a lightness of 49.4 both are equal (WCAG 2.2, contrast ratio). The hover
 * colour moves away from the text colour.
 */
export const derivingRules = {
  [`@supports (${CAN_DERIVE})`]: {
    '.kader': {
      [derivedFromAccent.sterk]: mixed(SHARE_IN.sterk, whiteWhere('l - 49.4')),
      [derivedFromAccent.tint]: mixed(SHARE_IN.tint, 'var(--ho-colors-pagina)'),
      [derivedFromAccent.tekst]: whiteWhere('49.4 - l'),
    },
  },
}
