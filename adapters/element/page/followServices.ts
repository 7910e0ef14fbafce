import { distinctUntilChanged, map, pairwise, type Subscription } from 'rxjs'

import type { BerekeningFout, Rekenstand } from '../../../domain/orientatie'
import type { CalculatorServices } from '../../container'
import { foutTekst } from '../../../ui'
import type { FoutCode } from '../gebeurtenissen'
import type { Environment } from '../environment'

/** A function that returns the id of the rekenbewijs of a result; undefined when that result has no rekenbewijs. */
export type SealOf = (rekenstand: Rekenstand) => Promise<string | undefined>

/**
 * Dispatches `stap` when another step opens, `antwoorden` when the visitor changes answers, and `resultaat` or `fout`
 * when a calculation succeeds or fails.
 */
export const followServices = (
  { tellPage, note }: Environment,
  { stappen, orientatie, startwaarden }: CalculatorServices,
  sealOf: SealOf,
): Subscription => {
  const connection = stappen.state$
    .pipe(
      map(({ huidig }) => huidig),
      distinctUntilChanged(),
      pairwise(),
    )
    .subscribe(([van, naar]) => tellPage('stap', { van, naar }))
  connection.add(startwaarden.beantwoord$.subscribe((velden) => tellPage('antwoorden', { velden })))
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

/** Returns the code of a failure for the `fout` event. The code of an HTTP error contains its status: `status-403`. */
const toCode = (fout: BerekeningFout): FoutCode =>
  fout._tag === 'StatusFout' ? `status-${fout.status}` : codes[fout._tag]
