import { metOnderpand } from '../../domain'
import { naamVanEnergielabel } from '../../domain/orientatie'
import { useNormen, useSamenvatting } from '../context/reading'
import { aannamesTekst } from '../tekst/aannames'
import { inZin } from '../tekst/inZin'
import { Text } from '../thema/parts'

/** What the energy label of the home adds to the maximum above it; nothing where it adds nothing. */
export const LabelLine = () => {
  const { momentopname } = useSamenvatting()
  const normen = useNormen()
  if (momentopname === undefined || normen === undefined) return null
  const { energielabelType: label, financieringsOpzet: opzet } = momentopname
  const meer = normen.extraVoorEnergielabel.waarde[label]
  const teltMee = metOnderpand(opzet) !== undefined && opzet.maximaleHypotheekOpInkomen > 0
  return (
    teltMee &&
    meer > 0 && <Text soort="gedempt">{aannamesTekst.meerDoorLabel(naamVanEnergielabel(label), inZin(meer))}</Text>
  )
}
