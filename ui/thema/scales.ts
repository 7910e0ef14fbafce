/**
 * Distances of 4 px times the key: 1 to 4 between lines, 6 inside cards, 8 between questions, 12 between groups. In a
 * narrow element, 6 is the distance between questions and 10 between groups.
 */
export const distances = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
} as const

/** The custom property with the visitor's text size as a length; the loader or `useSizes` sets it. */
export const TEXT_SIZE = '--ho-lettermaat'

/** The custom property with the factor by which CSS `zoom` enlarges viewport units; 1 when it is not set. */
export const UNIT_ZOOM = '--ho-zoom'

/** The height of the window as a CSS expression for `calc()`, also correct with a CSS `zoom` of the page. */
export const windowHeight = `(100vh / var(${UNIT_ZOOM}, 1))`

/** The custom property of the frame with the height that the page covers at the bottom of the window, as a length. */
export const ONDERKANT = '--ho-onderkant'

/** The height that the page covers at the bottom of the window, as a CSS length. */
export const onderkant = `var(${ONDERKANT}, 0px)`

/** Returns a padding at the bottom of the window of at least `least`, which keeps free the safe area of the browser. */
export const atLeastSafe = (least: string): string => `max(${least}, env(safe-area-inset-bottom, 0px) - ${onderkant})`

/** Returns a length that grows with the visitor's text size; `pixels` is the length at the default of 16 pixels. */
export const growing = (pixels: number): string => `calc(${pixels / 16} * var(${TEXT_SIZE}, 16px))`

/** The greatest width of the step indicator and the form in an element that has no second column. */
export const COLUMN = growing(708)

export const fontSizes = {
  klein: growing(14),
  tekst: growing(16),
  inleiding: growing(18),
  groep: growing(20),
  stap: growing(24),
  kernSmal: growing(28),
  kern: growing(32),
} as const

export const radii = {
  veld: 'var(--hypotheek-radius, 8px)',
  kaart: 'calc(var(--hypotheek-radius, 8px) * 1.5)',
  rond: '999px',
} as const

/** The z-index of each layer (specification, section 9). */
export const layers = { overlay: 1000, menu: 1000, modal: 1100, tooltip: 1100 } as const

export const fontFamily =
  'var(--hypotheek-lettertype, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif)'
