type Leeg = null | undefined

type KanLeeg<T, Naam extends keyof T> = undefined extends T[Naam] ? Naam : null extends T[Naam] ? Naam : never

/** What is left of some values when those that are absent are left out: which of them, only the values tell. */
export type ZonderLege<T> = { readonly [Naam in keyof T as Exclude<Naam, KanLeeg<T, Naam>>]: T[Naam] } & {
  readonly [Naam in keyof T as KanLeeg<T, Naam>]?: Exclude<T[Naam], Leeg>
}

/** Leaves out what is absent or null; 0 is a value and stays. */
export const zonderLege = <T extends object>(waarden: T): ZonderLege<T> =>
  Object.fromEntries(
    Object.entries(waarden).filter(([, waarde]) => waarde !== undefined && waarde !== null),
  ) as ZonderLege<T>
