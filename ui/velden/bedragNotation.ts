import { either } from 'fp-ts'

import { formatBedrag, parseBedrag, type Bedrag, type BedragFout } from '../../domain/geld'
import { meldingVanBedragFout } from '../../domain/invoer'
import type { Notation } from '../basis/context/textDraft'

/**
 * Returns the notation of an amount, with two decimals if `cents` is true. `example` is the amount in the message about
 * a text that is not an amount. Editing removes dots; otherwise deleting a digit of `1.234` would give 1.23.
 */
export const bedragNotation = (cents: boolean, example: Bedrag | undefined): Notation<Bedrag> => ({
  parse: (text) =>
    either.mapLeft((fout: BedragFout) => meldingVanBedragFout(fout, example))(parseBedrag(text, { centen: cents })),
  format: (value) => formatBedrag(value, { centen: cents }),
  toPlain: (text) => text.replaceAll('.', ''),
})
