import { either, function as fp } from 'fp-ts'

import {
  berekenFinancieringsOpzet,
  normenVan,
  verzoekCodec,
  voorbeeldRentes,
  type FinancieringsOpzetVerzoek,
  type Rekenkader,
} from '../../../domain'
import { toLeesfouten } from '../../../domain/codec'
import { controleerRekenbewijs, createRekenbewijs } from '../../../domain/bewijs'
import { metMerken } from '../../files'
import { toFieldProblem, toProblem } from '../problem/problem'

/** The example request: one buyer with an income of 60.000 euro a year, for an existing home of 300.000 euro. */
const verzoek: FinancieringsOpzetVerzoek = {
  hypotheekgevers: [
    {
      inkomsten: { dienstbetrekkingsoort: 'DienstbetrekkingVast', bedrag: 60_000, ingangsdatum: '2025-03-14' },
      uitgaven: { huidigeMaandlastStudieschuld: 75 },
      volgnummer: 1,
      binnen10JaarMetPensioen: false,
    },
  ],
  ingangsdatumHypotheek: '2025-03-14',
  timestamp: '2026-03-14T09:30:00.000Z',
  labelCode: 'MY',
  rentevastperiode: 120,
  eigenInleg: 45_000,
  onderpand: { koopsom: 300_000, onderpandType: 'BestaandeBouw', energielabelType: 'C' },
}

const kader: Rekenkader = { normen: normenVan(2026), rentetarieven: voorbeeldRentes.MY }

const outcomeOf = <T>(outcome: either.Either<unknown, T>): T =>
  fp.pipe(
    outcome,
    either.getOrElseW(() => {
      throw new Error('The example cannot be calculated.')
    }),
  )

const rekenbewijs = outcomeOf(createRekenbewijs(verzoek, kader))

const undecodable = fp.pipe(
  verzoekCodec.decode({ ...verzoek, rentevastperiode: 'tien jaar' }),
  either.match(
    (errors) => toProblem('OngeldigVerzoek', { velden: toLeesfouten(errors).map(toFieldProblem) }),
    () => toProblem('OngeldigVerzoek'),
  ),
)

/** The example bodies in the OpenAPI description: requests and responses. */
export const serviceExamples = {
  verzoek,
  uitkomst: metMerken(outcomeOf(berekenFinancieringsOpzet(verzoek, kader)).financieringsOpzet, {
    isVoorbeeldrente: true,
    isVerouderd: false,
  }),
  rekenbewijs,
  controle: controleerRekenbewijs(rekenbewijs, kader.normen),
  undecodable,
} as const
