import type { Wie } from '../../domain'
import { Message } from '../message/Message'
import { useOrientatie } from '../context/useOrientatie'
import { overigTekst } from './overigTekst'

/** The message under the kind of income Overig. */
export const OverigMessage = ({ wie }: { readonly wie: Wie }) => {
  const labelCode = useOrientatie((orientatie) => orientatie.labelCode)
  return (
    <Message soort="fout">
      <p>{overigTekst(wie, labelCode)}</p>
    </Message>
  )
}
