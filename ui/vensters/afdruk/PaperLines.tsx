import type { Pattern } from '../../basis/PartsChart'
import { PaperMark } from './PaperBar'
import type { Bladregel } from './toBlad'

/** A line on paper. `patroon` is the pattern of the bar part that shows the amount; undefined without such a part. */
export interface PaperLine extends Pick<Bladregel, 'naam' | 'waarde' | 'toelichting'> {
  readonly patroon?: Pattern | undefined
}

interface PaperLinesProps {
  readonly regels: readonly PaperLine[]
  readonly soort?: 'antwoord' | 'ingevuld'
}

/** A list of figures or answers on paper, each with its name. */
export const PaperLines = ({ regels, soort }: PaperLinesProps) => (
  <dl className={soort}>
    {regels.map(({ naam, waarde, toelichting, patroon }) => (
      <div key={naam}>
        <dt>
          {patroon && <PaperMark patroon={patroon} />}
          {naam}
        </dt>
        <dd>{waarde}</dd>
        {toelichting !== undefined && <dd>{toelichting}</dd>}
      </div>
    ))}
  </dl>
)
