import { either } from 'fp-ts'

import { belastingZonderHypotheek, hoogsteAankoopprijs } from '../../../domain/vergelijking'
import { alleKopenTot } from '../../../ui/tekst/voorKanalen'
import { metEenheden, replyWith } from '../reply'
import { cijferLine, cijfersVan } from '../cijfers'
import { createTool, VOLUIT, type Tool } from '../tool'

/** The tool that calculates the maximum mortgage, the costs of a purchase, and the monthly costs. */
export const berekenTool: Tool = createTool({
  naam: VOLUIT,
  titel: 'Bereken een hypotheek',
  beschrijving:
    'Rekent uit wat iemand volgens de Nederlandse leennormen kan lenen en wat dat per maand kost. Met een onderpand ' +
    'ook de kosten van de koop, het hypotheekbedrag en wat er aan eigen geld ontbreekt, en tot welke prijs iemand kan ' +
    'kopen. Noem bij elk bedrag het normjaar. Dit is rekenwerk, geen advies en geen aanbod.',
  verplicht: {},
  optioneel: {},
  uitleg: {},
  gegevens: {
    financieringsOpzet: metEenheden('rentepercentage in procent per jaar'),
    aankoopgrens: {
      type: ['object', 'null'],
      description:
        'Hoogste prijs, met eigenGeld in euro, rentepercentage en nhg daarbij. isGenoeg: dat geld is er. ' +
        'isLagerOokGenoeg: elke lagere prijs kan ook. metMeerEigenGeld: hogere prijs.',
    },
    belastingZonderHypotheek: { type: 'number', description: 'euro per maand' },
  },
  reply: (calculation, { aannames }) => {
    const { financieringsOpzet, grond } = calculation
    const { verzoek, kader } = grond
    const aankoopgrens = hoogsteAankoopprijs(verzoek, kader)
    const regels = [
      ...cijfersVan(calculation).map(cijferLine),
      ...(aankoopgrens ? alleKopenTot(aankoopgrens, financieringsOpzet.rentepercentage) : []),
    ]
    const gegevens = {
      financieringsOpzet,
      aankoopgrens: aankoopgrens ?? null,
      belastingZonderHypotheek: belastingZonderHypotheek(verzoek, kader),
    }
    return either.right(replyWith(calculation, { aannames }, regels, gegevens))
  },
})
