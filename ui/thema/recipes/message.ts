import { defineRecipe } from '@chakra-ui/react/styled-system'

import { notWide } from '../media'

const vlak = { padding: '4', borderRadius: 'kaart', borderWidth: '1px', borderStyle: 'solid' } as const

/** A notice in the page: an icon and words, so that colour never speaks alone. */
export const messageBoxRecipe = defineRecipe({
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    maxWidth: '640px',
    '& > svg': { flex: 'none', marginBlockStart: '2px' },
    '& > button': { flex: 'none', color: 'inherit', marginBlock: '-10px', marginInline: 'auto -10px' },
  },
  variants: {
    soort: {
      fout: { background: 'foutTint', color: 'fout', borderColor: 'fout' },
      waarschuwing: { background: 'waarschuwingTint', color: 'waarschuwing', borderColor: 'waarschuwing' },
      goed: { background: 'vlak', borderColor: 'lijn', '& > svg': { color: 'succes' } },
      info: { background: 'accentTint', borderColor: 'transparent', '& > svg': { color: 'accent' } },
    },
    vorm: {
      blok: { ...vlak, [notWide]: { padding: '3', gap: '2' } },
      paneel: { ...vlak, maxWidth: 'none', [notWide]: { padding: '3', gap: '2', fontSize: 'klein' } },
      lijn: { background: 'transparent', fontSize: 'klein', '&[hidden]': { visibility: 'hidden' } },
    },
  },
  defaultVariants: { soort: 'info', vorm: 'blok' },
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
