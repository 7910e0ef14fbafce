/** Has this fields that can be looked at? So has a list. */
export const isObject = (waarde: unknown): waarde is Readonly<Record<string, unknown>> =>
  typeof waarde === 'object' && waarde !== null
