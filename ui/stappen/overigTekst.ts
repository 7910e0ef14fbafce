import { aanbiederVan, type LabelCode, type Wie } from '../../domain/orientatie'
import { meldingen } from '../tekst/nl'

/** The message for an income that the provider does not count. */
export const overigTekst = (wie: Wie, labelCode: LabelCode): string => {
  const aanbieder = aanbiederVan(labelCode)
  return wie === 'eigen' ? meldingen.overigEigen(aanbieder) : meldingen.overigPartner(aanbieder)
}
