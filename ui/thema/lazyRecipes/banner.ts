import { defineRecipe } from '@chakra-ui/react/styled-system'

import { notWide, print } from '../media'

/**
 * The banner about a what-if, at the top of the card of the summary and as wide as the card: the state of all figures
 * below it. In a narrow element, the card is the bar at the bottom of the window, so the banner is always in view.
 */
export const triedBannerRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    marginBlockStart: '-24px',
    marginInline: '-24px',
    paddingBlock: '3',
    paddingInline: '6',
    background: 'accentTint',
    borderBlockEnd: '1px solid',
    borderColor: 'accent',
    [notWide]: {
      marginBlockStart: '-8px',
      marginInline: '-16px',
      paddingBlock: '8px 4px',
      paddingInline: '4',
      fontSize: 'klein',
    },
    [print]: { display: 'none' },
  },
})
