import { aanbiederVan, type LabelCode, type Wie } from '../../domain'
import { Melding } from '../melding'
import { useOrientatie } from '../context'
import { meldingen } from '../tekst'

/** The message for an income that the provider does not count. */
export const overigTekst = (wie: Wie, labelCode: LabelCode): string => {
  const aanbieder = aanbiederVan(labelCode)
  return wie === 'eigen' ? meldingen.overigEigen(aanbieder) : meldingen.overigPartner(aanbieder)
}

/** The message under the kind of income Overig. */
export const OverigMelding = ({ wie }: { readonly wie: Wie }) => {
  const labelCode = useOrientatie((orientatie) => orientatie.labelCode)
  return (
    <Melding soort="fout">
      <p>{overigTekst(wie, labelCode)}</p>
    </Melding>
  )
}
