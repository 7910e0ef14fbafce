/**
 * What holds of a property that must be one of these values: the first that is, of what the layers give, the strongest
 * layer first. So does the application judge it when it comes.
 */
export const choose = (given: readonly unknown[], values: readonly string[]): string | undefined =>
  given.find((one): one is string => values.includes(one as string))
