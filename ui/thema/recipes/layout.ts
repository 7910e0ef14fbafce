import { defineRecipe } from '@chakra-ui/react/styled-system'

import { COLUMN, growing } from '../scales'
import { print, wide, narrow } from '../media'

/** The layout of the form and the summary: side by side in a wide element, otherwise below each other. */
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

/**
 * The column with the questions; it is not printed. The title is close to the line below it and to the questions. The
 * children of its `div` are laid out as children of the column.
 */
export const formColumnRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12',
    minWidth: '0',
    maxWidth: COLUMN,
    [wide]: { maxWidth: growing(680) },
    '& > h2, & > h2 + p': { marginBlockEnd: '-16px' },
    '& > h2 + p': { marginBlockStart: '-16px' },
    '& > div': { display: 'contents' },
    [narrow]: { gap: '10' },
    [print]: { display: 'none' },
  },
})

/** The padding of the calculator, which is at most 1156 px wide in a wide element at the default text size. */
export const frameRecipe = defineRecipe({
  base: {
    padding: '4',
    [wide]: { padding: '6', maxWidth: growing(1156), marginInline: 'auto' },
    [print]: { padding: '0 !important' },
  },
})

/** The row of step buttons: back on the left, forward on the right. If the row wraps, the forward button is on top. */
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
    [narrow]: { flexWrap: 'wrap-reverse', '& > *': { flex: '1 1 auto' } },
  },
})

/** The distances between stacked elements, by name. */
const ruimte = {
  dicht: { gap: '1' },
  lijn: { gap: '2' },
  alinea: { gap: '4' },
  kaart: { gap: '6' },
  vraag: { gap: '8', '& > h3': { marginBlockEnd: '-8px' }, [narrow]: { gap: '6' } },
} as const

const onderElkaar = { display: 'flex', flexDirection: 'column', minWidth: '0' } as const

/** Elements below each other, at one of the standard distances. */
export const stackRecipe = defineRecipe({
  base: onderElkaar,
  variants: { ruimte },
  defaultVariants: { ruimte: 'alinea' },
})

/** Questions that follow from an answer: below that answer, next to a line in the accent colour. */
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

/** Elements side by side. They wrap when there is no room, except with `uiteen`. */
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
