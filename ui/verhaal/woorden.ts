import { verhaalTekst } from '../tekst/verhaal'

/** What the trail says of two applicants, said to the visitor. */
export const inJullieWoorden = (tekst: string): string =>
  verhaalTekst.wie.reduce((zin, [spoor, scherm]) => zin.replaceAll(spoor, scherm), tekst)

/** What the trail says of an applicant, said to who buys alone. */
export const inJeWoorden = (tekst: string): string =>
  inJullieWoorden(tekst.replace(/ (?:van|voor) aanvrager 1(?=[\s:]|$)/, ''))
