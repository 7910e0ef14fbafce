import { useCalculator } from '../../basis/context/context'
import { copied } from '../../basis/dialog/Dialog'
import type { Delen } from '../../basis/lazy/types/delen'
import { ActionButton } from '../../basis/press/ActionButton'
import { focusNow } from '../../basis/press/giveFocus'
import { meenemenTekst as tekst } from '../../tekst/meenemen'
import { FieldWithButton } from '../../thema/lazyParts'
import { Input, InputOutline, Text } from '../../thema/parts'

/** The message of one part of the dialog, and the function that shows and announces another message there. */
export interface Sayable {
  /** The message to show; empty when another part has the last message. */
  readonly gezegd: string
  readonly zeg: (zin: string) => void
}

interface LinkDeelProps extends Sayable {
  /** The code that makes the link; undefined until it has loaded. */
  readonly delen: Delen | undefined
}

/** A copyable link to the current answers. The link leaves out text that is not a valid answer. */
export const LinkDeel = ({ delen, gezegd, zeg }: LinkDeelProps) => {
  const calculator = useCalculator()
  const link = delen?.currentLink(calculator)
  const kopieer = async () => {
    if (link === undefined) return
    zeg(await copied(() => navigator.clipboard.writeText(link), tekst.linkGekopieerd, tekst.linkMislukt))
  }
  return (
    <>
      <FieldWithButton>
        <InputOutline>
          <Input
            type="url"
            readOnly
            aria-label={tekst.link}
            value={link ?? ''}
            onClick={focusNow}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </InputOutline>
        <ActionButton bezig={link === undefined || undefined} onActie={() => void kopieer()}>
          {tekst.kopieerLink}
        </ActionButton>
      </FieldWithButton>
      <Text soort="gedempt">{gezegd || tekst.linkUitleg}</Text>
    </>
  )
}
