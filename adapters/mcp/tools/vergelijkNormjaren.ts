import { either, function as fp } from 'fp-ts'

import { normenVan, normjaarCodec } from '../../../domain'
import { inWoorden } from '../../../domain/uitleg'
import { vergelijkNormjaren as vergelijk } from '../../../domain/vergelijking'
import { assistentTekst as tekst } from '../../../ui/tekst'
import { antwoordMet, object, RECORD, REKENBEWIJS } from '../antwoord'
import { cijferRegel, cijfersVan } from '../cijfers'
import { grondVan } from '../grond'
import { meldingen, zinVan } from '../meldingen'
import { maakTool } from '../tool'

const JAAR = object({ normjaar: { type: 'integer' }, financieringsOpzet: RECORD })

/** The same request under the norms of two years. */
export const vergelijkNormjaren = maakTool({
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
    verschillen: { type: 'object', additionalProperties: { type: 'number' } },
    anderRekenbewijs: REKENBEWIJS,
  },
  antwoord: (eerste, { anderNormjaar, ...vraag }, omgeving) => {
    const { kader, verzoek } = eerste
    if (anderNormjaar === kader.normen.jaar) return either.left([meldingen.zelfdeJaar])
    const anderKader = { ...kader, normen: normenVan(anderNormjaar) }
    return fp.pipe(
      grondVan(vraag, omgeving, anderKader),
      either.bindTo('tweede'),
      either.bind('vergelijking', () =>
        fp.pipe(
          vergelijk(verzoek, kader, anderKader),
          either.mapLeft((fout): readonly string[] => [zinVan(fout, verzoek, kader)]),
        ),
      ),
      either.map(({ tweede, vergelijking }) => {
        const anders = cijfersVan(eerste).flatMap(({ veld, stap: { omschrijving, eenheid } }) => {
          const verschil = (vergelijking.verschillen as Readonly<Record<string, number>>)[veld] ?? 0
          const meer = `${verschil > 0 ? '+ ' : ''}${inWoorden(verschil, eenheid)}`
          return verschil === 0 ? [] : [`- ${omschrijving}: ${meer}`]
        })
        const regels = [eerste, tweede].flatMap((grond) => [
          tekst.metNormen(grond.kader.normen.jaar),
          ...cijfersVan(grond).map(({ stap }) => `- ${cijferRegel(stap)}`),
        ])
        const verschil = anders.length === 0 ? [tekst.geenVerschil] : [tekst.verschil, ...anders]
        const antwoord = antwoordMet(eerste, [...regels, ...verschil], {
          ...vergelijking,
          anderRekenbewijs: tweede.rekenbewijs,
        })
        return { ...antwoord, bewijzen: [...antwoord.bewijzen, tweede.rekenbewijs] }
      }),
    )
  },
})
