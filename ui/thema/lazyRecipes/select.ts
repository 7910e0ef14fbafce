import { defineRecipe } from '@chakra-ui/react/styled-system'

import { growing } from '../scales'
import { forcedColours, withMouse, withFinger } from '../media'

/** The width of an extra column, scaled with the text: room for an amount and for the longest word of a heading. */
const KOLOM = '5.625em'

/** The width of an extra column that is not the last, such as that of the rates: room for a word of a heading. */
const TUSSENKOLOM = '4em'

/** The width of the last column with the padding of its row, 12 px. */
const LAATSTE_KOLOM = `calc(${KOLOM} + 12px)`

/** The query for browsers in which rows can share columns; a column is then as wide as its longest amount needs. */
const SUBGRID = '@supports (grid-template-columns: subgrid)'
const row = { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const
const columns = (...extra: readonly string[]): string =>
  ['minmax(0, 1fr)', ...extra.map((width) => `minmax(min-content, ${width})`)].join(' ')

/** The element at which the list of options opens; as wide as the field. */
export const selectAnchorRecipe = defineRecipe({ base: { minWidth: '0' } })

export const selectClearRecipe = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    flex: 'none',
    border: '0',
    borderInlineStart: '1px solid',
    borderInlineStartColor: 'lijn',
    background: 'transparent',
    color: 'gedempt',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: '-3px' },
    [withMouse]: { '&:hover': { background: 'vlak', color: 'tekst' } },
  },
})

/** The button that shows the chosen option and opens the list. */
export const selectButtonRecipe = defineRecipe({
  base: {
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minWidth: '0',
    border: '0',
    background: 'transparent',
    paddingInline: '3',
    paddingBlock: '2',
    textAlign: 'start',
    cursor: 'pointer',
    '&:focus-visible': { outline: 'none' },
    '&[data-leeg]': { color: 'gedempt' },
    '&:disabled': { cursor: 'not-allowed' },
    '& > svg': { flex: 'none' },
  },
})

/** The headings of the columns, above the options. */
export const optionHeadingsRecipe = defineRecipe({
  base: {
    position: 'sticky',
    insetBlockStart: '-4px',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: KOLOM,
    gap: '2',
    paddingInline: '3',
    paddingBlock: '2',
    background: 'vlak',
    color: 'gedempt',
    lineHeight: 'cijfer',
    overflowWrap: 'anywhere',
    [SUBGRID]: row,
    '& > span': { fontSize: 'klein' },
    '& > span + span': { textAlign: 'end' },
  },
})

/** The list of options: at most 200 px high (specification, section 9). A longer list scrolls. */
export const selectListRecipe = defineRecipe({
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    zIndex: 'menu',
    width: 'max-content',
    maxWidth: `min(${growing(480)}, 100% - 10px)`,
    maxHeight: '200px',
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: 'tekst',
    background: 'pagina',
    border: '1px solid',
    borderColor: 'bediening',
    borderRadius: 'veld',
    boxShadow: '0 8px 24px rgba(23, 33, 43, 0.18)',
    padding: '0',
    paddingBlock: '1',
    [SUBGRID]: {
      '&[data-kolommen]': { display: 'grid', columnGap: '2' },
      '&[data-kolommen="2"]': { gridTemplateColumns: columns(LAATSTE_KOLOM) },
      '&[data-kolommen="3"]': { gridTemplateColumns: columns(TUSSENKOLOM, LAATSTE_KOLOM) },
    },
    // The `display` of the columns would keep the list visible after the browser has closed its popover.
    '&[popover]:not(:popover-open)': { display: 'none' },
  },
})

export const optionRowRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    '[data-kolommen] > &': { gridAutoColumns: KOLOM, [SUBGRID]: row },
    gap: '2',
    alignItems: 'center',
    minHeight: '40px',
    paddingInline: '3',
    paddingBlock: '1',
    cursor: 'pointer',
    '&[data-actief]': { background: 'accentTint', boxShadow: 'inset 3px 0 0 var(--ho-colors-accent)' },
    '&[aria-selected=true]': { fontWeight: 'vet' },
    '&[aria-disabled=true]': { color: 'gedempt', cursor: 'not-allowed' },
    '& > .bijzonderheid': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    [withFinger]: { minHeight: '44px' },
    [forcedColours]: { '&[data-actief]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
})
