import { defineRecipe } from '@chakra-ui/react/styled-system'

import { growing } from '../scales'
import { print, wide, narrow } from '../media'

/** Form and summary: side by side where the element is wide, below each other where it is not. */
export const layoutRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    [wide]: {
      gridTemplateColumns: `minmax(0, 680fr) minmax(${growing(300)}, 380fr)`,
      gap: '12',
      alignItems: 'start',
    },
    [print]: { display: 'block' },
  },
})

/** The questions; they are not printed. */
export const formColumnRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12',
    minWidth: '0',
    maxWidth: growing(680),
    [print]: { display: 'none' },
  },
})

/** The room around everything inside the element: in a wide one the form is at most 680 px and the summary 380 px. */
export const frameRecipe = defineRecipe({
  base: {
    padding: '4',
    [wide]: { padding: '6', maxWidth: growing(1156), marginInline: 'auto' },
    [print]: { padding: '0 !important' },
  },
})

/** The buttons that lead to another step: forward on the right, back on the left. */
export const stapButtonRowRecipe = defineRecipe({
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
    [narrow]: { '& > *': { flex: '1 1 auto' } },
  },
})
