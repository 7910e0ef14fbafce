import { memoAlike } from '../context'
import { BlockTitle } from '../thema'

interface BlokTitelProps {
  readonly id: string
  readonly titel: string
}

/** The title of a block: figures that change leave it alone. */
export const BlokTitel = memoAlike(({ id, titel }: BlokTitelProps) => <BlockTitle id={id}>{titel}</BlockTitle>)
