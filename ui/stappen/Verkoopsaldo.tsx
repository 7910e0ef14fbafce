import type { Momentopname } from '../../application'
import { toVoorlopigeOpzet } from '../../application/vergelijking'
import { metOnderpand, roundOpzet, type FinancieringsOpzet } from '../../domain'
import { formatEuro } from '../../domain/geld'
import type { Antwoorden } from '../../domain/orientatie'
import { useAppearing } from '../basis/context/useAppearing'
import { useAfterRelease } from '../basis/press/press'
import { useOrientatie, useSamenvatting } from '../basis/context/reading'
import { woningTekst } from '../tekst/vragen/woning'
import { Text } from '../thema/parts'

/** Whether the last result has the amounts of the sale that the visitor sees. */
const isVanNu = (momentopname: Momentopname, antwoorden: Antwoorden): boolean =>
  momentopname.verkoopPrijsWoning === antwoorden.verkoopPrijsWoning &&
  momentopname.huidigeHypotheekBedrag === antwoorden.huidigeHypotheekBedrag

/** Returns the sentence about what is left of the sale of the current home in this result: a debt or money. */
const verkoopzin = (opzet: FinancieringsOpzet): string | undefined => {
  const { restschuld = 0, overwaarde } = metOnderpand(roundOpzet(opzet)) ?? {}
  if (restschuld > 0) return woningTekst.schuldOver(formatEuro(restschuld))
  return overwaarde === undefined ? undefined : woningTekst.geldOver(formatEuro(overwaarde))
}

/**
 * A note on what is left of the sale of the current home, below its two amounts. Renders nothing while an amount is
 * missing, and until a result has these amounts. A result without a price has no sale. Without such a result, the note
 * comes from a calculation with a price of 0, on which the sale does not depend; a service does not calculate that.
 */
export const Verkoopsaldo = () => {
  const appearing = useAppearing()
  const { momentopname } = useSamenvatting()
  const gezegd = useOrientatie((antwoorden) => {
    const { verkoopPrijsWoning, huidigeHypotheekBedrag, vraagprijsWoning } = antwoorden
    if (verkoopPrijsWoning === undefined || huidigeHypotheekBedrag === undefined || !momentopname) return undefined
    const heeftVerkoop = metOnderpand(momentopname.financieringsOpzet) !== undefined
    const opzet =
      heeftVerkoop && vraagprijsWoning !== undefined
        ? isVanNu(momentopname, antwoorden) && momentopname.financieringsOpzet
        : toVoorlopigeOpzet({ ...antwoorden, vraagprijsWoning: 0 }, momentopname.grond)
    return opzet ? verkoopzin(opzet) : undefined
  })
  const zin = useAfterRelease(gezegd)
  return zin && <Text ref={appearing}>{zin}</Text>
}
