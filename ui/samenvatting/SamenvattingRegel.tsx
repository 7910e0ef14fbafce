import type { SamenvattingRegel as RegelModel } from '../../application'
import { samenvattingRegels } from '../tekst'
import { Regel } from '../thema'
import { toonToelichting } from './toelichting'
import { toonWaarde, zegWaarde } from './waarde'

interface SamenvattingRegelProps {
  readonly regel: RegelModel
  readonly soort?: 'gewoon' | 'klein' | 'som' | 'tekort' | 'kern'
}

/** One line: what it is, the amount, and why that is another than one near it. */
export const SamenvattingRegel = ({ regel, soort = 'gewoon' }: SamenvattingRegelProps) => (
  <Regel soort={soort}>
    <dt>{samenvattingRegels[regel.sleutel]}</dt>
    <dd key={toonWaarde(regel.waarde)}>
      {regel.waarde._tag === 'NogTeBepalen' ? (
        <abbr title={zegWaarde(regel.waarde)}>{toonWaarde(regel.waarde)}</abbr>
      ) : (
        toonWaarde(regel.waarde)
      )}
    </dd>
    {regel.toelichting && <dd>{toonToelichting(regel.toelichting)}</dd>}
  </Regel>
)
