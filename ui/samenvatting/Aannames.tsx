import { option } from 'fp-ts'

import { useRekenhulp } from '../context'
import { samenvattingTekst } from '../tekst'
import { Stapel, Tekst, Uitklap } from '../thema'
import { herkomstZin } from './herkomstZin'

/** With which norms the figures were calculated, if there are any, and, folded, what was assumed. */
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
