import { restschuld } from '../woning/woning.stappen'
import { bijzaak, type Gezegd, type Huishouden } from '../zin'

/** Returns `zin` when the restschuld is shown as more than € 0, otherwise `zin` as a `Bijzaak`. */
export const bijRestschuld = ({ getoondVan }: Huishouden, zin: string): Gezegd =>
  getoondVan(restschuld) > 0 ? zin : bijzaak(zin)
