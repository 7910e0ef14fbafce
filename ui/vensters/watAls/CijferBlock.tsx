import type { Pattern } from '../../basis/PartsChart'
import { PartMark, SituationFigures } from '../../thema/lazyParts'

interface CijferBlockProps {
  readonly naam: string
  /** The pattern of the figure in a bar; undefined if no bar shows the figure. */
  readonly patroon: Pattern | undefined
  /** The amount of each situation with the name of that situation. */
  readonly bedragen: readonly { readonly naam: string; readonly bedrag: string }[]
}

/** The amounts of one figure side by side below its name; one amount without names if all situations have that. */
export const CijferBlock = ({ naam, patroon, bedragen }: CijferBlockProps) => {
  const isOveralGelijk = bedragen.every(({ bedrag }) => bedrag === bedragen[0]?.bedrag)
  return (
    <SituationFigures>
      <dt>
        {patroon && <PartMark aria-hidden="true" patroon={patroon} />}
        {naam}
      </dt>
      {isOveralGelijk ? (
        <dd>{bedragen[0]?.bedrag}</dd>
      ) : (
        bedragen.map(({ naam: situatie, bedrag }) => (
          <dd key={situatie}>
            <span>{situatie}</span> {bedrag}
          </dd>
        ))
      )}
    </SituationFigures>
  )
}
