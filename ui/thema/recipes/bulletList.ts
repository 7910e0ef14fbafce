import { defineRecipe } from '@chakra-ui/react/styled-system'

/** What is wrong, one below the other; each leads to its field, in the colour of the message it stands in. */
export const bulletListRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    '& button': { color: 'inherit', fontWeight: 'gewoon', lineHeight: 'tekst' },
  },
})
