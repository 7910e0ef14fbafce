import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Things below each other, at one of the distances of the scale. */
export const stapelRecept = defineRecipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: {
    ruimte: {
      dicht: { gap: '1' },
      regel: { gap: '2' },
      alinea: { gap: '4' },
      kaart: { gap: '6' },
      vraag: { gap: '8' },
      groep: { gap: '12' },
    },
  },
  defaultVariants: { ruimte: 'alinea' },
})

/** Things beside each other that wrap when there is no room. */
export const rijRecept = defineRecipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0' },
  variants: {
    uitlijning: {
      begin: {},
      uiteen: { justifyContent: 'space-between' },
      basislijn: { alignItems: 'baseline', justifyContent: 'space-between' },
    },
  },
  defaultVariants: { uitlijning: 'begin' },
})
