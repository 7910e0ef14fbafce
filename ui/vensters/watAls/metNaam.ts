import { watAlsTekst as tekst } from '../../tekst/watAls'
import type { Situatie, Situaties } from './situatie'

/** A situation with the name under which the dialog shows it. */
interface BenoemdeSituatie {
  readonly naam: string
  readonly situatie: Situatie
}

/** Returns the situations with their names, in reading order: the kept one is between the other two. */
export const metNaam = ({ nu, bewaard, dan }: Situaties): readonly BenoemdeSituatie[] => [
  { naam: tekst.kolommen.nu, situatie: nu },
  ...(bewaard ? [{ naam: tekst.kolommen.bewaard, situatie: bewaard }] : []),
  { naam: tekst.kolommen.dan, situatie: dan },
]
