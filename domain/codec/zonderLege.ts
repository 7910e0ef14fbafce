type Leeg = null | undefined

type KanLeeg<T, Naam extends keyof T> = undefined extends T[Naam] ? Naam : null extends T[Naam] ? Naam : never

/** The type of an object without its empty fields: a field that can be undefined or null becomes optional. */
export type ZonderLege<T> = { readonly [Naam in keyof T as Exclude<Naam, KanLeeg<T, Naam>>]: T[Naam] } & {
  readonly [Naam in keyof T as KanLeeg<T, Naam>]?: Exclude<T[Naam], Leeg>
}

/** Returns the fields of an object that are not undefined or null; a 0 stays. */
export const zonderLege = <T extends object>(waarden: T): ZonderLege<T> =>
  Object.fromEntries(
    Object.entries(waarden).filter(([, waarde]) => waarde !== undefined && waarde !== null),
  ) as ZonderLege<T>
