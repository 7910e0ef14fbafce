/**
 * The value of a property that must be one of `values`: the first valid one, the strongest layer first. The application
 * applies the same rule once it is loaded.
 */
export const choose = (given: readonly unknown[], values: readonly string[]): string | undefined =>
  given.find((one): one is string => values.includes(one as string))
