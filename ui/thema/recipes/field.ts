import { defineRecipe } from '@chakra-ui/react/styled-system'

import { growing } from '../scales'
import { withMouse } from '../media'

const onderElkaar = {
  display: 'grid',
  gridTemplateColumns: `auto minmax(${growing(24)}, 1fr)`,
  placeItems: 'start',
  '& > :is(p, div)': { gridColumn: '1 / -1' },
} as const

/**
 * One field: its label, help text, control and error. The tooltip button is next to the label, but last in the HTML of
 * the field, so that screen readers read the question first.
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
        '& > .bediening': { width: 'fit-content', minWidth: growing(96), maxWidth: '100%' },
      },
    },
  },
  defaultVariants: { breedte: 'bedrag' },
})

export const fieldLabelRecipe = defineRecipe({
  base: { fontWeight: 'vet', lineHeight: 'tekst', overflowWrap: 'anywhere' },
})

/** The word 'optioneel' next to a label. */
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

/** A fixed symbol inside the outline of a field, before the text, such as €. */
export const prefixRecipe = defineRecipe({
  base: { display: 'flex', alignItems: 'center', paddingInlineStart: '3', color: 'gedempt', userSelect: 'none' },
})
