import { defineRecipe } from '@chakra-ui/react/styled-system'

import { growing } from '../scales'
import { print, withMouse, edgeInForcedColours } from '../media'

/** The question-mark button beside a label: a circle of 24 px in a clickable area of 44 px. Both grow with the text. */
export const tooltipButtonRecipe = defineRecipe({
  base: {
    gridArea: '1 / 2',
    padding: '10px',
    margin: '-10px',
    border: '0',
    borderRadius: 'rond',
    background: 'transparent',
    cursor: 'pointer',
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      width: growing(24),
      height: growing(24),
      border: '1px solid',
      borderColor: 'bediening',
      borderRadius: 'rond',
      color: 'accent',
      fontWeight: 'vet',
      fontSize: 'klein',
      lineHeight: '1',
    },
    '&[aria-expanded=true] > span': { background: 'accentTint', borderColor: 'accent' },
    '&:focus-visible': { outlineOffset: '-8px' },
    [withMouse]: { '&:hover > span': { background: 'accentTint', borderColor: 'accent' } },
    [print]: { display: 'none' },
  },
})

export const tooltipPanelRecipe = defineRecipe({
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    zIndex: 'tooltip',
    width: 'max-content',
    maxWidth: 'min(320px, 100% - 10px)',
    overflowY: 'auto',
    border: edgeInForcedColours,
    padding: '4',
    background: 'tekst',
    color: 'pagina',
    borderRadius: 'veld',
    overflowWrap: 'break-word',
    boxShadow: '0 8px 24px rgba(23, 33, 43, 0.25)',
  },
})
