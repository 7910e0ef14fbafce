import { aanbiederVan } from '../../../domain/orientatie'
import { useOrientatie } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { watPastTekst as tekst } from '../../tekst/watPast'
import { BulletList } from '../../thema/lazyParts'
import type { DialogProps } from '../../basis/lazy/types/dialog'

/** A dialog that explains why the maximum loan is not advice, and what else to take into account. */
export const WatPastDialog = ({ titel, onSluit }: DialogProps) => {
  const aanbieder = useOrientatie(({ labelCode }) => aanbiederVan(labelCode))
  return (
    <Dialog titel={titel} onSluit={onSluit} metWoorden>
      <BulletList>
        {[tekst.geenAanbod(aanbieder), ...tekst.punten, tekst.eigenKeuze].map((zin) => (
          <li key={zin}>{zin}</li>
        ))}
      </BulletList>
    </Dialog>
  )
}
