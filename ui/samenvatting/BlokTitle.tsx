import { memoAlike } from '../context'
import { BlockTitle } from '../thema'

interface BlokTitleProps {
  readonly id: string
  readonly titel: string
}

/** The title of a block: figures that change leave it alone. */
export const BlokTitle = memoAlike(({ id, titel }: BlokTitleProps) => <BlockTitle id={id}>{titel}</BlockTitle>)
