import { defineRecipe } from '@chakra-ui/react/styled-system'

import { forcedColours, print, reducedMotion } from '../media'

const moving = { transition: 'transform 300ms ease-out', [reducedMotion]: { transition: 'none' } } as const

/** A stripe in `colour` over the ground; the ground differs from the fill, so that colour is not needed. */
const stripes = (colour: string): string => `repeating-linear-gradient(135deg, ${colour} 0 3px, transparent 3px 7px)`

/**
 * The price line. Its fills, marks and labels move by a transform, in parts of the width of the line. `data-deel` is a
 * filled part, `data-merk` a mark, `data-label` the text above or below it.
 */
export const priceLineRecipe = defineRecipe({
  base: {
    containerType: 'inline-size',
    /** While a mark moves after a change of the width, it does not make the dialog scroll sideways. */
    overflowX: 'clip',
    display: 'grid',
    paddingInline: '10px',
    fontSize: 'klein',
    fontVariantNumeric: 'tabular-nums',
    [print]: { printColorAdjust: 'exact' },
    '& > :is([data-spoor], [data-merk])': { forcedColorAdjust: 'none' },
    '& > *': { gridArea: '2 / 1', minWidth: '0' },
    '& > [data-label]': { gridRow: '1', minHeight: '1.5em', marginBlockEnd: '2' },
    '& > [data-label]:last-child': { gridRow: '3', marginBlockStart: '2', marginBlockEnd: '0' },
    '& > [data-label] > span': { ...moving, display: 'inline-block', maxWidth: '100%' },
    '& b': { fontWeight: 'vet' },
    '& > [data-spoor]': {
      position: 'relative',
      height: '12px',
      marginInline: '-10px',
      paddingInline: '10px',
      border: '1px solid',
      borderColor: 'bediening',
      borderRadius: 'rond',
      background: 'vlak',
      overflow: 'hidden',
      [forcedColours]: { borderColor: 'CanvasText', background: 'Canvas' },
    },
    '& > [data-spoor] > div': { ...moving, position: 'absolute', inset: '0 10px' },
    /** Fills the rounded start of the line, before the price of 0. */
    '& > [data-spoor] > div::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      width: '200%',
    },
    '& > [data-spoor] > [data-deel=bereik]::before': {
      background: 'accent',
      [forcedColours]: { background: 'CanvasText' },
    },
    '& > [data-spoor] > [data-deel=voorwaarde]::before': {
      background: 'accentTint',
      boxShadow: 'inset 0 0 0 2px var(--ho-colors-accent)',
      [forcedColours]: { background: 'Canvas', boxShadow: 'inset 0 0 0 2px CanvasText' },
    },
    '& > [data-spoor] > [data-deel=gat]::before': {
      backgroundColor: 'waarschuwingTint',
      backgroundImage: stripes('var(--ho-colors-waarschuwing)'),
      [forcedColours]: { backgroundColor: 'Canvas', backgroundImage: stripes('CanvasText') },
    },
    '& > [data-merk]': { ...moving, position: 'relative', alignSelf: 'center', width: '0', height: '0' },
    '& > [data-merk]::before': {
      content: '""',
      position: 'absolute',
      translate: '-50% -50%',
      boxSizing: 'border-box',
      borderColor: 'tekst',
      [forcedColours]: { borderColor: 'CanvasText' },
    },
    '& > :is([data-merk=woning], [data-merk=was])::before': {
      width: '20px',
      height: '20px',
      borderWidth: '4px',
      borderStyle: 'solid',
      borderRadius: 'rond',
      background: 'pagina',
      [forcedColours]: { background: 'Canvas', borderColor: 'CanvasText' },
    },
    /** A home beyond the highest price, also where the gap is too small to see beside the ring. */
    '& > [data-merk=woning][data-te-duur]::before': {
      borderColor: 'waarschuwing',
      backgroundImage: stripes('var(--ho-colors-waarschuwing)'),
      [forcedColours]: { borderColor: 'CanvasText', backgroundImage: stripes('CanvasText') },
    },
    /** Larger than the ring of the home, so that it shows around that ring after a small change. */
    '& > [data-merk=was]::before': { width: '28px', height: '28px', borderWidth: '2px', borderStyle: 'dashed' },
    /** The mark of the highest price: a line from the fill to its label. */
    '& > :is([data-merk=grens], [data-merk=grensWas])::before': {
      height: '20px',
      marginBlockStart: '4px',
      borderInlineStart: '2px solid',
      borderColor: 'tekst',
      [forcedColours]: { borderColor: 'CanvasText' },
    },
    '& > [data-merk=grensWas]::before': { borderInlineStartStyle: 'dashed' },
  },
})
