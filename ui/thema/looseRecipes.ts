import { defineRecipe } from '@chakra-ui/react/styled-system'

import { withMouse } from './media'

/** A fixed symbol inside the outline of a field, after the text, such as %. */
export const suffixRecipe = defineRecipe({
  base: { display: 'flex', alignItems: 'center', paddingInlineEnd: '3', color: 'gedempt', userSelect: 'none' },
})

/** A button in the outline of a field, to raise or lower its number. Holding the button down selects no text. */
export const spinButtonRecipe = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    flex: 'none',
    padding: '0',
    border: '0',
    borderInlineStart: '1px solid',
    borderInlineStartColor: 'lijn',
    background: 'transparent',
    color: 'accent',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    WebkitTouchCallout: 'none',
    '&:disabled': { color: 'gedempt', opacity: 0.55, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-3px' },
    [withMouse]: { '&:hover:not(:disabled)': { background: 'accentTint' } },
  },
})
