import { useRekenhulp } from '../rekenhulp'
import { samenvattingTekst } from '../tekst'
import { Stapel, Tekst, Uitklap } from '../thema'

/** With which norms it was calculated and, folded, what was assumed. */
export const Aannames = () => {
  const { normen, isVoorbeeldrente } = useRekenhulp().instellingen
  return (
    <Stapel ruimte="dicht">
      <Tekst soort="gedempt">
        {samenvattingTekst.normjaar(normen.jaar)}
        {isVoorbeeldrente && ` ${samenvattingTekst.voorbeeldrente}`}
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
