import { Message } from '../message/Message'
import { hostTekst } from '../tekst/host'
import { Button, Stack } from '../thema/parts'
import type { PartUse } from './usePart'

/** Tells that a part stayed away; a button asks for it again. Nothing while no part did. */
export const LoadFailureMessage = ({ askAgain }: Pick<PartUse<unknown>, 'askAgain'>) =>
  askAgain && (
    <Message soort="fout">
      <Stack ruimte="lijn">
        <p>{hostTekst.nietGeladen}</p>
        <div>
          <Button soort="stil" onClick={askAgain}>
            {hostTekst.probeerOpnieuw}
          </Button>
        </div>
      </Stack>
    </Message>
  )
