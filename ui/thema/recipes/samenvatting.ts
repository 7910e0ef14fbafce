import { defineRecipe } from '@chakra-ui/react/styled-system'

import { atLeastSafe, onderkant, windowHeight } from '../scales'
import { print, wide, low, notWide, reducedMotion } from '../media'

/** The selector of a summary with unfolded details, which may be higher than the window. */
const unfolded = '&:has([data-uitgevouwen])'

/**
 * The column of the summary: next to the form in a wide element, otherwise a bar at the bottom of the window, above a
 * bar of the page. A closed bar is invisible while the answer of the step, with the same figure, is in view, unless it
 * tells of a what-if. Keyboards and screen readers can still reach the invisible bar.
 */
export const samenvattingColumnRecipe = defineRecipe({
  base: {
    minWidth: '0',
    [wide]: { position: 'sticky', insetBlockStart: '16px', [unfolded]: { position: 'static' } },
    [notWide]: {
      position: 'sticky',
      insetBlockEnd: onderkant,
      zIndex: 1,
      marginInline: '-16px',
      transition: 'opacity 150ms',
      [reducedMotion]: { transition: 'none' },
      '&[data-beantwoord]:not(:focus-within, :has(> div > :is([aria-expanded=true], [data-geprobeerd])))': {
        opacity: 0,
        pointerEvents: 'none',
      },
    },
    [low]: { position: 'static !important' },
    [print]: {
      position: 'static !important',
      margin: '0 !important',
      opacity: '1 !important',
      transition: 'none !important',
    },
  },
})

/** A background with a shadow at the lower edge, until the visitor has scrolled to the end of the content. */
const meerEronder =
  'linear-gradient(var(--ho-colors-vlak), var(--ho-colors-vlak)) bottom / 100% 24px no-repeat local, ' +
  'linear-gradient(to top, var(--ho-colors-lijn), transparent) bottom / 100% 24px no-repeat scroll, ' +
  'var(--ho-colors-vlak)'

/** The card around the summary. If the height of the card is limited, longer content scrolls inside the card. */
export const samenvattingCardRecipe = defineRecipe({
  base: {
    background: meerEronder,
    border: '1px solid',
    borderColor: 'lijn',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: '6',
    [wide]: {
      borderRadius: 'kaart',
      maxHeight: `calc(${windowHeight} - 32px - ${onderkant})`,
      overflowY: 'auto',
      [unfolded]: { maxHeight: 'none' },
    },
    [notWide]: {
      gap: '2',
      paddingBlock: `8px ${atLeastSafe('8px')}`,
      paddingInline: '4',
      borderInline: '0',
      borderBlockEnd: '0',
      maxHeight: `calc(0.75 * (${windowHeight} - ${onderkant}))`,
      overflowY: 'auto',
      scrollPaddingBlockStart: '72px',
      boxShadow: '0 -4px 16px rgba(23, 33, 43, 0.12)',
    },
    [low]: { maxHeight: 'none !important' },
    [print]: {
      maxHeight: 'none !important',
      overflow: 'visible !important',
      boxShadow: 'none !important',
      border: '0 !important',
      background: 'transparent !important',
      padding: '0 !important',
    },
  },
})

/** The button that opens and closes the summary; hidden in a wide element. */
export const samenvattingBarRecipe = defineRecipe({
  base: {
    display: 'none',
    [notWide]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      width: '100%',
      minHeight: '56px',
      padding: '0',
      border: '0',
      position: 'sticky',
      insetBlockStart: '-8px',
      zIndex: 1,
      background: 'vlak',
      textAlign: 'start',
      cursor: 'pointer',
      '& > svg': { flex: 'none' },
    },
    [print]: { display: 'none !important' },
  },
})

/** The label and amount in the bar. If the amount belongs to earlier answers, it gets the muted colour after 200 ms. */
export const barBedragRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    lineHeight: 'cijfer',
    '& > span': { color: 'gedempt', fontSize: 'klein' },
    '& > strong': {
      color: 'accent',
      fontSize: 'groep',
      fontWeight: 'vet',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '&[data-voorlopig] > strong': { color: 'gedempt', transition: 'color 0ms 200ms' },
  },
  variants: {
    tekort: {
      true: {
        '& > span': { display: 'flex', alignItems: 'center', gap: '1', color: 'waarschuwing' },
        '&:not([data-voorlopig]) > strong': { color: 'waarschuwing' },
      },
    },
  },
  defaultVariants: { tekort: false },
})

/** The content of the summary. Unless the element is wide, a maximum width keeps labels and amounts close together. */
export const samenvattingContentRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    [notWide]: { maxWidth: '480px' },
    [print]: { maxWidth: '560px !important' },
  },
  variants: {
    open: {
      true: { [notWide]: { paddingBlock: '4' } },
      false: { [notWide]: { display: 'none' }, [print]: { display: 'flex !important' } },
    },
    bezig: { true: { animation: 'verbleek 0s 200ms forwards' }, false: {} },
  },
  defaultVariants: { open: false, bezig: false },
})
