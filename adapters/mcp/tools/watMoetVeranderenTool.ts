import { either, function as fp } from 'fp-ts'

import { findVeranderingen } from '../../../application/vergelijking'
import { bedragCodec } from '../../../domain/geld'
import { startersvrijstellingCodec } from '../../../domain/orientatie'
import type { Doel } from '../../../domain/vergelijking'
import { samenvattingdelenTekst, toVerandertekst, toVeranderLines } from '../../../ui/tekst/voorKanalen'
import { assistentTekst as tekst, refusals, refusalOf } from '../assistentTekst'
import { replyWith, listOf, RECORD_SCHEMA } from '../reply'
import { createTool, type Tool } from '../tool'

/** The tool that finds changes that make a home affordable, or that make it possible to borrow a given amount. */
export const watMoetVeranderenTool: Tool = createTool({
  naam: 'wat_moet_veranderen',
  titel: 'Wat moet er veranderen?',
  beschrijving:
    'Zoekt wat er moet veranderen om de woning te kunnen betalen, of om een bedrag te kunnen lenen: meer eigen geld ' +
    'of inkomen, een lagere prijs, minder schulden, een andere rentevaste periode, een beter energielabel of de ' +
    'startersvrijstelling. Elke verandering is op zichzelf genoeg, en de kleinste die genoeg is.',
  verplicht: {},
  optioneel: { teLenen: bedragCodec, mogelijkeVrijstelling: startersvrijstellingCodec },
  uitleg: {
    teLenen: 'Het bedrag dat iemand wil kunnen lenen, in euro. Laat het weg om de woning te betalen.',
    mogelijkeVrijstelling: 'Wie misschien de startersvrijstelling kan gebruiken. Standaard wie haar al gebruikt.',
  },
  gegevens: {
    tekort: { type: 'number', description: 'euro' },
    genoeg: listOf(RECORD_SCHEMA),
    nietGenoeg: listOf(RECORD_SCHEMA),
  },
  reply: (calculation, { teLenen, mogelijkeVrijstelling, aannames }) => {
    const { verzoek, kader } = calculation.grond
    if (teLenen === undefined && verzoek.onderpand === undefined) return either.left([refusals.zonderWoning])
    const doel: Doel = teLenen === undefined ? { soort: 'woningBetalen' } : { soort: 'lenen', bedrag: teLenen }
    return fp.pipe(
      findVeranderingen(
        { verzoek, kader, financieringsOpzet: calculation.financieringsOpzet },
        doel,
        mogelijkeVrijstelling,
      ),
      either.bimap(
        (fout) => [
          fout._tag === 'OngeldigeStartersvrijstelling'
            ? refusals.vrijstelling('mogelijkeVrijstelling', fout.mogelijk)
            : refusalOf(fout, verzoek, kader),
        ],
        (gevonden) => {
          const { benodigd } = gevonden
          const kanAl = doel.soort === 'lenen' && benodigd.tekort === 0
          const woorden = kanAl ? [tekst.nietsNodig] : toVeranderLines(toVerandertekst(gevonden))
          return replyWith(calculation, { aannames }, [samenvattingdelenTekst.watVeranderen, ...woorden], {
            ...benodigd,
          })
        },
      ),
    )
  },
})
