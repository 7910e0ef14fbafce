import { defineRecipe } from '@chakra-ui/react/styled-system'

import { onPhone } from '../media'

/** Things to choose from, each in a box: what it is, what it comes to, and at the end the button that chooses it. */
export const cardListRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      padding: '4',
      border: '1px solid',
      borderColor: 'lijn',
      borderRadius: 'kaart',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > li[data-gekozen]': { background: 'accentTint', borderColor: 'accent' },
  },
  variants: {
    soort: {
      /** With a line to read; the button takes a line of its own on a phone. */
      metZin: {
        '& > li > p': { gridColumn: '1' },
        '& > li > button': { gridArea: '1 / 2 / span 2' },
        [onPhone]: {
          '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
          '& > li > button': { gridArea: 'auto', justifySelf: 'start', marginBlockStart: '2' },
        },
      },
      /** With a figure to compare, and the button beside it. */
      metCijfer: {
        '& > li > p': { gridColumn: '1 / -1' },
        '& > li > p:nth-of-type(2)': { gridColumn: '1', lineHeight: 'cijfer' },
        '& > li > p:nth-of-type(2) > strong': { fontSize: 'stap' },
        '& > li > p > span': { fontSize: 'klein', whiteSpace: 'nowrap' },
        '& > li > :is(button, strong, span)': { gridArea: '2 / 2' },
      },
    },
  },
  defaultVariants: { soort: 'metZin' },
})
