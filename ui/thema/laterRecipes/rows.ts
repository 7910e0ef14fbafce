import { defineRecipe } from '@chakra-ui/react/styled-system'

import { narrow, withMouse } from '../media'

/** Ways to go on, below each other in a box: an icon, a button, what is behind it, and a chevron. All of it presses. */
export const rowListRecipe = defineRecipe({
  base: {
    border: '1px solid',
    borderColor: 'lijn',
    borderRadius: 'kaart',
    overflow: 'hidden',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr) auto 20px',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '56px',
      paddingInline: '4',
      paddingBlock: '1',
      [withMouse]: { '&:hover': { background: 'accentTint' } },
    },
    '& > li + li': { borderBlockStart: '1px solid', borderBlockStartColor: 'lijn' },
    '& > li > svg': { color: 'accent' },
    '& > li > svg:last-of-type': { gridArea: '1 / 4' },
    '& > li > span': {
      color: 'gedempt',
      fontVariantNumeric: 'tabular-nums',
      [narrow]: { gridArea: '2 / 2', fontSize: 'klein', marginBlockEnd: '1' },
    },
    '& .rij': {
      width: '100%',
      justifyContent: 'flex-start',
      color: 'tekst',
      fontWeight: 'gewoon',
      lineHeight: 'tekst',
      textAlign: 'start',
      textDecoration: 'none',
      '&::after': { content: '""', position: 'absolute', inset: '0' },
    },
  },
})
