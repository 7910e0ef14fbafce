import { naamVanCijfer } from '../../domain/uitleg'

/** A figure of the record that a calculation gives. */
export type BenoemdCijfer = Parameters<typeof naamVanCijfer>[0]

/** What a figure of the record is called, as in its explanation. */
export const cijferTekst = (cijfer: BenoemdCijfer): string => naamVanCijfer(cijfer)
