import { defineRecipe } from '@chakra-ui/react/styled-system'

import { growing } from '../scales'
import { withMouse, forcedColours, narrow, print, edgeInForcedColours } from '../media'

const onderElkaar = {
  display: 'grid',
  gridTemplateColumns: `auto minmax(${growing(24)}, 1fr)`,
  placeItems: 'start',
  '& > :is(p, div)': { gridColumn: '1 / -1' },
} as const

/**
 * One field with all that belongs to it: label, help, control and error. The button of its explanation stands beside
 * the label and comes last, so that who hears the page meets the question first.
 */
export const fieldBoxRecipe = defineRecipe({
  base: {
    gap: '2',
    minWidth: '0',
    position: 'relative',
    '& > [data-hulp]': { order: 1 },
    '& > :not(:first-child, [data-hulp])': { order: 2 },
  },
  variants: {
    breedte: {
      bedrag: { ...onderElkaar, '& > .bediening': { width: growing(240), maxWidth: '100%' } },
      smal: { ...onderElkaar, '& > .bediening': { width: growing(160), maxWidth: '100%' } },
      breed: { ...onderElkaar, '& > .bediening': { width: '100%', maxWidth: growing(480) } },
      naast: {
        display: 'flex',
        flexFlow: 'row wrap',
        alignItems: 'center',
        columnGap: '4',
        '& > .bediening': { width: growing(96) },
      },
    },
  },
  defaultVariants: { breedte: 'bedrag' },
})

export const fieldLabelRecipe = defineRecipe({
  base: { fontWeight: 'vet', lineHeight: 'tekst', overflowWrap: 'anywhere' },
})

/** The word 'optioneel' beside a label. */
export const optionalMarkRecipe = defineRecipe({
  base: { fontWeight: 'gewoon', color: 'gedempt', fontSize: 'klein' },
})

/** The outline around an input and its prefix or buttons. */
export const inputOutlineRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'stretch',
    minHeight: '44px',
    background: 'veld',
    border: '1px solid',
    borderColor: 'bediening',
    borderRadius: 'veld',
    overflow: 'clip',
    [withMouse]: { '&:hover:not([data-uit])': { borderColor: 'tekst' } },
    '&:focus-within': { outline: '3px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '&[data-fout]': { borderColor: 'fout', boxShadow: 'inset 0 0 0 1px var(--ho-colors-fout)' },
    '&[data-uit]': { background: 'vlak', color: 'gedempt' },
    '&[data-tekst]': { border: '0', background: 'transparent' },
    '&[data-tekst] > input': { padding: '0' },
  },
})

export const inputRecipe = defineRecipe({
  base: {
    flex: '1',
    minWidth: '0',
    width: '100%',
    border: '0',
    background: 'transparent',
    paddingInline: '3',
    paddingBlock: '2',
    outline: 'none',
    fontVariantNumeric: 'tabular-nums',
    '&:focus-visible': { outline: 'none' },
    '&:disabled, &:read-only': { cursor: 'default' },
  },
})

/** A fixed sign inside the outline, such as €. */
export const prefixRecipe = defineRecipe({
  base: { display: 'flex', alignItems: 'center', paddingInlineStart: '3', color: 'gedempt', userSelect: 'none' },
})

/** A group of radio cards: in a row that wraps, and on a phone below each other, each as wide as the form. */
export const radioGroupRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    minWidth: '0',
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
    '&[data-fout]': { borderColor: 'fout', boxShadow: 'inset 0 0 0 1px var(--ho-colors-fout)' },
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

/**
 * The button with a question mark beside a label: 44 px to press, of which a circle of 24 px is drawn and takes room;
 * both grow with the text.
 */
export const tooltipButtonRecipe = defineRecipe({
  base: {
    gridArea: '1 / 2',
    padding: '10px',
    margin: '-10px',
    border: '0',
    borderRadius: 'rond',
    background: 'transparent',
    cursor: 'pointer',
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      width: growing(24),
      height: growing(24),
      border: '1px solid',
      borderColor: 'bediening',
      borderRadius: 'rond',
      color: 'accent',
      fontWeight: 'vet',
      fontSize: 'klein',
      lineHeight: '1',
    },
    '&[aria-expanded=true] > span': { background: 'accentTint', borderColor: 'accent' },
    '&:focus-visible': { outlineOffset: '-8px' },
    [withMouse]: { '&:hover > span': { background: 'accentTint', borderColor: 'accent' } },
    [print]: { display: 'none' },
  },
})

export const tooltipPanelRecipe = defineRecipe({
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    zIndex: 'tooltip',
    width: 'max-content',
    maxWidth: 'min(320px, 100vw - 10px)',
    overflowY: 'auto',
    border: edgeInForcedColours,
    padding: '4',
    background: 'tekst',
    color: 'pagina',
    borderRadius: 'veld',
    fontSize: 'klein',
    overflowWrap: 'break-word',
    boxShadow: '0 8px 24px rgba(23, 33, 43, 0.25)',
  },
})
