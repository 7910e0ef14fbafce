import { defineRecipe } from '@chakra-ui/react/styled-system'

/** What is wrong, one below the other; each leads to its field, in the colour of the message it stands in. */
export const opsommingRecept = defineRecipe({
  base: {
    listStyle: 'disc',
    paddingInlineStart: '6',
    '& button': { display: 'inline', minHeight: '32px', textAlign: 'start', color: 'inherit', fontWeight: 'gewoon' },
  },
})
