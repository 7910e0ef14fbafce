import { either } from 'fp-ts'

/** The value of a Right; fails the test with the reason of a Left. */
export const rightOf = <E, A>(uitkomst: either.Either<E, A>): A => {
  if (either.isLeft(uitkomst)) throw new Error(`expected a Right, got ${JSON.stringify(uitkomst.left)}`)
  return uitkomst.right
}
