/** Returns the first feature in `NEEDED` (set by the build) that the browser lacks, as a path from `window`, if any. */
export const findMissing = (): string | undefined =>
  process.env['NEEDED']?.split(' ').find((path) => {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<object | undefined>(
      (found, name) => found && (Reflect.get(found, name) as object),
      window,
    )
    return owner === undefined || !(last in owner)
  })
