import { defineRecipe } from '@chakra-ui/react/styled-system'

import { meegroeiend } from '../maten'
import { afdruk, breed, smal } from '../voorwaarden'

/** Form and summary: side by side where the element is wide, below each other where it is not. */
export const indelingRecept = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    [breed]: {
      gridTemplateColumns: `minmax(0, 680fr) minmax(${meegroeiend(300)}, 380fr)`,
      gap: '12',
      alignItems: 'start',
    },
    [afdruk]: { display: 'block' },
  },
})

/** The questions; on paper only their outcome stands. */
export const formulierRecept = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12',
    minWidth: '0',
    maxWidth: meegroeiend(680),
    [afdruk]: { display: 'none' },
  },
})

/** The room around everything inside the element: in a wide one the form is at most 680 px and the summary 380 px. */
export const binnenkantRecept = defineRecipe({
  base: {
    padding: '4',
    [breed]: { padding: '6', maxWidth: meegroeiend(1156), marginInline: 'auto' },
    [afdruk]: { padding: '0' },
  },
})

/** The buttons that lead to another step: forward on the right, back on the left. */
export const stapKnoppenRecept = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    justifyContent: 'space-between',
    borderBlockStart: '1px solid',
    borderBlockStartColor: 'lijn',
    paddingBlockStart: '6',
    '& > .verder': { marginInlineStart: 'auto' },
    [smal]: { '& > *': { flex: '1 1 auto' } },
  },
})
