import { aanbiederVan } from '../../domain'
import { useOrientatie } from '../context/useOrientatie'
import { watPastTekst as tekst } from '../tekst/watPast'
import { ContentDisclosure } from '../thema/laterParts'

/** Folded: why the maximum is no advice, and what else to count with. */
export const WatPast = () => {
  const aanbieder = useOrientatie(({ labelCode }) => aanbiederVan(labelCode))
  return (
    <ContentDisclosure>
      <summary>{tekst.kop}</summary>
      <ul>
        {[tekst.geenAanbod(aanbieder), ...tekst.punten, tekst.eigenKeuze].map((zin) => (
          <li key={zin}>{zin}</li>
        ))}
      </ul>
    </ContentDisclosure>
  )
}
