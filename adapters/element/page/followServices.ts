import { distinctUntilChanged, map, pairwise, type Subscription } from 'rxjs'

import type { BerekeningFout, Rekenstand } from '../../../domain/orientatie'
import type { CalculatorServices } from '../../container'
import { foutTekst } from '../../../ui'
import type { FoutCode } from '../gebeurtenissen'
import type { Environment } from '../environment'

/** Calculates the id of the receipt of a calculation. */
export type SealOf = (rekenstand: Rekenstand) => Promise<string | undefined>

/** Dispatches an event when a step opens, when a calculation succeeds and when one fails. */
export const followServices = (
  { tellPage, note }: Environment,
  { stappen, orientatie }: CalculatorServices,
  sealOf: SealOf,
): Subscription => {
  const connection = stappen.state$
    .pipe(
      map(({ huidig }) => huidig),
      distinctUntilChanged(),
      pairwise(),
    )
    .subscribe(([van, naar]) => tellPage('stap', { van, naar }))
  connection.add(
    orientatie.berekening$.subscribe((rekenstand) => {
      const { loading, fout, financieringsOpzet } = rekenstand
      if (loading) return
      if (fout === undefined) tellPage('resultaat', { financieringsOpzet, rekenbewijs: () => sealOf(rekenstand) })
      else tellPage('fout', { code: toCode(fout), bericht: foutTekst(fout, note.vernieuwdTekst) })
    }),
  )
  return connection
}

const codes: Readonly<Record<Exclude<BerekeningFout['_tag'], 'StatusFout'>, FoutCode>> = {
  NietTeBerekenen: 'niet-te-berekenen',
  NietGeladen: 'niet-geladen',
  Vernieuwd: 'vernieuwd',
  Onbereikbaar: 'onbereikbaar',
  TijdVerstreken: 'tijd-verstreken',
  OnleesbaarAntwoord: 'onleesbaar-antwoord',
  Onverwacht: 'onverwacht',
}

/** Returns the code of a failure. For an HTTP status it contains the number: `status-403`. */
const toCode = (fout: BerekeningFout): FoutCode =>
  fout._tag === 'StatusFout' ? `status-${fout.status}` : codes[fout._tag]
