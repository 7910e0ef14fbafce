import { defineRecipe } from '@chakra-ui/react/styled-system'

import { print, withFinger } from '../media'

/** Text that is folded until the visitor opens it. */
export const disclosureRecipe = defineRecipe({
  base: {
    fontSize: 'klein',
    color: 'gedempt',
    '& > summary': {
      cursor: 'pointer',
      color: 'accent',
      paddingBlock: '1',
      width: 'fit-content',
      [withFinger]: { paddingBlock: '12px' },
      [print]: { listStyle: 'none', color: 'inherit' },
    },
    '& > details': { paddingInlineStart: '3' },
    [print]: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
  },
})
