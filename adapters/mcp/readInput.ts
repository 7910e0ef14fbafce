import { either } from 'fp-ts'
import type * as t from 'io-ts'

import { strictly, toMeldingen, lijktMaandinkomen, meldingVanOngewone, ongewoneRentesIn } from '../../domain'
import { toEenJaarEerder, verplichtMelding } from '../../domain/invoer'
import { jaarinkomenTekst } from '../../ui/tekst/voorKanalen'
import type { ToolInput } from './calculate'
import { refusals } from './assistentTekst'

type Velden = Readonly<Record<string, unknown>>

/** Whether this value is an object with fields. */
export const isVelden = (waarde: unknown): waarde is Velden =>
  typeof waarde === 'object' && waarde !== null && !Array.isArray(waarde)

const metIngangsdatum =
  (ingangsdatum: string) =>
  (gever: unknown): unknown =>
    isVelden(gever) && isVelden(gever['inkomsten'])
      ? { ...gever, inkomsten: { ingangsdatum, ...gever['inkomsten'] } }
      : gever

/** Returns a request with default dates where they are missing; no figure depends on them. */
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
 * Reads the input of an assistant with a codec, or returns a Dutch sentence for each invalid field. Dates are optional.
 * Unknown fields are refused, because a misspelled field would otherwise be ignored silently.
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

/** Returns sentences about incomes that look monthly, unless the input confirms that they are yearly. */
const maandinkomens = (input: ToolInput): readonly string[] =>
  input.inkomenPerJaar === true
    ? []
    : gevers(input).flatMap(({ gever: { inkomsten }, veld }) =>
        lijktMaandinkomen(inkomsten.dienstbetrekkingsoort, inkomsten.bedrag)
          ? [refusals.perJaar(`${veld}.inkomsten.bedrag`, jaarinkomenTekst.perJaar)]
          : [],
      )

/** Returns sentences about missing pension incomes of buyers who retire within ten years; these would count as 0. */
const ontbrekendPensioen = (input: ToolInput): readonly string[] =>
  gevers(input).flatMap(({ gever: { volgnummer, binnen10JaarMetPensioen, pensioeninkomen }, veld }) => {
    const vraag = volgnummer === 1 ? 'eigen.inkomenPensioenVerwacht' : 'partner.inkomenPensioenVerwacht'
    return binnen10JaarMetPensioen && pensioeninkomen === undefined
      ? [`${veld}.pensioeninkomen: ${verplichtMelding(vraag)}`]
      : []
  })

/** Returns a sentence about rates that look like typing errors, unless the input confirms them. */
const ongewoneRentes = ({ rentetarieven = {}, ongewoneRentes = false }: ToolInput): readonly string[] => {
  const rentes = ongewoneRentes ? [] : ongewoneRentesIn(rentetarieven)
  return rentes.length === 0 ? [] : [`rentetarieven: ${meldingVanOngewone(rentes, 'ongewoneRentes: true')}`]
}

/** Returns everything that an assistant must ask a person before the calculation, one Dutch sentence each. */
export const doubtsOf = (input: ToolInput): readonly string[] => [
  ...maandinkomens(input),
  ...ontbrekendPensioen(input),
  ...ongewoneRentes(input),
]
