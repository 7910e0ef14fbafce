import { aanbiederVan } from '../../../domain/orientatie'
import { useOrientatie } from '../../basis/context/reading'
import { Dialog } from '../../basis/dialog/Dialog'
import { watPastTekst as tekst } from '../../tekst/watPast'
import { BulletList } from '../../thema/lazyParts'

interface WatPastDialogProps {
  readonly titel: string
  readonly onSluit: () => void
}

/** A dialog that explains why the maximum loan is not advice, and what else to take into account. */
export const WatPastDialog = ({ titel, onSluit }: WatPastDialogProps) => {
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

declare module '../../basis/lazy/parts' {
  interface Parts {
    readonly watPast: typeof WatPastDialog
  }
}
