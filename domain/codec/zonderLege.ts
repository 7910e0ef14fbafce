type Leeg = null | undefined

type KanLeeg<T, Naam extends keyof T> = undefined extends T[Naam] ? Naam : null extends T[Naam] ? Naam : never

/** The type of an object without its empty fields: a field that can be undefined or null becomes optional. */
export type ZonderLege<T> = { readonly [Naam in keyof T as Exclude<Naam, KanLeeg<T, Naam>>]: T[Naam] } & {
  readonly [Naam in keyof T as KanLeeg<T, Naam>]?: Exclude<T[Naam], Leeg>
}

/** Returns a copy of an object without the fields that are undefined or null. A field that is 0 remains. */
export const zonderLege = <T extends object>(waarden: T): ZonderLege<T> =>
  Object.fromEntries(
    Object.entries(waarden).filter(([, waarde]) => waarde !== undefined && waarde !== null),
  ) as ZonderLege<T>
