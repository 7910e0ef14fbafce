import type { Wie } from '../../domain'
import { Melding } from '../melding'
import { useOrientatie } from '../context'
import { overigTekst } from './overigTekst'

/** The message under the kind of income Overig. */
export const OverigMelding = ({ wie }: { readonly wie: Wie }) => {
  const labelCode = useOrientatie((orientatie) => orientatie.labelCode)
  return (
    <Melding soort="fout">
      <p>{overigTekst(wie, labelCode)}</p>
    </Melding>
  )
}
