import { defineRecipe } from '@chakra-ui/react/styled-system'

import { narrow, print } from '../media'

/** A block of the summary. `gedimd` makes the block grey and leaves it out of a print. */
export const blockRecipe = defineRecipe({
  base: { display: 'flex', flexDirection: 'column', gap: '3' },
  variants: {
    gedimd: {
      true: {
        '&, & *': { color: 'gedempt !important', fontWeight: 'gewoon !important' },
        [print]: { display: 'none' },
      },
    },
    scheiding: { true: { borderBlockStart: '1px solid', borderBlockStartColor: 'lijn', paddingBlockStart: '3' } },
  },
  defaultVariants: { gedimd: false, scheiding: false },
})

/**
 * The style of a label and an amount on one line, with the amounts aligned on the right. A long label wraps. If the
 * longest word of the label does not fit next to the amount, the amount moves below the label.
 */
export const onOneLine = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  alignItems: 'baseline',
  '& > dt': { flex: '1 1 0', minWidth: 'min-content', maxWidth: '100%', overflowWrap: 'break-word' },
  '& > dd': {
    marginInlineStart: 'auto',
    whiteSpace: 'nowrap',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > dd + dd': {
    flexBasis: '100%',
    whiteSpace: 'normal',
    color: 'gedempt',
    fontSize: 'klein',
    fontWeight: 'gewoon',
  },
} as const

export const lineRecipe = defineRecipe({
  base: onOneLine,
  variants: {
    soort: {
      gewoon: {},
      som: { fontWeight: 'vet', columnGap: '2' },
      /** A figure with a long name; the source of the figure is below the name. */
      invoer: {
        '& > dt': { flex: '1 1 60%' },
        '& > dd': { whiteSpace: 'normal' },
        '& > dd + dd': { textAlign: 'start' },
      },
      kern: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        paddingBlockStart: '2',
        '& > dt': { flex: 'none' },
        '& > dd': {
          margin: '0',
          color: 'accent',
          fontSize: 'kern',
          lineHeight: 'cijfer',
          fontWeight: 'vet',
          textAlign: 'start',
          [narrow]: { fontSize: 'kernSmal' },
        },
      },
    },
  },
  defaultVariants: { soort: 'gewoon' },
})
