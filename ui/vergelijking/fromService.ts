import { either, function as fp } from 'fp-ts'

import type { Momentopname } from '../../application'
import { toVerzoek, type Normen } from '../../domain'
import { isNagerekend, vergelijkRenteperiodes } from '../../domain/vergelijking'
import type { ToVergeleken } from './figureSource'

/**
 * The figures that a service answers with, for the answers of a snapshot. Test rate, remaining debt and the cost after
 * the period are those of this engine, where it comes to the same loan and monthly costs under `normen`.
 */
export const fromService =
  (momentopname: Momentopname, normen: Normen | undefined): ToVergeleken =>
  (periode, opzet) => {
    const { maximaleHypotheek, hypotheekbedrag, maandlastBruto, maandlastNetto, extraBenodigdeEigenInleg } = opzet
    const { rentepercentage: rente } = opzet
    const antwoord = {
      rentevastperiode: periode,
      rente,
      maximaleHypotheek,
      maandlastBruto,
      maandlastNetto,
      ...(hypotheekbedrag !== undefined && { hypotheekbedrag, extraBenodigdeEigenInleg }),
    }
    if (normen === undefined || rente === undefined) return antwoord
    const verzoek = toVerzoek({ ...momentopname, renteperiode: periode })
    const kader = { normen, rentetarieven: { [periode]: rente } }
    if (!isNagerekend(verzoek, kader, opzet)) return antwoord
    return fp.pipe(
      vergelijkRenteperiodes(verzoek, kader),
      either.match(
        () => antwoord,
        ([zelf]) => ({
          ...antwoord,
          toetsrente: zelf?.toetsrente,
          restantEinde: zelf?.restantEinde,
          daarna: zelf?.daarna,
        }),
      ),
    )
  }
