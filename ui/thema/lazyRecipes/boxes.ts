import { defineRecipe } from '@chakra-ui/react/styled-system'

import { forcedColours } from '../media'
import { growing } from '../scales'

/** The query for a container too narrow for four boxes side by side: under 640 pixels at the default text size. */
const stacked = '@container (max-width: 39.99em)'

/** Boxes with operators between them; the last box has the result. In a narrow container, the boxes are stacked. */
export const boxChainRecipe = defineRecipe({
  base: {
    containerType: 'inline-size',
    '& > ol': {
      display: 'grid',
      gridTemplateRows: 'auto auto 1fr',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: '6',
      [stacked]: { display: 'flex', flexDirection: 'column', gap: '6' },
    },
    '& li': {
      position: 'relative',
      display: 'grid',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      padding: '3',
      border: '1px solid',
      borderColor: 'lijn',
      borderRadius: 'kaart',
      breakInside: 'avoid',
      [stacked]: {
        gridTemplate: 'auto auto / minmax(0, 1fr) auto',
        columnGap: '4',
        alignItems: 'center',
        paddingBlock: '2',
      },
    },
    '& li > span': { alignSelf: 'end', color: 'gedempt', fontSize: 'klein' },
    '& li > [data-cijfer]': {
      color: 'tekst',
      fontWeight: 'vet',
      fontSize: `min(${growing(20)}, 2.8cqi)`,
      lineHeight: 'cijfer',
      fontVariantNumeric: 'tabular-nums',
      [stacked]: { gridArea: '1 / 2 / span 2', alignSelf: 'center', fontSize: 'groep', textAlign: 'end' },
    },
    '& li > [data-cijfer] + span': { alignSelf: 'start' },
    '& li:last-of-type': {
      background: 'accentTint',
      borderColor: 'accent',
      [forcedColours]: { outline: '2px solid' },
    },
    '& li:last-of-type > [data-cijfer]': { color: 'accent' },
    '& li > [aria-hidden]': {
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: '-25px',
      width: '24px',
      translate: '0 -50%',
      fontSize: 'groep',
      lineHeight: '1',
      textAlign: 'center',
      [stacked]: { insetBlockStart: '-23px', insetInlineStart: '50%', width: 'auto', translate: '-50% 0' },
    },
    '& li > [data-pijl]': { [stacked]: { rotate: '90deg' } },
  },
})
