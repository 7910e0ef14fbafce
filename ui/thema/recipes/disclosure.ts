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
    [print]: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
    '& > summary > h4': { display: 'inline', fontSize: 'klein' },
    '& > details': { paddingInlineStart: '3' },
    '& > ul': { display: 'flex', flexDirection: 'column', gap: '2', paddingBlockStart: '1', paddingBlockEnd: '4' },
    '& > ul > li': { display: 'list-item', listStyle: 'disc outside', marginInlineStart: '16px' },
  },
  variants: {
    soort: {
      /** A part of a story: its title, and beside it what it comes to. */
      hoofdstuk: {
        marginInlineStart: '18px',
        '& > summary': { color: 'tekst', width: 'auto', listStylePosition: 'outside' },
        '& > summary > h4': { display: 'inline', color: 'accent', fontSize: 'tekst' },
        '& > div': { paddingBlock: '2' },
      },
      /** A step of a story: its sentence is read, and what is folded under it stands back. */
      stap: {
        marginInlineStart: '18px',
        '& > summary': { color: 'tekst', fontSize: 'tekst', width: 'auto', listStylePosition: 'outside' },
        '& > div': { paddingBlock: '2' },
      },
    },
  },
})
