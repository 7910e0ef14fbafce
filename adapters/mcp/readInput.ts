import { either } from 'fp-ts'
import type * as t from 'io-ts'

import { meldingVanOngewone, ongewoneRentesIn, ontbrekendePensioenen, opmerkingenOver } from '../../domain'
import { strictly, toMeldingen } from '../../domain/codec'
import { toEenJaarEerder, verplichtMelding } from '../../domain/invoer'
import type { ToolInput } from './calculate'
import { refusals } from './assistentTekst'

type Velden = Readonly<Record<string, unknown>>

/** Whether a value is an object and not a list. */
export const isVelden = (waarde: unknown): waarde is Velden =>
  typeof waarde === 'object' && waarde !== null && !Array.isArray(waarde)

const metIngangsdatum =
  (ingangsdatum: string) =>
  (gever: unknown): unknown =>
    isVelden(gever) && isVelden(gever['inkomsten'])
      ? { ...gever, inkomsten: { ingangsdatum, ...gever['inkomsten'] } }
      : gever

/** Adds default dates to a request where they are missing. No figure depends on the dates. */
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
 * Decodes the input of an assistant, or returns a Dutch sentence for each invalid field. Missing dates get a default.
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

/** Returns a Dutch question about each income that looks monthly; none when the input confirms yearly incomes. */
const maandinkomens = ({ verzoek, inkomenPerJaar }: ToolInput): readonly string[] =>
  inkomenPerJaar === true
    ? []
    : opmerkingenOver(verzoek).map(({ veld, melding }) => refusals.perJaar(`verzoek.${veld}`, melding))

/** Returns a Dutch question about each missing pension income of a buyer who retires within ten years. */
const ontbrekendPensioen = ({ verzoek }: ToolInput): readonly string[] =>
  ontbrekendePensioenen(verzoek).map(({ veld, volgnummer }) => {
    const vraag = volgnummer === 1 ? 'eigen.inkomenPensioenVerwacht' : 'partner.inkomenPensioenVerwacht'
    return `verzoek.${veld}: ${verplichtMelding(vraag)}`
  })

/** Returns a Dutch sentence when a rate is below 0.1 or above 20 percent and the input does not confirm its rates. */
const ongewoneRentes = ({ rentetarieven = {}, ongewoneRentes = false }: ToolInput): readonly string[] => {
  const rentes = ongewoneRentes ? [] : ongewoneRentesIn(rentetarieven)
  return rentes.length === 0 ? [] : [`rentetarieven: ${meldingVanOngewone(rentes, 'ongewoneRentes: true')}`]
}

/** Returns the Dutch sentences about input that an assistant must first check with a person. */
export const doubtsOf = (input: ToolInput): readonly string[] => [
  ...maandinkomens(input),
  ...ontbrekendPensioen(input),
  ...ongewoneRentes(input),
]
