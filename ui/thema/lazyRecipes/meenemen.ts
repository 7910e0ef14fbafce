import { defineRecipe } from '@chakra-ui/react/styled-system'

import { growing } from '../scales'

/** One way to take the calculation along: a title, buttons and an explanation. A line separates it from the next. */
export const takeAlongPartRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    '& + section': { borderBlockStart: '1px solid', borderBlockStartColor: 'lijn', paddingBlockStart: '4' },
  },
})

/** A field with its button on the right; the button is below the field when there is no room. */
export const fieldWithButtonRecipe = defineRecipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > div': { flex: `1 1 ${growing(160)}`, minWidth: '0' } },
})

/** A button with less prominent buttons, in the style of a link, on its right or below it. */
export const mainAndLesserRecipe = defineRecipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '1' },
})
