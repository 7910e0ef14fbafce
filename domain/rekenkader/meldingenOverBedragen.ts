import { either, function as fp } from 'fp-ts'

import { bedragCodec } from '../geld/bedrag'
import type { Verzoekdelen } from '../vragen/vraag'
import type { BedragnaamIn } from '../vragen/vragen'
import type { FinancieringsOpzetVerzoek } from '../antwoorden/verzoek'

/** The names of the amounts in each part of a request. Leaving out the name of an amount does not compile. */
const BEDRAGEN: { readonly [Deel in keyof Verzoekdelen]: Readonly<Record<BedragnaamIn<Deel>, true>> } = {
  verzoek: { eigenInleg: true },
  hypotheekgever: { pensioeninkomen: true },
  inkomsten: { bedrag: true },
  uitgaven: { huidigeMaandlastStudieschuld: true, brutoMaandlastAlimentatie: true, brutoMaandlastOverige: true },
  onderpand: { koopsom: true, meerwerkOfVerbouwingskosten: true, huidigHypotheekbedrag: true, verkoopprijs: true },
}

const meldingenIn = (naam: keyof Verzoekdelen, deel: object, plek: string): readonly string[] =>
  Object.keys(BEDRAGEN[naam]).flatMap((bedrag) => {
    const gegeven: unknown = Reflect.get(deel, bedrag)
    if (gegeven === undefined) return []
    return fp.pipe(
      bedragCodec.decode(gegeven),
      either.match(
        (fouten) => fouten.map(({ message }) => `${plek}${bedrag}: ${message}`),
        () => [],
      ),
    )
  })

/** Returns a Dutch sentence for each amount in a request that is out of bounds or not a number. */
export const meldingenOverBedragen = (verzoek: FinancieringsOpzetVerzoek): readonly string[] => [
  ...verzoek.hypotheekgevers.flatMap((gever, nummer) => [
    ...meldingenIn('inkomsten', gever.inkomsten, `hypotheekgevers[${nummer}].inkomsten.`),
    ...meldingenIn('uitgaven', gever.uitgaven, `hypotheekgevers[${nummer}].uitgaven.`),
    ...meldingenIn('hypotheekgever', gever, `hypotheekgevers[${nummer}].`),
  ]),
  ...meldingenIn('verzoek', verzoek, ''),
  ...(verzoek.onderpand === undefined ? [] : meldingenIn('onderpand', verzoek.onderpand, 'onderpand.')),
]
