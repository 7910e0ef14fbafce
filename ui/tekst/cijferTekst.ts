import { naamVanCijfer } from '../../domain/uitleg'

/** A figure of the record that a calculation gives. */
export type Cijfer = Parameters<typeof naamVanCijfer>[0]

/** What a figure of the record is called, as in its explanation. */
export const cijferTekst = (cijfer: Cijfer): string => naamVanCijfer(cijfer)
