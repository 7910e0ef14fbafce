import { Message } from '../message'
import { hostTekst } from '../tekst'
import { Button, Stack } from '../thema'
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
