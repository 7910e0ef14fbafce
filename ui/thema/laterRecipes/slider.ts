import { defineRecipe } from '@chakra-ui/react/styled-system'

/** An amount chosen by dragging. */
export const sliderRecipe = defineRecipe({
  base: { display: 'block', width: '100%', height: '44px', accentColor: 'accent' },
})
