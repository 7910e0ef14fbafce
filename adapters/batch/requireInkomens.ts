import { either } from 'fp-ts'

import { openInkomens, type FinancieringsOpzetVerzoek } from '../../domain'

/**
 * Refuses a request without an income, or without the expected pension of a buyer who retires within ten years: it
 * would count as 0, and give a maximum of 0. `verzoek` has the request, or Dutch sentences about its errors.
 */
export const requireInkomens = (
  verzoek: either.Either<readonly string[], FinancieringsOpzetVerzoek>,
): either.Either<readonly string[], FinancieringsOpzetVerzoek> =>
  either.chain((gelezen: FinancieringsOpzetVerzoek): typeof verzoek => {
    const open = openInkomens(gelezen)
    return open.length === 0 ? either.right(gelezen) : either.left(open.map((veld) => `${veld}: ontbreekt`))
  })(verzoek)
