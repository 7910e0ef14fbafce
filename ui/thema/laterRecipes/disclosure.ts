import { defineRecipe } from '@chakra-ui/react/styled-system'

import { disclosureRecipe } from '../recipes'

/** Folded text with titles, lists and others like it inside. */
export const contentDisclosureRecipe = defineRecipe({
  base: {
    ...disclosureRecipe.base,
    '& > summary > h4': { display: 'inline', fontSize: 'klein' },
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
