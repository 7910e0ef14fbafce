/** Returns the first needed feature that is missing, as a path from the window. The build fills in the list. */
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
