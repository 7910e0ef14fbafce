import { zonderLege } from '../codec/zonderLege'
import type { Datum } from '../datum/datum'
import { formatTijdstip, toEenJaarEerder } from '../datum/kalender'
import type { Bedrag } from '../geld/bedrag'
import type { Antwoorden } from '../orientatie/antwoorden'
import type { Wie } from '../orientatie/persoon'
import type { Uitgangspunten } from '../orientatie/rekenstand'
import { toGeteldAntwoord, type GeteldAntwoord } from '../orientatie/zichtbareVelden'
import {
  HUIDIGE_WONING,
  UITGAVEN,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
  type Onderpand,
} from './verzoek'

/** The amounts of a part of the request, each the answer to its question. */
const bedragenVan = <Naam extends string, Vraag>(
  vragen: Readonly<Record<Naam, Vraag>>,
  antwoord: (vraag: Vraag) => Bedrag | undefined,
) => Object.fromEntries(Object.entries<Vraag>(vragen).map(([naam, vraag]) => [naam, antwoord(vraag)]))

const PERSONEN: readonly Wie[] = ['eigen', 'partner']

/** One home buyer; none of a partner who is not asked anything. */
const toHypotheekgever = (antwoord: GeteldAntwoord, wie: Wie, ingangsdatum: Datum): readonly Hypotheekgever[] => {
  const dienstbetrekkingsoort = antwoord(`${wie}.dienstBetrekking`)
  if (dienstbetrekkingsoort === undefined) return []
  return [
    {
      inkomsten: {
        dienstbetrekkingsoort,
        ...zonderLege({ bedrag: antwoord(`${wie}.inkomen`) ?? antwoord(`${wie}.inkomenPensioen`) }),
        ingangsdatum,
      },
      uitgaven: zonderLege(bedragenVan(UITGAVEN, (vraag) => antwoord(`${wie}.${vraag}`))),
      volgnummer: wie === 'eigen' ? 1 : 2,
      ...zonderLege({ pensioeninkomen: antwoord(`${wie}.inkomenPensioenVerwacht`) }),
      binnen10JaarMetPensioen: antwoord(`${wie}.pensioenBinnen10Jaar`) === 'ja',
    },
  ]
}

const toOnderpand = (antwoord: GeteldAntwoord, antwoorden: Antwoorden): Onderpand | undefined => {
  const koopsom = antwoord('vraagprijsWoning')
  if (koopsom === undefined) return undefined
  return {
    koopsom,
    onderpandType: antwoorden.bestaandeWoning,
    energielabelType: antwoorden.energielabelType,
    ...zonderLege({
      ...bedragenVan(HUIDIGE_WONING, antwoord),
      meerwerkOfVerbouwingskosten: antwoord('verbouwingskosten') ?? antwoord('meerwerk'),
    }),
  }
}

const EEN_MOMENT = new Date(0)

/**
 * The question for a calculation of these answers, asked at the moment `nu` (local calendar date and instant). Which
 * moment that is moves no figure, so that who asks for figures alone can leave it out.
 * What is not shown to the visitor is not asked (decisions, section 5).
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
    ...zonderLege({ eigenInleg: antwoord('eigenGeld'), onderpand: toOnderpand(antwoord, uitgangspunten) }),
  }
}
