import { useRekenhulp } from '../rekenhulp'
import { samenvattingTekst } from '../tekst'
import { Stapel, Tekst, Uitklap } from '../thema'
import { normjaarZin } from './normjaarZin'

/** With which norms it was calculated and, folded, what was assumed. */
export const Aannames = () => {
  const rekenhulp = useRekenhulp()
  return (
    <Stapel ruimte="dicht">
      <Tekst soort="gedempt">
        {normjaarZin(rekenhulp)}
        {rekenhulp.instellingen.isVoorbeeldrente && ` ${samenvattingTekst.voorbeeldrente}`}
      </Tekst>
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
