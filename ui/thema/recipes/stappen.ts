import { defineRecipe } from '@chakra-ui/react/styled-system'

import { COLUMN, growing } from '../scales'
import { print, forcedColours, withMouse, narrow, notWide, notRoomy, roomy } from '../media'

/** The diameter of the circle around the number of a step. `DOEL` is the smallest size of a clickable area. */
const CIRKEL = growing(32)
const DOEL = '44px'
/** The size of the tick at the corner of that circle. */
const VINK = growing(16)

export const stappenListRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingBlockEnd: '6',
    [notWide]: { gap: '2', maxWidth: COLUMN, paddingBlockEnd: '4' },
    [narrow]: { paddingBlockEnd: '3' },
    /** The outer circles are flush with the edges of the column below, although their buttons are wider. */
    [notRoomy]: {
      '& > li:first-of-type > button': { justifyContent: 'start' },
      '& > li:last-of-type > button': { justifyContent: 'end' },
    },
    [print]: { display: 'none' },
    '& > li': { display: 'flex', alignItems: 'center', gap: 'inherit', flex: '1 1 auto' },
    '& > li:last-of-type': { flex: '0 0 auto' },
    '& > li:not(:last-of-type)::after': {
      content: '""',
      flex: '1',
      minWidth: '12px',
      borderBlockStart: '1px solid',
      borderBlockStartColor: 'lijn',
    },
    '& > li:has(+ li > button:enabled)::after': { borderBlockStartColor: 'accent' },
  },
})

export const stapButtonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: DOEL,
    minWidth: DOEL,
    padding: '0',
    border: '0',
    borderRadius: 'veld',
    background: 'transparent',
    color: 'gedempt',
    cursor: 'pointer',
    textAlign: 'start',
    '& > .nummer': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      position: 'relative',
      width: CIRKEL,
      height: CIRKEL,
      border: '1px solid',
      borderColor: 'bediening',
      borderRadius: 'rond',
      background: 'pagina',
      fontWeight: 'vet',
      lineHeight: '1',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > .nummer::before': { content: 'attr(data-nummer)' },
    '& > .nummer > svg': {
      position: 'absolute',
      insetBlockEnd: '-4px',
      insetInlineEnd: '-6px',
      width: VINK,
      height: VINK,
      borderRadius: 'rond',
      background: 'pagina',
      color: 'accent',
    },
    [notRoomy]: { justifyContent: 'center', '& > .naam': { display: 'none' } },
    '&:disabled': { cursor: 'not-allowed' },
    '&[aria-current=step]': { color: 'tekst', fontWeight: 'vet' },
    '&[aria-current=step] > .nummer': { background: 'accent', borderColor: 'accent', color: 'opAccent' },
    '&:not(:disabled):not([aria-current])': { color: 'tekst' },
    '&:not(:disabled):not([aria-current]) > .nummer': { borderColor: 'accent', color: 'accent' },
    [withMouse]: {
      '&:hover:not(:disabled):not([aria-current]) > .naam': { color: 'accentSterk', textDecoration: 'underline' },
      '&:hover:not(:disabled):not([aria-current]) > .nummer': { background: 'accentTint' },
    },
    [forcedColours]: { '&[aria-current=step] > .nummer': { outline: '2px solid Highlight' } },
  },
})

/** The number and name of the open step, shown where the names of all steps do not fit. */
export const stapCounterRecipe = defineRecipe({
  base: { color: 'gedempt', fontSize: 'klein', [roomy]: { display: 'none' }, [print]: { display: 'none' } },
})
