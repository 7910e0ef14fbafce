import type { LabelCode } from '../../../../domain/orientatie'
import type { Tree } from './tree'

/** The nodes of the first step by brand, as React first renders them. Empty here: the build replaces this module. */
export const trees: Readonly<Partial<Record<LabelCode, readonly Tree[]>>> = {}
