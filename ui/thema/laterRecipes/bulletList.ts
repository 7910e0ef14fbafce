import { defineRecipe } from '@chakra-ui/react/styled-system'

/** One below the other. What leads to a field has no bullet, and the colour of the message it stands in. */
export const bulletListRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    '& > li:not(:has(button))': { listStyle: 'disc', marginInlineStart: '4' },
    '& button': { color: 'inherit', fontWeight: 'gewoon', lineHeight: 'tekst' },
  },
})
