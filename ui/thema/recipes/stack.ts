import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The distances between elements below each other. */
const ruimte = {
  dicht: { gap: '1' },
  lijn: { gap: '2' },
  alinea: { gap: '4' },
  kaart: { gap: '6' },
  vraag: { gap: '8' },
  groep: { gap: '12' },
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
