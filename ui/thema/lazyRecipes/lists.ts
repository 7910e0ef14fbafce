import { defineRecipe } from '@chakra-ui/react/styled-system'

import { forcedColours, narrow, withMouse, onPhone } from '../media'

/** A list with bullets. An item with a button has no bullet; the button has the text colour of the list. */
export const bulletListRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
    '& > li:not(:has(button))': { listStyle: 'disc', marginInlineStart: '4' },
    '& button': { color: 'inherit', fontWeight: 'gewoon', lineHeight: 'tekst' },
  },
})

/** A boxed list of next actions. Each row, clickable as a whole, has an icon, a button, a description and a chevron. */
export const rowListRecipe = defineRecipe({
  base: {
    border: '1px solid',
    borderColor: 'lijn',
    borderRadius: 'kaart',
    overflow: 'hidden',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr) auto 20px',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '56px',
      paddingInline: '4',
      paddingBlock: '1',
      [withMouse]: { '&:hover': { background: 'accentTint' } },
    },
    '& > li + li': { borderBlockStart: '1px solid', borderBlockStartColor: 'lijn' },
    '& > li > svg': { color: 'accent', [forcedColours]: { color: 'CanvasText' } },
    '& > li > svg:last-of-type': { gridArea: '1 / 4' },
    '& > li > span': {
      color: 'gedempt',
      fontVariantNumeric: 'tabular-nums',
      [narrow]: { gridArea: '2 / 2', fontSize: 'klein', marginBlockEnd: '1' },
    },
    '& .rij': {
      width: '100%',
      justifyContent: 'flex-start',
      color: 'tekst',
      fontWeight: 'gewoon',
      lineHeight: 'tekst',
      textAlign: 'start',
      textDecoration: 'none',
      '&::after': { content: '""', position: 'absolute', inset: '0' },
    },
  },
})

/** An item with a sentence and, next to the sentence or on a phone below it, a button. */
const sentence = {
  '& > li > p': { gridColumn: '1' },
  '& > li > div': { gridColumn: '1 / -1', marginBlockStart: '1' },
  '& > li > button': { gridArea: '1 / 2 / span 2' },
  [onPhone]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > li > button': { gridArea: 'auto', justifySelf: 'start', marginBlockStart: '2' },
  },
} as const

/** A list of boxed items. Each item has a name, an effect and, if the visitor can try it, a button on the right. */
export const cardListRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1',
      padding: '4',
      border: '1px solid',
      borderColor: 'lijn',
      borderRadius: 'kaart',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > li[data-gekozen]': { background: 'accentTint', borderColor: 'accent' },
  },
  variants: {
    soort: {
      /** Each item has a sentence; on a phone, the button of the item is below that sentence. */
      metZin: sentence,
      /** Each item has a sentence, but is less prominent: without a box, and in small text. */
      klein: {
        ...sentence,
        fontSize: 'klein',
        '& > li': { padding: '0', border: '0', color: 'gedempt' },
      },
      /** Each item has a figure to compare with other items. A word that marks the item is next to that figure. */
      metCijfer: {
        '& > li > p': { gridColumn: '1 / -1' },
        '& > li > p:nth-of-type(2)': { gridColumn: '1', lineHeight: 'cijfer' },
        '& > li > p:nth-of-type(2) > strong': { fontSize: 'stap' },
        '& > li > p > span': { fontSize: 'klein', whiteSpace: 'nowrap' },
        '& > li > strong': { gridArea: '2 / 2' },
      },
    },
  },
  defaultVariants: { soort: 'metZin' },
})
