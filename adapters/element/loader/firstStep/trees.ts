import type { LabelCode } from '../../../../domain/orientatie'
import type { Tree } from './tree'

/** The first step of each brand, as React first renders it. The build replaces this module. */
export const trees: Readonly<Partial<Record<LabelCode, readonly Tree[]>>> = {}
