import { defineRecipe } from '@chakra-ui/react/styled-system'

/** A background with a shadow at the right edge, until the visitor has scrolled the table to that edge. */
const moreAtTheEnd =
  'linear-gradient(var(--ho-colors-pagina), var(--ho-colors-pagina)) right / 24px 100% no-repeat local, ' +
  'linear-gradient(to left, var(--ho-colors-lijn), transparent) right / 24px 100% no-repeat scroll'

/** The container of a table. A table that is wider than its container scrolls, by touch and with the arrow keys. */
export const tableScrollRecipe = defineRecipe({
  base: { position: 'relative', overflowX: 'auto', maxWidth: '100%', background: moreAtTheEnd },
})

/** A table of right-aligned figures. The row headings stay visible on the left when the table scrolls sideways. */
export const tableRecipe = defineRecipe({
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'klein',
    lineHeight: 'cijfer',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '& :is(th, td)': {
      paddingBlock: '2',
      paddingInline: '5px',
      textAlign: 'inherit',
      fontWeight: 'inherit',
      whiteSpace: 'nowrap',
    },
    // A cell that spans several columns shows details of the row above the cell.
    '& td[colspan]': {
      borderBlockStart: 'hidden',
      paddingBlockStart: '0',
      color: 'gedempt',
      fontWeight: 'gewoon',
      textAlign: 'start',
      whiteSpace: 'normal',
    },
    '& thead :is(th, button)': { verticalAlign: 'bottom', whiteSpace: 'normal', textAlign: 'inherit' },
    '& thead': { color: 'gedempt' },
    '& thead button': {
      alignItems: 'flex-end',
      gap: '1',
      color: 'inherit',
      fontSize: 'klein',
      lineHeight: 'cijfer',
      textDecoration: 'none',
    },
    '& thead tr > :not(:first-child) button': { flexDirection: 'row-reverse' },
    '& thead svg': { flex: 'none' },
    '& thead [aria-sort] button': { color: 'tekst', fontWeight: 'vet' },
    '& :is(tbody th, thead tr > :first-child)': {
      position: 'sticky',
      insetInlineStart: '0',
      background: 'pagina',
      textAlign: 'start',
      minWidth: '88px',
      whiteSpace: 'normal',
    },
    '& tbody > tr': { borderBlockStart: '1px solid', borderBlockStartColor: 'lijn' },
    '& tr[data-gekozen], & tr[data-gekozen] > th': { background: 'accentTint', fontWeight: 'vet' },
  },
})
