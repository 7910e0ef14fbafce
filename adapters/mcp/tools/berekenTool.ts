import { either } from 'fp-ts'

import { metEenheden, replyWith } from '../reply'
import { cijferLine, cijfersVan } from '../cijfers'
import { createTool, VOLUIT, type Tool } from '../tool'

/** The tool that calculates the maximum mortgage, the costs of a purchase, and the monthly costs. */
export const berekenTool: Tool = createTool({
  naam: VOLUIT,
  titel: 'Bereken een hypotheek',
  beschrijving:
    'Rekent uit wat iemand volgens de Nederlandse leennormen kan lenen en wat dat per maand kost. Met een onderpand ' +
    'ook de kosten van de koop, het hypotheekbedrag en wat er aan eigen geld ontbreekt. Noem bij elk bedrag het ' +
    'normjaar. Dit is rekenwerk, geen advies en geen aanbod.',
  verplicht: {},
  optioneel: {},
  uitleg: {},
  gegevens: { financieringsOpzet: metEenheden('rentepercentage in procent per jaar') },
  reply: (calculation, { aannames }) =>
    either.right(
      replyWith(calculation, { aannames }, cijfersVan(calculation).map(cijferLine), {
        financieringsOpzet: calculation.financieringsOpzet,
      }),
    ),
})
