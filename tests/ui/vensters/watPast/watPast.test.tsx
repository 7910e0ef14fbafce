import { expect, it } from 'vitest'

import { dialogs, stopKlok } from '../../../support/screen'

stopKlok()

it.each([
  ['MY', 'Moneyou'],
  ['FL', 'Florius'],
] as const)(
  'for %s, the dialog on what suits the visitor says that the result is no offer of %s, and what else to consider',
  (labelCode, naam) => {
    dialogs.watPast.show({ eigenGeld: 60_000 }, { labelCode })
    expect(dialogs.watPast.points()[0]).toContain(`geen aanbod van ${naam}. Een aanbod krijg je pas na een aanvraag.`)
    expect(dialogs.watPast.points()).toHaveLength(7)
  },
)
