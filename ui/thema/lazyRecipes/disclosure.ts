import { defineRecipe } from '@chakra-ui/react/styled-system'

import { onPhone, print, withFinger } from '../media'

/** Small text that is folded until the visitor unfolds it. */
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

/** The row that unfolds a disclosure: a chevron, a text, and an amount at the right end of the row. */
const row = {
  display: 'grid',
  gridTemplateColumns: '9px minmax(0, 1fr) auto',
  columnGap: '3',
  alignItems: 'baseline',
  width: 'auto',
  color: 'tekst',
  fontSize: 'tekst',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': {
    content: '""',
    width: '9px',
    height: '9px',
    borderInlineEnd: '2px solid',
    borderBlockEnd: '2px solid',
    rotate: '-45deg',
    [print]: { display: 'none' },
  },
  '& > *': { gridColumn: '2' },
  '& > * + span': { gridColumn: '3', textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
} as const

/** A disclosure whose content consists of titles, lists and other disclosures. */
export const contentDisclosureRecipe = defineRecipe({
  base: {
    ...disclosureRecipe.base,
    '& > summary > h4': { display: 'inline', fontSize: 'klein' },
    '& > ul': { display: 'flex', flexDirection: 'column', gap: '2', paddingBlockStart: '1', paddingBlockEnd: '4' },
    '& > ul > li': { display: 'list-item', listStyle: 'disc outside', marginInlineStart: '16px' },
  },
  variants: {
    soort: {
      /** The conditions that a visitor reads to answer a question. */
      vraag: { fontSize: 'tekst', color: 'tekst', '& > summary > h4': { fontSize: 'tekst' } },
      /** A chapter of an explanation: the title, with the result of the chapter at the right end of the row. */
      hoofdstuk: {
        borderBlockStart: '1px solid',
        borderBlockStartColor: 'lijn',
        '& > summary': { ...row, paddingBlock: '3', '&::before': { ...row['&::before'], color: 'accent' } },
        '&[open] > summary::before': { rotate: '45deg', translate: '0 -3px' },
        '& > summary > h4': { color: 'accent', fontSize: 'tekst' },
        '& > div': { paddingBlockEnd: '4', paddingInlineStart: '21px', [onPhone]: { paddingInlineStart: '0' } },
      },
      /** A step of an explanation: a sentence and an amount, with less prominent details folded below them. */
      stap: {
        '& > summary': {
          ...row,
          paddingBlock: '1',
          [withFinger]: { paddingBlock: '12px' },
          '&::before': { ...row['&::before'], color: 'gedempt' },
        },
        '&[open] > summary::before': { rotate: '45deg', translate: '0 -3px' },
        '& > div': { paddingBlock: '2', paddingInlineStart: '21px' },
      },
    },
  },
})
