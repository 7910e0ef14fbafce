import { ATTRIBUTEN, toEigenschap, type Referentie } from '../eigenschappen'

type AlsProp<Naam extends string> = Naam extends `${infer Begin}-${infer Rest}`
  ? `${Capitalize<Begin>}${AlsProp<Rest>}`
  : Capitalize<Naam>

/** What the calculator looks up on the page: the id or a CSS selector of another element, by the name in camelCase. */
export type Referenties = { readonly [Naam in Referentie as `ref${AlsProp<Naam>}`]?: string | undefined }

const REFERENTIES = [
  'ref-ankermenu',
  'ref-bovenkant',
  'ref-analytics-hub',
  'ref-anti-forgery',
] as const satisfies readonly `ref-${Referentie}`[]

/** The attribute by the name of its prop. */
const ATTRIBUUT_VAN: Readonly<Record<string, string>> = Object.fromEntries(
  [...ATTRIBUTEN, ...REFERENTIES].map((attribuut) => [toEigenschap(attribuut), attribuut]),
)

const toWaarde = (waarde: unknown): unknown => {
  if (typeof waarde === 'boolean') return waarde ? '' : undefined
  return typeof waarde === 'object' && waarde !== null ? JSON.stringify(waarde) : waarde
}

/** The props with those of the calculator as attributes, which a server can write too; others as they are. */
export const toAttributen = (props: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(props).map(([naam, waarde]) => {
      const attribuut = Object.hasOwn(ATTRIBUUT_VAN, naam) ? ATTRIBUUT_VAN[naam] : undefined
      return attribuut === undefined ? [naam, waarde as unknown] : [attribuut, toWaarde(waarde)]
    }),
  )
