import type { Antwoorden } from '../antwoorden/antwoorden'
import type { JaNee } from '../antwoorden/keuzes'
import type { Wie } from '../antwoorden/persoon'
import { metWaarde } from '../antwoorden/veld'
import { toAntwoord, type Antwoord } from '../orientatie/wijziging'
import { plaatsenIn } from '../vragen/plaatsen'
import type { Verzoekdelen } from '../vragen/vraag'
import { isAntwoord } from '../vragen/antwoord'
import { nieuweAntwoorden, VRAGEN } from '../vragen/vragen'
import { eigenVerzoek } from './eigenVerzoek'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from '../antwoorden/verzoek'

const jaAls = (is: boolean): JaNee => (is ? 'ja' : 'nee')

/**
 * Returns one list for each field in the part `deel` of a request: the value of that field as an answer to each
 * question that may fill the field. With `wie`, only questions to that home buyer count.
 */
const gevondenIn = <Deel extends keyof Verzoekdelen>(
  deel: Deel,
  waarden: Verzoekdelen[Deel],
  wie?: Wie,
): readonly (readonly Antwoord[])[] =>
  plaatsenIn(deel, wie).map(({ naam, velden }) =>
    velden.flatMap((veld) => {
      const waarde: unknown = waarden[naam]
      return waarde !== undefined && isAntwoord(veld, waarde) ? [toAntwoord(veld, waarde)] : []
    }),
  )

const gevondenBij = (gever: Hypotheekgever): readonly (readonly Antwoord[])[] => {
  const wie: Wie = gever.volgnummer === 1 ? 'eigen' : 'partner'
  return [
    ...gevondenIn('inkomsten', gever.inkomsten, wie),
    [toAntwoord(`${wie}.pensioenBinnen10Jaar`, jaAls(gever.binnen10JaarMetPensioen))],
    ...gevondenIn('hypotheekgever', gever, wie),
    ...gevondenIn('uitgaven', gever.uitgaven, wie),
  ]
}

const isGevraagd = ({ veld }: Antwoord, antwoorden: Antwoorden): boolean => VRAGEN[veld].gevraagd(antwoorden)

/**
 * Returns the answers to `schulden` and `woonJeNuInEenKoopwoning`. Each is `ja` if `gevonden` has an answer to a
 * question that is asked only after that `ja`, otherwise `nee`.
 */
const toPoorten = (antwoorden: Antwoorden, gevonden: readonly Antwoord[]): readonly Antwoord[] =>
  (['schulden', 'woonJeNuInEenKoopwoning'] as const).map((poort) =>
    toAntwoord(
      poort,
      jaAls(
        gevonden.some(
          (antwoord) =>
            isGevraagd(antwoord, metWaarde(antwoorden, poort, 'ja')) &&
            !isGevraagd(antwoord, metWaarde(antwoorden, poort, 'nee')),
        ),
      ),
    ),
  )

const metAntwoord = (antwoorden: Antwoorden, { veld, waarde }: Antwoord): Antwoorden =>
  metWaarde(antwoorden, veld, waarde)

/**
 * Returns the answers in a request. If `toVerzoek` created the request, then `toVerzoek` creates an equal request from
 * these answers with the same brand and moment. Leaves out a fixed-rate period that no brand offers.
 * @example
 * antwoordenIn(verzoek).length // 11
 */
export const antwoordenIn = (verzoek: FinancieringsOpzetVerzoek): readonly Antwoord[] => {
  const eigen = eigenVerzoek(verzoek)
  const gevonden = [
    [toAntwoord('alleenSamen', eigen.hypotheekgevers.length === 1 ? 'alleen' : 'samen')],
    ...eigen.hypotheekgevers.flatMap(gevondenBij),
    ...(eigen.onderpand ? gevondenIn('onderpand', eigen.onderpand) : []),
    ...gevondenIn('verzoek', eigen),
  ]
  const mogelijk = gevonden.flat()
  const antwoorden = mogelijk.reduce(metAntwoord, nieuweAntwoorden)
  return [
    ...toPoorten(antwoorden, mogelijk),
    ...gevonden.flatMap((gedeeld) => gedeeld.find((antwoord) => isGevraagd(antwoord, antwoorden)) ?? gedeeld[0] ?? []),
  ]
}
