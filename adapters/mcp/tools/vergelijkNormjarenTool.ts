import { either, function as fp } from 'fp-ts'

import { normenVan, normjaarCodec } from '../../../domain'
import { inWoorden } from '../../../domain/uitleg'
import { vergelijkNormjaren as vergelijk } from '../../../domain/vergelijking'
import { cijferTekst } from '../../../ui/tekst'
import { assistentTekst as tekst, refusals, refusalOf } from '../assistentTekst'
import { herkomstVan, replyWith, objectOf, RECORD_SCHEMA } from '../reply'
import { cijferLine, cijfersVan } from '../cijfers'
import { calculate, type Calculation } from '../calculate'
import { createTool, type Tool } from '../tool'

const JAAR = objectOf({ normjaar: { type: 'integer' }, financieringsOpzet: RECORD_SCHEMA })

/** The tool that calculates the same request with the norms of two years. */
export const vergelijkNormjarenTool: Tool = createTool({
  naam: 'vergelijk_normjaren',
  titel: 'Vergelijk de leennormen van twee jaren',
  beschrijving:
    'Rekent hetzelfde verzoek door met de leennormen van twee jaren, en zegt per bedrag het verschil (tweede jaar ' +
    'min eerste). De rente blijft gelijk: alleen de normen verschillen.',
  verplicht: { anderNormjaar: normjaarCodec },
  optioneel: {},
  uitleg: { anderNormjaar: 'Het jaar om mee te vergelijken: het tweede jaar.' },
  gegevens: {
    eerste: JAAR,
    tweede: JAAR,
    verschillen: RECORD_SCHEMA,
    anderRekenbewijs: RECORD_SCHEMA,
  },
  reply: (eerste, { anderNormjaar, ...vraag }, context) => {
    const { kader, verzoek } = eerste.grond
    if (anderNormjaar === kader.normen.jaar) return either.left([refusals.zelfdeJaar])
    const anderKader = { ...kader, normen: normenVan(anderNormjaar) }
    return fp.pipe(
      calculate(vraag, context, anderKader),
      either.bindTo('tweede'),
      either.bind('vergelijking', () =>
        fp.pipe(
          vergelijk(verzoek, kader, anderKader),
          either.mapLeft((fout): readonly string[] => [refusalOf(fout, verzoek, kader)]),
        ),
      ),
      either.map(({ tweede, vergelijking }) => {
        const later = new Map(cijfersVan(tweede).map(({ veld, getoond }) => [veld, getoond]))
        const anders = cijfersVan(eerste).flatMap(({ veld, getoond, stap: { eenheid } }) => {
          const verschil = Number(later.get(veld)) - Number(getoond)
          const meer = `${verschil > 0 ? '+ ' : ''}${inWoorden({ waarde: verschil, eenheid })}`
          return verschil === 0 ? [] : [`- ${cijferTekst(veld)}: ${meer}`]
        })
        const regels = (calculation: Calculation): readonly string[] =>
          cijfersVan(calculation).map((cijfer) => `- ${cijferLine(cijfer)}`)
        const jaren = [anderNormjaar, kader.normen.jaar] as const
        const verschil = anders.length === 0 ? [tekst.geenVerschil] : [tekst.verschil(...jaren), ...anders]
        const woorden = [...regels(eerste), '', herkomstVan(tweede), '', ...regels(tweede), '', ...verschil]
        const reply = replyWith(eerste, vraag, woorden, { ...vergelijking, anderRekenbewijs: tweede.rekenbewijs })
        return { ...reply, bewijzen: [...reply.bewijzen, tweede.rekenbewijs] }
      }),
    )
  },
})
