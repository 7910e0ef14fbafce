import { useRekenhulp } from '../rekenhulp'
import { knoppen, meldingen } from '../tekst'
import { Icoon, Knop, Melding, Stapel } from '../thema'

/** The calculation failed: what is shown is out of date, and it can be tried again. */
export const NietGelukt = ({ heeftCijfers }: { readonly heeftCijfers: boolean }) => {
  const { services } = useRekenhulp()
  return (
    <Melding soort="fout">
      <Icoon naam="fout" />
      <Stapel ruimte="regel">
        <p>{meldingen.nietGelukt}</p>
        {heeftCijfers && <p>{meldingen.verouderd}</p>}
        <div>
          <Knop soort="stil" onClick={services.orientatie.herbereken}>
            {knoppen.probeerOpnieuw}
          </Knop>
        </div>
      </Stapel>
    </Melding>
  )
}
