import { either } from 'fp-ts'

import { financieringsOpzetShape } from '../../../domain'
import { toSchema } from '../../schema'
import { replyWith } from '../reply'
import { cijferLine, cijfersVan } from '../cijfers'
import { createTool } from '../tool'

/** What can be borrowed, what is needed, and what it costs a month. */
export const berekenTool = createTool({
  naam: 'bereken',
  titel: 'Bereken een hypotheek',
  beschrijving:
    'Rekent uit wat iemand volgens de Nederlandse leennormen kan lenen en wat dat per maand kost. Met een onderpand ' +
    'ook de kosten van de koop, het hypotheekbedrag en wat er aan eigen geld ontbreekt. Geef bij elk bedrag het ' +
    'normjaar en de belangrijkste aannames door. Dit is rekenwerk, geen advies en geen aanbod.',
  verplicht: {},
  optioneel: {},
  uitleg: {},
  gegevens: { financieringsOpzet: toSchema(financieringsOpzetShape) },
  reply: (calculation) =>
    either.right(
      replyWith(calculation, cijfersVan(calculation).map(cijferLine), {
        financieringsOpzet: calculation.financieringsOpzet,
      }),
    ),
})
