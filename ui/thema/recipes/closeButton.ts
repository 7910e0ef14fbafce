import { defineRecipe } from '@chakra-ui/react/styled-system'

import { withMouse } from '../media'

/** The cross in the corner of a dialog. */
export const closeButtonRecipe = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '44px',
    height: '44px',
    border: '0',
    borderRadius: 'rond',
    background: 'transparent',
    color: 'gedempt',
    cursor: 'pointer',
    marginBlock: '-8px',
    marginInlineEnd: '-12px',
    [withMouse]: { '&:hover': { background: 'vlak', color: 'tekst' } },
  },
})
