import { defineRecipe } from '@chakra-ui/react/styled-system'

import { narrow, print } from '../media'

/** A titled block of the summary, greyed out until its step is open. */
export const blockRecipe = defineRecipe({
  base: { display: 'flex', flexDirection: 'column', gap: '3' },
  variants: {
    gedimd: {
      true: {
        '&, & *': { color: 'gedempt !important', fontWeight: 'gewoon !important' },
        [print]: { display: 'none' },
      },
    },
    scheiding: { true: { borderBlockStart: '1px solid', borderBlockStartColor: 'lijn', paddingBlockStart: '4' } },
  },
  defaultVariants: { gedimd: false, scheiding: false },
})

/** The empty bar, shown while there are no amounts to draw. */
export const emptyBarRecipe = defineRecipe({
  base: { height: '20px', border: '1px solid', borderColor: 'bediening', borderRadius: '10px' },
})

/**
 * Label and amount on one line, with the amounts aligned at the end. A long label wraps; only if its longest word does
 * not fit next to the amount, the amount moves below it.
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
      klein: { fontSize: 'klein', color: 'gedempt' },
      som: { fontWeight: 'vet', columnGap: '2' },
      /** A figure with a long name, and its source. */
      invoer: {
        '& > dt': { flex: '1 1 60%' },
        '& > dd': { whiteSpace: 'normal' },
        '& > dd + dd': { textAlign: 'start' },
      },
      kern: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        paddingBlockStart: '2',
        '& > dt': { flex: 'none', color: 'gedempt', fontSize: 'klein' },
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
