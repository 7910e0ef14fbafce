import { restschuld } from '../woning/woning.stappen'
import { bijzaak, type Gezegd, type Huishouden } from '../zin'

/** The sentence, for every explanation; for the full one only when the restschuld rounds to € 0. */
export const bijRestschuld = ({ getoondVan }: Huishouden, zin: string): Gezegd =>
  getoondVan(restschuld) > 0 ? zin : bijzaak(zin)
