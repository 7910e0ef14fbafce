import { PAGE_ACCENT } from './pageAccent'

/** What the frame derives from that accent, each in a custom property. */
export const derivedFromAccent = { sterk: '--ho-sterk', tint: '--ho-tint', tekst: '--ho-tekst' } as const

/** Whether a browser can derive the colours by {@link derivingRules}; where it cannot, `reportAccent` derives them. */
export const CAN_DERIVE = 'color: lab(from red calc((l - 49.4) * 1e4) 0 0)'

/** The share of the accent in its colour under the mouse and in its tint. */
export const SHARE_IN = { sterk: 0.8, tint: 0.1 } as const

/** White where this difference with the lightness `l` (CIELAB) of the accent is above 0, else black. */
const whiteWhere = (difference: string): string =>
  `lab(from color(from var(${PAGE_ACCENT}) xyz y y y) calc((${difference}) * 1e4) 0 0)`

const mixed = (share: number, other: string): string =>
  `color-mix(in srgb, var(${PAGE_ACCENT}) ${share * 100}%, ${other})`

/**
 * Derives the colour under the mouse, the tint and the text from the accent of the page. The text is black or white,
 * whichever stands out more: at a lightness of 49,4 they are equal (WCAG 2.2, contrast ratio). The colour under the
 * mouse moves away from that text.
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
