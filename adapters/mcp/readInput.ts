import { either } from 'fp-ts'
import type * as t from 'io-ts'

import { strictly, toMeldingen, lijktMaandinkomen, meldingVanOngewone, ongewoneRentesIn } from '../../domain'
import { toEenJaarEerder, verplichtMelding } from '../../domain/invoer'
import { jaarinkomenTekst } from '../../ui/tekst/voorKanalen'
import type { ToolInput } from './calculate'
import { refusals } from './assistentTekst'

type Velden = Readonly<Record<string, unknown>>

/** Is this an object of fields? */
export const isVelden = (waarde: unknown): waarde is Velden =>
  typeof waarde === 'object' && waarde !== null && !Array.isArray(waarde)

const metIngangsdatum =
  (ingangsdatum: string) =>
  (gever: unknown): unknown =>
    isVelden(gever) && isVelden(gever['inkomsten'])
      ? { ...gever, inkomsten: { ingangsdatum, ...gever['inkomsten'] } }
      : gever

/** A request with the dates that no figure depends on, where they were left out. */
const metDatums = (verzoek: unknown, nu: Date): unknown => {
  if (!isVelden(verzoek)) return verzoek
  const ingangsdatum = toEenJaarEerder(nu)
  const { hypotheekgevers } = verzoek
  return {
    ingangsdatumHypotheek: ingangsdatum,
    timestamp: nu.toISOString(),
    ...verzoek,
    ...(Array.isArray(hypotheekgevers) && { hypotheekgevers: hypotheekgevers.map(metIngangsdatum(ingangsdatum)) }),
  }
}

/**
 * Reads what an assistant sends with a codec, or says what is wrong, a sentence for each field. Dates may be left out.
 * A field that the codec does not know is refused: misspelled, it would count for nothing without a word.
 */
export const readInput = <A>(
  codec: t.Decoder<unknown, A>,
  invoer: Velden,
  nu: Date,
): either.Either<readonly string[], A> => {
  const aangevuld = Object.hasOwn(invoer, 'verzoek') ? { ...invoer, verzoek: metDatums(invoer['verzoek'], nu) } : invoer
  return either.mapLeft(toMeldingen)(strictly(codec).decode(aangevuld))
}

const gevers = ({ verzoek }: ToolInput) =>
  verzoek.hypotheekgevers.map((gever, index) => ({ gever, veld: `verzoek.hypotheekgevers[${index}]` }))

/** Incomes that may be of a month, unless the question says that they are of a year. */
const maandinkomens = (input: ToolInput): readonly string[] =>
  input.inkomenPerJaar === true
    ? []
    : gevers(input).flatMap(({ gever: { inkomsten }, veld }) =>
        lijktMaandinkomen(inkomsten.dienstbetrekkingsoort, inkomsten.bedrag)
          ? [refusals.perJaar(`${veld}.inkomsten.bedrag`, jaarinkomenTekst.perJaar)]
          : [],
      )

/** Who retires within ten years borrows on the pension too: left out, it would count as 0. */
const ontbrekendPensioen = (input: ToolInput): readonly string[] =>
  gevers(input).flatMap(({ gever: { volgnummer, binnen10JaarMetPensioen, pensioeninkomen }, veld }) => {
    const vraag = volgnummer === 1 ? 'eigen.inkomenPensioenVerwacht' : 'partner.inkomenPensioenVerwacht'
    return binnen10JaarMetPensioen && pensioeninkomen === undefined
      ? [`${veld}.pensioeninkomen: ${verplichtMelding(vraag)}`]
      : []
  })

/** Rates that are mostly slips, unless the question says that they are meant. */
const ongewoneRentes = ({ rentetarieven = {}, ongewoneRentes = false }: ToolInput): readonly string[] => {
  const rentes = ongewoneRentes ? [] : ongewoneRentesIn(rentetarieven)
  return rentes.length === 0 ? [] : [`rentetarieven: ${meldingVanOngewone(rentes, 'ongewoneRentes: true')}`]
}

/** What an assistant has to ask a person before its question is calculated, a sentence for each thing. */
export const doubtsOf = (input: ToolInput): readonly string[] => [
  ...maandinkomens(input),
  ...ontbrekendPensioen(input),
  ...ongewoneRentes(input),
]
