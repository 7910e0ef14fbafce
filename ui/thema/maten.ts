/** Distances: between lines of one thing 4-12, inside cards 24, between questions 32, between groups 48. */
export const afstanden = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  6: '24px',
  8: '32px',
  12: '48px',
} as const

/** The size of text that the visitor has chosen in the browser, as a length; `useLettermaat` sets it. */
export const LETTERMAAT = '--ho-lettermaat'

/** A length that grows with the visitor's own text size; given in pixels, as it is where nothing was chosen (16). */
export const meegroeiend = (pixels: number): string => `calc(${pixels / 16} * var(${LETTERMAAT}, 16px))`

export const lettergroottes = {
  klein: meegroeiend(14),
  tekst: meegroeiend(16),
  inleiding: meegroeiend(18),
  groep: meegroeiend(20),
  stap: meegroeiend(24),
  kernSmal: meegroeiend(28),
  kern: meegroeiend(32),
} as const

export const rondingen = {
  veld: 'var(--hypotheek-radius, 8px)',
  kaart: 'calc(var(--hypotheek-radius, 8px) * 1.5)',
  rond: '999px',
} as const

/** What lies above what (specification, section 9). */
export const lagen = { overlay: 1000, menu: 1000, modal: 1100, tooltip: 1100 } as const

export const lettertype =
  'var(--hypotheek-lettertype, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif)'
