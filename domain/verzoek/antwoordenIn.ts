import type { Antwoorden } from '../orientatie/antwoorden'
import type { JaNee } from '../orientatie/keuzes'
import type { Wie } from '../orientatie/persoon'
import { metWaarde } from '../orientatie/veld'
import { toAntwoord, type Antwoord } from '../orientatie/wijziging'
import { plaatsenIn } from '../vragen/plaatsen'
import type { Verzoekdelen } from '../vragen/vraag'
import { isAntwoord } from '../vragen/antwoord'
import { nieuweAntwoorden, VRAGEN } from '../vragen/vragen'
import { eigenVerzoek } from './eigenVerzoek'
import type { FinancieringsOpzetVerzoek, Hypotheekgever } from './verzoek'

const jaAls = (is: boolean): JaNee => (is ? 'ja' : 'nee')

/** Returns, for each field in a part of a request, one possible answer for each question that shares the field. */
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

/** Returns the answers to the two questions that open others: `ja` when one of the others is answered. */
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
 * Returns the answers of a request, from which `toVerzoek` makes the same request again. Leaves out a period that no
 * brand has.
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
