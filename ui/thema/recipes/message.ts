import { defineRecipe } from '@chakra-ui/react/styled-system'

import { inTheDark, notWide } from '../media'

/**
 * A message in the page: an icon and text. The icon is needed, because not everybody sees the colour. The kind and form
 * of a message are data attributes, because each combination of variants would repeat all rules in the style sheet.
 */
export const messageBoxRecipe = defineRecipe({
  base: {
    /** In a list row, the button covers the whole row. The message is positioned, to be drawn above it. */
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
    '&[data-soort=fout]': { background: 'foutTint', color: 'fout', borderColor: 'fout' },
    '&[data-soort=waarschuwing]': {
      background: 'waarschuwingTint',
      color: 'waarschuwing',
      borderColor: 'waarschuwing',
    },
    '&[data-soort=goed]': { background: 'vlak', borderColor: 'lijn', '& > svg': { color: 'succes' } },
    '&[data-soort=info]': {
      background: 'accentTint',
      borderColor: 'transparent',
      [inTheDark]: { borderColor: 'accent' },
      '& > svg': { color: 'accent' },
    },
    '&[data-vorm=lijn]': { gap: '3', padding: '0', border: '0', background: 'transparent', fontSize: 'klein' },
    '&[data-vorm=lijn][hidden]': { visibility: 'hidden' },
  },
})

/** A message that folds to its first sentence. The padding around that sentence is clickable too. */
export const messageFoldRecipe = defineRecipe({
  base: {
    flex: '1',
    '& > summary': { paddingBlock: '12px', marginBlockStart: '-12px', cursor: 'pointer' },
    '&:not([open]) > summary': { marginBlockEnd: '-12px' },
    '&:not([open]) > summary > span': { display: 'none' },
  },
})
