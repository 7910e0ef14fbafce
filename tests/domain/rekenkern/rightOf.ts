import { either } from 'fp-ts'

/** Returns the value of a Right. Throws for a Left, so that the test fails and shows the value of the Left. */
export const rightOf = <E, A>(uitkomst: either.Either<E, A>): A => {
  if (either.isLeft(uitkomst)) throw new Error(`expected a Right, got ${JSON.stringify(uitkomst.left)}`)
  return uitkomst.right
}
