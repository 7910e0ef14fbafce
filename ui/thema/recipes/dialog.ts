import { defineRecipe } from '@chakra-ui/react/styled-system'

import { growing } from '../scales'
import { withMouse, edgeInForcedColours } from '../media'

export const dialogBoxRecipe = defineRecipe({
  base: {
    margin: 'auto',
    padding: '0',
    border: edgeInForcedColours,
    borderRadius: 'kaart',
    background: 'pagina',
    color: 'tekst',
    fontSize: 'tekst',
    zIndex: 'modal',
    width: `min(${growing(520)}, 100vw - 32px)`,
    maxHeight: 'calc(100dvh - 32px)',
    boxShadow: '0 16px 48px rgba(0, 0, 0, 0.3)',
    '&::backdrop': { background: 'sluier' },
    '&:has(table)': { width: `min(${growing(1120)}, 100vw - 32px)` },
    '&:not(:modal)': { display: 'none' },
    '& > form': { display: 'flex', flexDirection: 'column', gap: '6', padding: '6' },
  },
})

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
