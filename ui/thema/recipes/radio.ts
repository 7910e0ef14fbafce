import { defineRecipe } from '@chakra-ui/react/styled-system'

import { forcedColours, withMouse, narrow } from '../media'

/** A group of radio cards: in a row that wraps, and on a phone below each other, each as wide as the form. */
export const radioGroupRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    minWidth: '0',
    '& > p': { flexBasis: '100%' },
    [narrow]: { flexDirection: 'column', justifySelf: 'stretch' },
  },
})

/** One answer as a card: the radio button and its words. */
export const radioCardRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '44px',
    paddingInline: '4',
    paddingBlock: '2',
    border: '1px solid',
    borderColor: 'bediening',
    borderRadius: 'veld',
    background: 'veld',
    cursor: 'pointer',
    [withMouse]: { '&:hover:not(:has(:disabled))': { borderColor: 'accent' } },
    '&:has(:checked)': {
      borderColor: 'accent',
      background: 'accentTint',
      boxShadow: 'inset 0 0 0 1px var(--ho-colors-accent)',
    },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      color: 'gedempt',
      background: 'vlak',
      borderColor: 'bediening',
      boxShadow: 'none',
    },
    '&[data-fout]': { borderColor: 'fout', boxShadow: 'inset 0 0 0 1px var(--ho-colors-fout)' },
    [forcedColours]: {
      '&:has(:checked):not(:has(:focus-visible))': { outline: '2px solid Highlight', outlineOffset: '-4px' },
    },
  },
})

/**
 * The ring, and in the chosen one a dot: edges, which forced colours paint too. A browser's own ring may be too faint.
 */
export const radioRecipe = defineRecipe({
  base: {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    width: '20px',
    height: '20px',
    flex: 'none',
    margin: '0',
    border: '2px solid',
    borderColor: 'bediening',
    borderRadius: 'rond',
    background: 'veld',
    cursor: 'inherit',
    '&:checked:not(:disabled)': { borderColor: 'accent' },
    '&:checked::before': {
      content: '""',
      border: '5px solid',
      borderColor: 'accent',
      borderRadius: 'rond',
    },
    '&:checked:disabled::before': { borderColor: 'bediening' },
    '&:focus-visible': { outline: 'none' },
  },
})
