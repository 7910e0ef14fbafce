import { PAGE_ACCENT } from './pageAccent'

/** The names of the custom properties with the colours that CSS derives from the accent of the page. */
export const derivedFromAccent = { sterk: '--ho-sterk', tint: '--ho-tint', tekst: '--ho-tekst' } as const

/** The `@supports` condition of {@link derivingRules}. Without this support, `reportAccent` derives the colours. */
export const CAN_DERIVE = 'color: lab(from red calc((l - 49.4) * 1e4) 0 0)'

/** The fraction of the accent in the hover colour (`sterk`) and in the tint (`tint`), two mixes of the accent. */
export const SHARE_IN = { sterk: 0.8, tint: 0.1 } as const

/** Returns the colour white if `difference` is above 0, else black. In `difference`, `l` is the accent's lightness. */
const whiteWhere = (difference: string): string =>
  `lab(from color(from var(${PAGE_ACCENT}) xyz y y y) calc((${difference}) * 1e4) 0 0)`

const mixed = (share: number, other: string): string =>
  `color-mix(in srgb, var(${PAGE_ACCENT}) ${share * 100}%, ${other})`

/**
 * The rules that derive the hover colour, the tint and the text colour from the accent of the page. The text is black
 * or white, whichever has more contrast with the accent. At a lightness of 49.4, black and white have the same contrast
 * (WCAG 2.2, contrast ratio). The hover colour moves away from the text colour.
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
