import type { LoadNormen } from './tokens'

/** How a page loads what its calculators share. */
export interface Loading {
  readonly loadNormen: LoadNormen
  /** Makes the loader of a part, which tries again after a failure, from its import and that of another address. */
  readonly createLoader: <Value>(
    request: () => Promise<Readonly<Record<string, Value>>>,
    importAgain: (address: string) => Promise<unknown>,
  ) => () => Promise<Value>
}

/** Imports another address from where the chunk of the application stands. */
export const importAgain = (address: string): Promise<unknown> =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ address)
