import type { ComponentProps } from 'react'

import { chakra } from './chakra'
import { useSheet } from './createStyles'
import { lazySheet, looseSheet } from './lazySheets'

/** Returns a version of `chakra` whose components add the style sheet `sheet` to their root when rendered. */
const bringing =
  (sheet: string) =>
  (...made: Parameters<typeof chakra>) => {
    const Part = chakra(...made)
    return (props: ComponentProps<typeof Part>) => {
      useSheet(sheet)
      return Part(props)
    }
  }

export const lazyChakra = bringing(lazySheet)
export const looseChakra = bringing(looseSheet)
