import { watAlsTekst as tekst } from '../../tekst/watAls'
import type { Situatie, Situaties } from './situatie'
import { isAnders } from './velden'

/** A situation with the name under which the dialog shows it. */
interface BenoemdeSituatie {
  readonly naam: string
  readonly situatie: Situatie
}

/**
 * Returns the situations with their names, in reading order: the kept one is between the other two. The current one is
 * left out while it has the answers of 'Nu' and there is no kept one.
 */
export const metNaam = ({ nu, bewaard, dan }: Situaties): readonly BenoemdeSituatie[] => {
  const hetNu = { naam: tekst.kolommen.nu, situatie: nu }
  if (!bewaard && !isAnders(nu.momentopname, dan.momentopname)) return [hetNu]
  return [
    hetNu,
    ...(bewaard ? [{ naam: tekst.kolommen.bewaard, situatie: bewaard }] : []),
    { naam: tekst.kolommen.dan, situatie: dan },
  ]
}
