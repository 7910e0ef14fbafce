import { lijktMaandinkomen, meldingVanOngewone, ongewoneRentesIn } from '../../domain'
import { verplichtMelding } from '../../domain/invoer'
import { jaarinkomenTekst } from '../../ui/tekst/zinnen'
import type { ToolInput } from './calculate'
import { refusals } from './refusals'

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
