import { either } from 'fp-ts'

import { financieringsOpzetShape } from '../../../domain'
import { toSchema } from '../../schema'
import { antwoordMet } from '../antwoord'
import { cijferRegel, cijfersVan } from '../cijfers'
import { maakTool } from '../tool'

/** What can be borrowed, what is needed, and what it costs a month. */
export const bereken = maakTool({
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
  antwoord: (grond) =>
    either.right(
      antwoordMet(
        grond,
        cijfersVan(grond).map(({ stap }) => cijferRegel(stap)),
        { financieringsOpzet: grond.financieringsOpzet },
      ),
    ),
})
