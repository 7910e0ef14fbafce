import { option } from 'fp-ts'

import { useRekenhulp } from '../context'
import { samenvattingTekst } from '../tekst'
import { Stapel, Tekst, Uitklap } from '../thema'
import { herkomstZin } from './herkomstZin'

/** The norms that the figures were calculated with, and a folded list of the assumptions. */
export const Aannames = () => {
  const { momentopname } = useRekenhulp().samenvatting
  return (
    <Stapel ruimte="dicht">
      {option.isSome(momentopname) && <Tekst soort="gedempt">{herkomstZin(momentopname.value)}</Tekst>}
      <Uitklap>
        <summary>{samenvattingTekst.aannamesTitel}</summary>
        <ul>
          {samenvattingTekst.aannames.map((aanname) => (
            <li key={aanname}>{aanname}</li>
          ))}
        </ul>
      </Uitklap>
    </Stapel>
  )
}
