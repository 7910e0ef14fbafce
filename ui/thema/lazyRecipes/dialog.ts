import { defineRecipe } from '@chakra-ui/react/styled-system'

import { atLeastSafe, growing, onderkant, radii } from '../scales'
import { edgeInForcedColours, low, notHigh, notTall, onPhone, print } from '../media'

/** The part of the window that the box leaves free: 24 px of the mask on each side, enough to tap (WCAG 2.5.8). */
const MASK = '48px'

/** Returns a CSS width of `pixels` that grows with the text size, but leaves 24 px free on each side of the window. */
const upTo = (pixels: number): string => `min(${growing(pixels)}, 100% - ${MASK})`

/**
 * The box of a dialog. The box is as high as its content, but leaves 24 px of the mask free on each side, so that a tap
 * beside the box closes the dialog. In a low window, the box may be as high as the window. On a phone, the box is at
 * the bottom of the screen and as wide as the screen, with 24 px of the mask above it. Longer content scrolls between
 * the head and the foot. A bar of the page at the bottom stays free. The box blocks the page, so it stays visible and
 * usable in an invisible element. Sizes are percentages, because the CSS `zoom` of the page changes viewport units.
 */
export const dialogBoxRecipe = defineRecipe({
  base: {
    insetBlockEnd: onderkant,
    margin: 'auto',
    padding: '0',
    border: edgeInForcedColours,
    borderRadius: 'kaart',
    background: 'pagina',
    color: 'tekst',
    fontSize: 'tekst',
    zIndex: 'modal',
    width: upTo(520),
    maxHeight: `calc(100% - ${MASK} - ${onderkant})`,
    '@media screen': { visibility: 'visible', pointerEvents: 'auto' },
    overscrollBehavior: 'contain',
    scrollPaddingBlock: growing(80),
    boxShadow: '0 16px 48px rgba(0, 0, 0, 0.3)',
    '&::backdrop': { background: 'sluier' },
    '&:has(details details)': { width: upTo(800) },
    '&:has(table)': { width: upTo(1120) },
    '&:has([data-uitkomst])': { width: upTo(640), scrollPaddingBlockStart: growing(128) },
    '&:not(:modal)': { display: 'none' },
    '& > [data-inhoud]': { display: 'flex', flexDirection: 'column', gap: '6', paddingInline: '6' },
    [notHigh]: { maxHeight: `calc(100% - ${onderkant})`, scrollPaddingBlockStart: growing(48) },
    [low]: { scrollPaddingBlockEnd: '0' },
    [onPhone]: {
      marginBlockEnd: '0',
      minWidth: '100%',
      maxHeight: `calc(100% - ${MASK} / 2 - ${onderkant})`,
      borderRadius: `${radii.kaart} ${radii.kaart} 0 0`,
      '& > [data-inhoud]': { gap: '4', paddingInline: '4' },
    },
  },
})

/** The style of the head and the foot: as wide as the dialog, and above the content that scrolls behind them. */
const atTheEdge = {
  position: 'sticky',
  zIndex: 1,
  marginInline: '-24px',
  paddingInline: '6',
  background: 'pagina',
} as const
const atTheEdgeOnPhone = { marginInline: '-16px', paddingInline: '4' } as const

/**
 * The head of a dialog: the title, the close button, and any content that must stay in view. In a window under 480
 * pixels high, the title scrolls with the dialog, and without a figure the button too.
 */
export const dialogHeadRecipe = defineRecipe({
  base: {
    ...atTheEdge,
    insetBlockStart: '0',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: '2',
    paddingBlock: '4',
    borderBlockEnd: '1px solid',
    borderColor: 'lijn',
    [onPhone]: {
      ...atTheEdgeOnPhone,
      paddingBlock: '3',
      '& > h2': { fontSize: 'groep' },
      // The figure below the title takes little of the screen, so that the head and the foot leave room to compare.
      '&:has(> [data-uitkomst])': { paddingBlock: '2', rowGap: '0', '& > h2': { fontSize: 'inleiding' } },
    },
    [notHigh]: {
      display: 'contents',
      '& > h2': { marginBlockStart: '4', marginInlineEnd: '44px' },
      '& > button': { position: 'absolute', insetBlockStart: '16px', insetInlineEnd: '16px' },
      // Beside the figure that stays in view, the button stays too: above the title while the dialog is not scrolled.
      '&:has(> [data-uitkomst]) > button': {
        position: 'sticky',
        insetBlockStart: '2px',
        zIndex: 2,
        order: -1,
        alignSelf: 'flex-end',
        marginBlockEnd: '-68px',
        [onPhone]: { marginBlockEnd: '-60px' },
      },
    },
    [print]: {
      position: 'static !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
    },
  },
})

/** The result in the head of a dialog: one figure that is always in view. */
export const uitkomstRecipe = defineRecipe({
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    lineHeight: 'cijfer',
    fontVariantNumeric: 'tabular-nums',
    '& > strong': { color: 'accent', fontSize: 'kern', whiteSpace: 'nowrap', [onPhone]: { fontSize: 'kernSmal' } },
    '&[data-tekort] > strong': { color: 'waarschuwing' },
    [notHigh]: {
      ...atTheEdge,
      insetBlockStart: '0',
      paddingBlock: '2',
      borderBlockEnd: '1px solid',
      borderColor: 'lijn',
      '& > strong': { fontSize: 'groep' },
      [onPhone]: { ...atTheEdgeOnPhone, '& > strong': { fontSize: 'groep' } },
      '&&': { paddingInlineEnd: '56px' },
    },
  },
})

/**
 * The foot of a dialog, with the close button on the left and the main button on the right. On a phone without room for
 * both buttons, the close button is below the main button. The foot is always in view, except in a window under 320
 * pixels high. A foot with only the close button, which the head has too, is also not in view in a window of 480 to 600
 * pixels high. Below a head with a figure it is not in view on a phone and in a window under 480 pixels high.
 */
export const dialogFootRecipe = defineRecipe({
  base: {
    ...atTheEdge,
    insetBlockEnd: '0',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2',
    paddingBlock: '4',
    borderBlockStart: '1px solid',
    borderColor: 'lijn',
    '& > p': { order: -1, flexBasis: '100%' },
    [onPhone]: {
      ...atTheEdgeOnPhone,
      paddingBlock: `12px ${atLeastSafe('12px')}`,
      flexWrap: 'wrap-reverse',
      '& > p': { order: 1 },
      '& > :not(p)': { flex: '1 1 auto', paddingInline: '2' },
      '&[data-zonder-actie=kop]': { position: 'static' },
    },
    [notHigh]: { '&[data-zonder-actie=kop]': { position: 'static' } },
    [notTall]: { '&[data-zonder-actie]': { position: 'static' } },
    [low]: { position: 'static' },
    [print]: { display: 'none' },
  },
})

/** Fields side by side where there is room, otherwise below each other. */
export const sideBySideRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${growing(240)}), 1fr))`,
    columnGap: '6',
    rowGap: '4',
  },
})

/** A slider that chooses an amount. */
export const sliderRecipe = defineRecipe({
  base: { display: 'block', width: '100%', height: '44px', borderRadius: 'veld', accentColor: 'accent' },
})
