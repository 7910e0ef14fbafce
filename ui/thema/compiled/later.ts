import { createElement, type ComponentProps } from 'react'

import { chakra } from './chakra'
import { useSheet } from './createStyles'
import { laterSheet } from './laterSheet'

/** The same, for parts that the first step does without: they bring their style sheet to the root they are drawn in. */
export const laterChakra = (...made: Parameters<typeof chakra>) => {
  const Part = chakra(...made)
  return (props: ComponentProps<typeof Part>) => {
    useSheet(laterSheet)
    return createElement(Part, props)
  }
}
