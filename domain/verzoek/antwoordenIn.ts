import { record } from 'fp-ts'

import type { Veld } from '../orientatie/antwoorden'
import type { JaNee } from '../orientatie/keuzes'
import type { Wie } from '../orientatie/persoon'
import { RENTEVASTE_PERIODES } from '../orientatie/rentevastePeriodes'
import type { Veldwaarde } from '../orientatie/veld'
import { toAntwoord, type Antwoord } from '../orientatie/wijziging'
import { eigenVerzoek } from './eigenVerzoek'
import {
  HUIDIGE_WONING,
  UITGAVEN,
  type FinancieringsOpzetVerzoek,
  type Hypotheekgever,
  type Onderpand,
} from './verzoek'

const met = <V extends Veld>(veld: V, waarde: Veldwaarde<V> | undefined): readonly Antwoord<V>[] =>
  waarde === undefined ? [] : [toAntwoord(veld, waarde)]

const jaAls = (is: boolean): JaNee => (is ? 'ja' : 'nee')

const heeftUitgaven = ({ uitgaven }: Hypotheekgever): boolean =>
  record.keys(UITGAVEN).some((naam) => uitgaven[naam] !== undefined)

const vanPersoon = ({
  volgnummer,
  inkomsten: { dienstbetrekkingsoort, bedrag },
  uitgaven,
  binnen10JaarMetPensioen,
  pensioeninkomen,
}: Hypotheekgever): readonly Antwoord[] => {
  const wie: Wie = volgnummer === 1 ? 'eigen' : 'partner'
  return [
    ...met(`${wie}.dienstBetrekking`, dienstbetrekkingsoort),
    ...met(dienstbetrekkingsoort === 'Pensioen' ? `${wie}.inkomenPensioen` : `${wie}.inkomen`, bedrag),
    ...met(`${wie}.pensioenBinnen10Jaar`, jaAls(binnen10JaarMetPensioen)),
    ...met(`${wie}.inkomenPensioenVerwacht`, pensioeninkomen),
    ...record.keys(UITGAVEN).flatMap((naam) => met(`${wie}.${UITGAVEN[naam]}`, uitgaven[naam])),
  ]
}

const vanWoning = (onderpand: Onderpand): readonly Antwoord[] => {
  const { koopsom, onderpandType, energielabelType } = onderpand
  const huidigeWoning = record.keys(HUIDIGE_WONING).flatMap((naam) => met(HUIDIGE_WONING[naam], onderpand[naam]))
  const werk = onderpandType === 'BestaandeBouw' ? 'verbouwingskosten' : 'meerwerk'
  return [
    ...met('vraagprijsWoning', koopsom),
    ...met('bestaandeWoning', onderpandType),
    ...met('energielabelType', energielabelType),
    ...met(werk, onderpand.meerwerkOfVerbouwingskosten),
    ...met('woonJeNuInEenKoopwoning', jaAls(huidigeWoning.length > 0)),
    ...huidigeWoning,
  ]
}

/**
 * The answers that a request was made of, from which `toVerzoek` makes it again. A period that no brand has is not
 * among them.
 */
export const antwoordenIn = (verzoek: FinancieringsOpzetVerzoek): readonly Antwoord[] => {
  const { hypotheekgevers, onderpand, eigenInleg, rentevastperiode } = eigenVerzoek(verzoek)
  return [
    ...met('alleenSamen', hypotheekgevers.length === 1 ? 'alleen' : 'samen'),
    ...met('schulden', jaAls(hypotheekgevers.some(heeftUitgaven))),
    ...hypotheekgevers.flatMap(vanPersoon),
    ...(onderpand ? vanWoning(onderpand) : []),
    ...met('eigenGeld', eigenInleg),
    ...met(
      'renteperiode',
      Object.values(RENTEVASTE_PERIODES).find((periode) => periode === rentevastperiode),
    ),
  ]
}
