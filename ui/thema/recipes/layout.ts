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
      gridTemplateColumns: `minmax(0, 680fr) minmax(${growing(344)}, 380fr)`,
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

/** The buttons that lead to another step: forward on the right, back on the left, or below it without the room. */
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
    [narrow]: { flexWrap: 'wrap-reverse', '& > *': { flex: '1 1 auto' }, '& > :not(a, button)': { order: -1 } },
  },
})

/** The distances between elements below each other. */
const ruimte = {
  dicht: { gap: '1' },
  lijn: { gap: '2' },
  alinea: { gap: '4' },
  kaart: { gap: '6' },
  vraag: { gap: '8' },
} as const

const onderElkaar = { display: 'flex', flexDirection: 'column', minWidth: '0' } as const

/** Elements below each other, at one of the distances of the scale. */
export const stackRecipe = defineRecipe({
  base: onderElkaar,
  variants: { ruimte },
  defaultVariants: { ruimte: 'alinea' },
})

/** Questions that follow from an answer: right under it, behind a rule in the accent colour. */
export const followUpRecipe = defineRecipe({
  base: {
    ...onderElkaar,
    borderInlineStart: '3px solid',
    borderInlineStartColor: 'accent',
    paddingInlineStart: '4',
    '& > dl': { maxWidth: '480px' },
  },
  variants: { ruimte: { lijn: ruimte.lijn, alinea: ruimte.alinea, kaart: ruimte.kaart } },
  defaultVariants: { ruimte: 'lijn' },
})

/** Elements beside each other that wrap when there is no room. */
export const rowRecipe = defineRecipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0' },
  variants: {
    uitlijning: {
      begin: {},
      cijfers: { columnGap: '6', alignItems: 'flex-end' },
      uiteen: { flexWrap: 'nowrap', alignItems: 'flex-start', justifyContent: 'space-between' },
    },
  },
  defaultVariants: { uitlijning: 'begin' },
})
