import { defineRecipe } from '@chakra-ui/react/styled-system'

import { afdruk, metVinger } from '../voorwaarden'

/** Text that is folded until it is asked for. */
export const uitklapRecept = defineRecipe({
  base: {
    fontSize: 'klein',
    color: 'gedempt',
    '& > summary': {
      cursor: 'pointer',
      color: 'accent',
      paddingBlock: '1',
      width: 'fit-content',
      [metVinger]: { paddingBlock: '12px' },
      [afdruk]: { listStyle: 'none', color: 'inherit' },
    },
    [afdruk]: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
    '& > ul': { display: 'flex', flexDirection: 'column', gap: '2', paddingBlockStart: '2' },
    '& > ul > li': { display: 'list-item', listStyle: 'disc outside', marginInlineStart: '16px' },
  },
})
