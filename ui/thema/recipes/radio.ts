import { defineRecipe } from '@chakra-ui/react/styled-system'

import { forcedColours, withMouse, narrow } from '../media'

/**
 * A group of radio cards: a wrapping row. In a narrow element the cards are in two equal columns; a card whose longest
 * word does not fit in one column is as wide as both.
 */
export const radioGroupRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    minWidth: '0',
    '& > p': { flexBasis: '100%' },
    [narrow]: { justifySelf: 'stretch', '& > label': { flex: '1 1 calc(50% - 4px)', paddingInline: '2' } },
  },
})

/** One option as a card: the radio button and its text. */
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

/** The circle of a radio button, with a dot when chosen. Both are borders, to be visible in forced colours mode. */
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
