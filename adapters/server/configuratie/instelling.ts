import * as t from 'io-ts'

/** A setting that is written as text: how it is read, what it must be, and what it is when nobody sets it. */
interface Opzet<T> {
  readonly naam: string
  readonly verwacht: string
  readonly standaard: T
  /** Undefined when the text says something else. */
  readonly lees: (tekst: string) => T | undefined
}

/** Reads a setting from the environment, where everything is text; absent and empty both mean the default. */
export const instelling = <T>({ naam, verwacht, standaard, lees }: Opzet<T>): t.Type<T, unknown> =>
  new t.Type<T, unknown>(
    naam,
    (waarde): waarde is T => waarde !== null,
    (invoer, context) => {
      if (invoer === undefined || invoer === '') return t.success(standaard)
      const gelezen = typeof invoer === 'string' ? lees(invoer) : undefined
      return gelezen === undefined ? t.failure(invoer, context, verwacht) : t.success(gelezen)
    },
    t.identity,
  )

/** A whole number from `laagste` to `hoogste`. */
export const geheel = <T extends number | undefined>(
  naam: string,
  laagste: number,
  hoogste: number,
  standaard: T,
): t.Type<number | T, unknown> =>
  instelling<number | T>({
    naam,
    verwacht: `verwacht een geheel getal van ${laagste} tot en met ${hoogste}`,
    standaard,
    lees: (tekst) => {
      const getal = /^\d+$/.test(tekst) ? Number(tekst) : NaN
      return getal >= laagste && getal <= hoogste ? getal : undefined
    },
  })

/** One of these words. */
export const eenVan = <T extends string>(naam: string, keuzes: readonly T[], standaard: T): t.Type<T, unknown> =>
  instelling({
    naam,
    verwacht: `verwacht een van ${keuzes.join(', ')}`,
    standaard,
    lees: (tekst) => keuzes.find((keuze) => keuze === tekst),
  })
