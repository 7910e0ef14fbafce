import { restschuld } from '../woning/woning.stappen'
import { bijzaak, type Gezegd, type Huishouden } from '../zin'

/** Says something in every explanation, of a restschuld that shows as none in the full one only. */
export const bijRestschuld = ({ getoondVan }: Huishouden, zin: string): Gezegd =>
  getoondVan(restschuld) > 0 ? zin : bijzaak(zin)
