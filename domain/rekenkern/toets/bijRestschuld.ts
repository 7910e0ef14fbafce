import { restschuld } from '../woning/woning.stappen'
import { bijzaak, type Gezegd, type Huishouden } from '../zin'

/** Returns the sentence for every explanation, or for the full explanation only when the restschuld rounds to € 0. */
export const bijRestschuld = ({ getoondVan }: Huishouden, zin: string): Gezegd =>
  getoondVan(restschuld) > 0 ? zin : bijzaak(zin)
