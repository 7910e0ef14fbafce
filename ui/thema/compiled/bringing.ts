import type { ComponentProps } from 'react'

import { chakra } from './chakra'
import { useSheet } from './createStyles'
import { laterSheet, looseSheet } from './laterSheets'

/** The same, for parts that the first step does without: they bring this style sheet to the root they are drawn in. */
const bringing =
  (sheet: string) =>
  (...made: Parameters<typeof chakra>) => {
    const Part = chakra(...made)
    return (props: ComponentProps<typeof Part>) => {
      useSheet(sheet)
      return Part(props)
    }
  }

export const laterChakra = bringing(laterSheet)
export const looseChakra = bringing(looseSheet)
