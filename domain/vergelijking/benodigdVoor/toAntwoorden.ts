import { record } from 'fp-ts'

import {
  gevraagdeVelden,
  periodesVan,
  toAntwoord,
  waardeVan,
  type Antwoord,
  type Antwoorden,
  type Veld,
  type Veldwaarde,
  type Wie,
} from '../../orientatie'
import { UITGAVEN, type FinancieringsOpzetVerzoek } from '../../verzoek'

const PERSONEN: readonly (readonly [1 | 2, Wie])[] = [
  [1, 'eigen'],
  [2, 'partner'],
]

/**
 * The answers with which a visitor comes to another request of the same questions: one for each question whose answer
 * is otherwise. Nothing but amounts, the period and the energy label differs between the two.
 */
export const toAntwoorden = (antwoorden: Antwoorden, verzoek: FinancieringsOpzetVerzoek): readonly Antwoord[] => {
  const gevraagd = gevraagdeVelden(antwoorden)
  const anders = <V extends Veld>(veld: V, waarde: Veldwaarde<V> | undefined): readonly Antwoord[] =>
    waarde === undefined || !gevraagd.has(veld) || waardeVan(antwoorden, veld) === waarde
      ? []
      : [toAntwoord(veld, waarde)]
  const { hypotheekgevers, onderpand, eigenInleg } = verzoek
  return [
    ...PERSONEN.flatMap(([nummer, wie]) => {
      const gever = hypotheekgevers.find(({ volgnummer }) => volgnummer === nummer)
      return [
        ...anders(`${wie}.inkomen`, gever?.inkomsten.bedrag),
        ...anders(`${wie}.inkomenPensioen`, gever?.inkomsten.bedrag),
        ...record.keys(UITGAVEN).flatMap((naam) => anders(`${wie}.${UITGAVEN[naam]}`, gever?.uitgaven[naam])),
      ]
    }),
    ...anders('vraagprijsWoning', onderpand?.koopsom),
    ...anders('verbouwingskosten', onderpand?.meerwerkOfVerbouwingskosten),
    ...anders('meerwerk', onderpand?.meerwerkOfVerbouwingskosten),
    ...anders('energielabelType', onderpand?.energielabelType),
    ...anders('eigenGeld', eigenInleg),
    ...anders(
      'renteperiode',
      periodesVan(verzoek.labelCode).find((periode) => periode === verzoek.rentevastperiode),
    ),
  ]
}
