import { defineRecipe } from '@chakra-ui/react/styled-system'

import { inTheDark, notWide, print, withFinger } from '../media'

/**
 * A notice in the page: an icon and words, so that colour never speaks alone. Its form is an attribute, because the
 * style sheet would hold the rules of every kind once more for each form.
 */
export const messageBoxRecipe = defineRecipe({
  base: {
    /** Above the button of a row, which is as large as the row: a part that fails to load is said below its button. */
    position: 'relative',
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    maxWidth: '640px',
    padding: '4',
    borderRadius: 'kaart',
    borderWidth: '1px',
    borderStyle: 'solid',
    '& > svg': { flex: 'none', marginBlockStart: '2px' },
    '& > button': { flex: 'none', color: 'inherit', marginBlock: '-10px', marginInline: 'auto -10px' },
    [notWide]: { padding: '3', gap: '2', '&[data-vorm=paneel]': { fontSize: 'klein' } },
    '&[data-vorm=paneel]': { maxWidth: 'none' },
    '&[data-vorm=lijn]': { gap: '3', padding: '0', border: '0', background: 'transparent', fontSize: 'klein' },
    '&[data-vorm=lijn][hidden]': { visibility: 'hidden' },
  },
  variants: {
    soort: {
      fout: { background: 'foutTint', color: 'fout', borderColor: 'fout' },
      waarschuwing: { background: 'waarschuwingTint', color: 'waarschuwing', borderColor: 'waarschuwing' },
      goed: { background: 'vlak', borderColor: 'lijn', '& > svg': { color: 'succes' } },
      info: {
        background: 'accentTint',
        borderColor: 'transparent',
        [inTheDark]: { borderColor: 'accent' },
        '& > svg': { color: 'accent' },
      },
    },
  },
  defaultVariants: { soort: 'info' },
})

/** What is folded under the first line of a message; the line is pressed over the padding of the message as well. */
export const messageFoldRecipe = defineRecipe({
  base: {
    flex: '1',
    '& > summary': { paddingBlock: '12px', marginBlockStart: '-12px', cursor: 'pointer' },
    '&:not([open]) > summary': { marginBlockEnd: '-12px' },
    '&:not([open]) > summary > span': { display: 'none' },
  },
})

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
