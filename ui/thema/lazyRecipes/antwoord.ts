import { defineRecipe } from '@chakra-ui/react/styled-system'

import { growing } from '../scales'
import { edgeInForcedColours, inTheDark, narrow } from '../media'

/** The card with the answer of the last step, above its questions. */
export const answerCardRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    marginBlockStart: '-24px',
    marginBlockEnd: '-16px',
    paddingBlock: '3',
    paddingInline: '6',
    border: edgeInForcedColours,
    borderRadius: 'kaart',
    '& > p:first-of-type': { display: 'flex', gap: '2', alignItems: 'center' },
    '& > p > svg': { flex: 'none' },
    '& > div': { alignSelf: 'stretch', columnGap: '4', marginBlock: '1' },
    '& > button': { marginBlock: '-10px' },
    [narrow]: { paddingInline: '4', '& > div > *': { flex: 'auto' }, '& > div button': { width: '100%' } },
  },
  variants: {
    soort: {
      genoeg: {
        background: 'accentTint',
        [inTheDark]: { borderColor: 'accent' },
        '& > p > svg': { color: 'accent' },
      },
      tekort: {
        background: 'waarschuwingTint',
        [inTheDark]: { borderColor: 'waarschuwing' },
        '&, & > p': { color: 'waarschuwing' },
      },
    },
  },
  defaultVariants: { soort: 'genoeg' },
})

/** The large figure of the answer card. A figure that belongs to earlier answers gets the muted colour after 200 ms. */
export const answerFigureRecipe = defineRecipe({
  base: {
    color: 'accent',
    fontSize: growing(40),
    lineHeight: 'cijfer',
    fontWeight: 'vet',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { display: 'inline-block', fontSize: 'groep' },
    '&[data-voorlopig]': { color: 'gedempt !important', transition: 'color 0ms 200ms' },
    [narrow]: { fontSize: 'kern' },
  },
})

/** The first sentence of a dialog, with the main outcome. */
export const leadSentenceRecipe = defineRecipe({
  base: {
    maxWidth: '640px',
    fontSize: 'inleiding',
    fontWeight: 'vet',
    textWrap: 'balance',
    overflowWrap: 'break-word',
  },
})
