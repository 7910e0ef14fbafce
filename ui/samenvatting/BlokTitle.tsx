import { memoAlike } from '../context/useSelected'
import { BlockTitle } from '../thema/parts'

interface BlokTitleProps {
  readonly id: string
  readonly titel: string
}

/** The title of a block: figures that change leave it alone. */
export const BlokTitle = memoAlike(({ id, titel }: BlokTitleProps) => <BlockTitle id={id}>{titel}</BlockTitle>)
