import { expect, it } from 'vitest'

import { dialogs, stopKlok } from '../../../support/screen'

stopKlok()

it.each([
  ['MY', 'Moneyou'],
  ['FL', 'Florius'],
] as const)(
  "for brand %s, the dialog 'Wat je kan lenen, is nog niet wat bij je past' says that %s makes no offer here",
  (labelCode, naam) => {
    dialogs.watPast.show({ eigenGeld: 60_000 }, { labelCode })
    expect(dialogs.watPast.points()[0]).toContain(`geen aanbod van ${naam}. Een aanbod krijg je pas na een aanvraag.`)
    expect(dialogs.watPast.points()).toHaveLength(7)
  },
)
