import { defineRecipe } from '@chakra-ui/react/styled-system'

import { fontSizes } from '../scales'
import { forcedColours, narrow } from '../media'

/** The card with the answer of the last step, above its questions. Only its icon has the colour of good or bad news. */
export const answerCardRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    marginBlockStart: '-16px',
    padding: '6',
    border: '1px solid',
    borderColor: 'lijn',
    borderRadius: 'kaart',
    boxShadow: '0 1px 3px rgba(0, 0, 0, 0.08)',
    '& > p:first-of-type': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& > p > strong': { fontWeight: 'vet' },
    '& > p > svg': { flex: 'none', marginBlockStart: 'calc((1lh - 20px) / 2)' },
    '& > [data-icoon=goed] > svg': { color: 'succes', [forcedColours]: { color: 'CanvasText' } },
    '& > [data-icoon=waarschuwing] > svg': { color: 'waarschuwing', [forcedColours]: { color: 'CanvasText' } },
    '& > div': { alignSelf: 'stretch', columnGap: '4', marginBlock: '1' },
    '& > button': { marginBlock: '-10px' },
    [narrow]: {
      gap: '1',
      marginBlockStart: '0',
      padding: '4',
      '& > [data-knoppen] > *': { flex: 'auto' },
      '& > [data-knoppen] button': { width: '100%' },
    },
  },
})

/** The large figure of the answer card. A figure that belongs to earlier answers gets the muted colour after 200 ms. */
export const answerFigureRecipe = defineRecipe({
  base: {
    color: 'accent',
    fontSize: 'kern',
    lineHeight: 'cijfer',
    fontWeight: 'vet',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { display: 'inline-block', color: 'tekst', fontSize: 'inleiding', fontWeight: 'gewoon' },
    '&[data-voorlopig], &[data-voorlopig] > span': { color: 'gedempt !important', transition: 'color 0ms 200ms' },
    [narrow]: { fontSize: `min(${fontSizes.kernSmal}, 10cqi)` },
  },
})

/** The list of answers: on each line a name, a value and a button. The rule above the step buttons ends the list. */
export const answerListRecipe = defineRecipe({
  base: {
    borderBlockStart: '1px solid',
    borderColor: 'lijn',
    '& > li + li': { borderBlockStart: '1px solid', borderBlockStartColor: 'lijn' },
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, auto) auto',
      alignItems: 'center',
      columnGap: '4',
      minHeight: '48px',
      paddingBlock: '2',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > li > span:first-of-type': { color: 'gedempt' },
    '& > li > span + span': { textAlign: 'end' },
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
