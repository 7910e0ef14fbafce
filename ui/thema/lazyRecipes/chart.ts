import { defineRecipe } from '@chakra-ui/react/styled-system'

import { withFinger } from '../media'

/** A place along the axis of a chart, chosen by dragging. */
export const axisSliderRecipe = defineRecipe({
  base: {
    display: 'block',
    height: '24px',
    marginBlockStart: '1',
    accentColor: 'accent',
    [withFinger]: { height: '44px', marginBlockStart: '0' },
  },
})
