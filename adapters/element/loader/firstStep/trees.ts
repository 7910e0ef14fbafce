import type { LabelCode } from '../../../../domain/orientatie'
import type { Tree } from './tree'

/** The first step of each brand as React draws it first; the build writes them here. */
export const trees: Readonly<Partial<Record<LabelCode, readonly Tree[]>>> = {}
