import { defineRecipe } from '@chakra-ui/react/styled-system'

import { withFinger } from '../media'

/** A slider that chooses a value on the axis of a chart. */
export const axisSliderRecipe = defineRecipe({
  base: {
    display: 'block',
    height: '24px',
    marginBlockStart: '1',
    accentColor: 'accent',
    [withFinger]: { height: '44px', marginBlockStart: '0' },
  },
})
