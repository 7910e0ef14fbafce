import type { Verhaalvak } from '../../../application/uitleg'
import { BoxList } from '../../thema/lazyParts'

interface BoxChainProps {
  readonly vakken: readonly Verhaalvak[]
}

/** Boxes that lead to a figure, with operators between them. Each box reads as a sentence: label, figure and unit. */
export const BoxChain = ({ vakken }: BoxChainProps) => (
  <BoxList>
    <ol>
      {vakken.map(({ id, teken, naam, waarde, bij }) => (
        <li key={id}>
          {teken !== undefined && (
            <span aria-hidden="true" data-pijl={teken === '→' ? '' : undefined}>
              {teken}
            </span>
          )}
          <span>{naam}</span> <span data-cijfer="">{waarde}</span>
          {bij !== undefined && (
            <>
              {' '}
              <span>{bij}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  </BoxList>
)
