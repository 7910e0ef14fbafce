import type { Invoerregel } from './invoerregel'

/** A text that is not empty must have the form `patroon`, apart from blanks around it; an empty one passes. */
export const patroon =
  (vorm: RegExp, melding: string): Invoerregel<string | undefined> =>
  (tekst = '') =>
    tekst.trim() === '' || vorm.test(tekst.trim()) ? undefined : melding
