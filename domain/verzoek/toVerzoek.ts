import { formatTijdstip, toEenJaarEerder } from '../datum/kalender'
import type { Datum } from '../datum/datum'
import { PERSONEN, type Wie } from '../antwoorden/persoon'
import type { Uitgangspunten } from '../orientatie/rekenstand'
import { toGeteldAntwoord, type GeteldAntwoord } from '../orientatie/zichtbareVelden'
import { plaatsenIn } from '../vragen/plaatsen'
import type { Verzoekdelen } from '../vragen/vraag'
import type { FinancieringsOpzetVerzoek, Hypotheekgever, Onderpand } from '../antwoorden/verzoek'

/**
 * Returns the fields of one part of a request that hold answers. Leaves out the field of a question that is hidden or
 * not answered. With `wie`, only questions to that home buyer count. An answer of -0 becomes 0, as JSON writes it.
 */
const deelVan = <Deel extends keyof Verzoekdelen>(antwoord: GeteldAntwoord, deel: Deel, wie?: Wie) =>
  Object.fromEntries(
    plaatsenIn(deel, wie).flatMap(({ naam, velden }) => {
      const waarde = velden.map(antwoord).find((gegeven) => gegeven !== undefined)
      return waarde === undefined ? [] : [[naam, waarde === 0 ? 0 : waarde]]
    }),
  ) as Partial<Verzoekdelen[Deel]>

/** Returns a list with one home buyer; empty for a partner when the visitor buys alone. */
const toHypotheekgever = (antwoord: GeteldAntwoord, wie: Wie, ingangsdatum: Datum): readonly Hypotheekgever[] => {
  const { dienstbetrekkingsoort, ...inkomen } = deelVan(antwoord, 'inkomsten', wie)
  if (dienstbetrekkingsoort === undefined) return []
  return [
    {
      inkomsten: { dienstbetrekkingsoort, ...inkomen, ingangsdatum },
      uitgaven: deelVan(antwoord, 'uitgaven', wie),
      volgnummer: wie === 'eigen' ? 1 : 2,
      ...deelVan(antwoord, 'hypotheekgever', wie),
      binnen10JaarMetPensioen: antwoord(`${wie}.pensioenBinnen10Jaar`) === 'ja',
    },
  ]
}

/**
 * Returns an object with the field `onderpand`, or an empty object when the price is not given. `onderpandType` is
 * always there, because its question is always shown and has a default answer.
 */
const toOnderpand = (antwoord: GeteldAntwoord): Partial<FinancieringsOpzetVerzoek> => {
  const onderpand = deelVan(antwoord, 'onderpand')
  return onderpand.koopsom === undefined ? {} : { onderpand: onderpand as Onderpand }
}

const EEN_MOMENT = new Date(0)

/**
 * Creates the request for a calculation of these answers at the moment `nu`. `nu` decides the dates (in local time) and
 * the timestamp, but no amount, so callers that need only amounts may omit it. Answers to hidden questions are left
 * out.
 * @example
 * toVerzoek(orientatie, new Date(2026, 2, 2)).eigenInleg // 20000
 */
export const toVerzoek = (uitgangspunten: Uitgangspunten, nu = EEN_MOMENT): FinancieringsOpzetVerzoek => {
  const antwoord = toGeteldAntwoord(uitgangspunten)
  const ingangsdatum = toEenJaarEerder(nu)
  return {
    hypotheekgevers: PERSONEN.flatMap((wie) => toHypotheekgever(antwoord, wie, ingangsdatum)),
    ingangsdatumHypotheek: ingangsdatum,
    timestamp: formatTijdstip(nu),
    labelCode: uitgangspunten.labelCode,
    rentevastperiode: uitgangspunten.renteperiode,
    ...deelVan(antwoord, 'verzoek'),
    ...toOnderpand(antwoord),
  }
}

/**
 * Returns a request with the dates and the timestamp of the moment `nu`, in local time. They decide no amount.
 * @example
 * opMoment(verzoek, new Date(2026, 2, 2)).ingangsdatumHypotheek // '2025-03-02'
 */
export const opMoment = (verzoek: FinancieringsOpzetVerzoek, nu: Date): FinancieringsOpzetVerzoek => {
  const ingangsdatum = toEenJaarEerder(nu)
  return {
    ...verzoek,
    hypotheekgevers: verzoek.hypotheekgevers.map((gever) => ({
      ...gever,
      inkomsten: { ...gever.inkomsten, ingangsdatum },
    })),
    ingangsdatumHypotheek: ingangsdatum,
    timestamp: formatTijdstip(nu),
  }
}
