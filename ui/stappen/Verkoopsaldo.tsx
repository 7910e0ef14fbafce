import type { Momentopname } from '../../application'
import { metOnderpand, roundOpzet } from '../../domain'
import { formatEuro } from '../../domain/geld'
import type { Antwoorden } from '../../domain/orientatie'
import { useAppearing } from '../basis/context/useAppearing'
import { useOrientatie, useSamenvatting } from '../basis/context/reading'
import { woningTekst } from '../tekst/vragen/woning'
import { Text } from '../thema/parts'

/**
 * Returns the sentence about what is left of the sale of the current home: a debt or money. Undefined while an amount
 * is missing, and until the last result has these amounts.
 */
const verkoopzin = (antwoorden: Antwoorden, momentopname: Momentopname | undefined): string | undefined => {
  const { verkoopPrijsWoning, huidigeHypotheekBedrag } = antwoorden
  if (
    verkoopPrijsWoning === undefined ||
    huidigeHypotheekBedrag === undefined ||
    momentopname?.verkoopPrijsWoning !== verkoopPrijsWoning ||
    momentopname.huidigeHypotheekBedrag !== huidigeHypotheekBedrag
  )
    return undefined
  const { restschuld = 0, overwaarde } = metOnderpand(roundOpzet(momentopname.financieringsOpzet)) ?? {}
  if (restschuld > 0) return woningTekst.schuldOver(formatEuro(restschuld))
  return overwaarde === undefined ? undefined : woningTekst.geldOver(formatEuro(overwaarde))
}

/** A note on what is left of the sale of the current home, below its two amounts. Renders nothing while unknown. */
export const Verkoopsaldo = () => {
  const appearing = useAppearing()
  const { momentopname } = useSamenvatting()
  const zin = useOrientatie((antwoorden) => verkoopzin(antwoorden, momentopname))
  return (
    zin && (
      <Text ref={appearing} soort="gedempt">
        {zin}
      </Text>
    )
  )
}
