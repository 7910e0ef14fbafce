import { defineRecipe } from '@chakra-ui/react/styled-system'

import { reducedMotion } from '../media'
import { growing } from '../scales'

/** A list of bars to one scale: the name of each bar, the bar, and its amount. */
export const situationBarsRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 12px',
    '& > div': { display: 'contents' },
    '& > div > dd:last-of-type': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontWeight: 'vet',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > div > dd > span': {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '1',
      alignItems: 'center',
      color: 'waarschuwing',
      fontSize: 'klein',
    },
    '& > div > dd > div': { transition: 'width 150ms', [reducedMotion]: { transition: 'none' } },
  },
})

/** One figure of several situations: its name, and below it the amount of each situation under the situation's name. */
export const situationFiguresRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    paddingBlockStart: '2',
    borderBlockStart: '1px solid',
    borderColor: 'lijn',
    '& > dt': { flexBasis: '100%', display: 'flex', gap: '2' },
    '& > dd': { flex: `1 1 ${growing(84)}`, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& > dd > span': { display: 'block', color: 'gedempt', fontSize: 'klein' },
    '& > dt:has(+ dd:last-child)': { flex: '1 1 auto' },
    '& > dd:only-of-type': { flex: '0 1 auto' },
  },
})
