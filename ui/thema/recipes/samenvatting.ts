import { defineRecipe } from '@chakra-ui/react/styled-system'

import { windowHeight } from '../scales'
import { print, wide, low, notWide, reducedMotion } from '../media'

/** Selects a summary with unfolded details, which may be higher than the window. */
const unfolded = '&:has([data-uitgevouwen])'

/**
 * The column of the summary: sticky next to the form, or a bar at the bottom when there is no room. A closed bar is
 * invisible while the step's answer, which shows the same, is in view. Keyboards and screen readers still reach it.
 */
export const samenvattingColumnRecipe = defineRecipe({
  base: {
    minWidth: '0',
    [wide]: { position: 'sticky', insetBlockStart: '16px', [unfolded]: { position: 'static' } },
    [notWide]: {
      position: 'sticky',
      insetBlockEnd: '0',
      zIndex: 1,
      marginInline: '-16px',
      transition: 'opacity 150ms',
      '&[data-beantwoord]:not(:focus-within, :has(> div > [aria-expanded=true]))': {
        opacity: 0,
        pointerEvents: 'none',
      },
    },
    [reducedMotion]: { transition: 'none' },
    [low]: { position: 'static !important' },
    [print]: { position: 'static !important', margin: '0 !important' },
  },
})

/** A shadow at the lower edge while there is more to scroll; the background of the content covers it at the end. */
const meerEronder =
  'linear-gradient(var(--ho-colors-vlak), var(--ho-colors-vlak)) bottom / 100% 24px no-repeat local, ' +
  'linear-gradient(to top, var(--ho-colors-lijn), transparent) bottom / 100% 24px no-repeat scroll, ' +
  'var(--ho-colors-vlak)'

/** The card of the summary. Figures of earlier answers stay readable while a new calculation runs. */
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
      maxHeight: `calc(${windowHeight} - 32px)`,
      overflowY: 'auto',
      [unfolded]: { maxHeight: 'none' },
    },
    [notWide]: {
      gap: '2',
      paddingBlock: '2',
      paddingInline: '4',
      borderInline: '0',
      borderBlockEnd: '0',
      maxHeight: `calc(0.75 * ${windowHeight})`,
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

/** The bar that replaces the summary in a narrow element. */
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

/** The label and amount in the bar. An amount of earlier answers becomes muted after a short delay. */
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

/** The lines of the summary. In the opened bar their width is limited, to keep labels and amounts close together. */
export const samenvattingContentRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
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
