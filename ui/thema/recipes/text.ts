import { defineRecipe } from '@chakra-ui/react/styled-system'

/**
 * A paragraph. A text that must be read to answer a question has the size and the colour of the page. A grey text may
 * be skipped: `rustig` at the size of the page, or `gedempt`, which is small.
 */
export const textRecipe = defineRecipe({
  base: {
    overflowWrap: 'break-word',
    maxWidth: '640px',
    /** Keeps the place of a text that is not known yet. */
    '&[data-plaats]': { visibility: 'hidden' },
  },
  variants: {
    soort: {
      gewoon: {},
      gedempt: { color: 'gedempt', fontSize: 'klein' },
      rustig: { color: 'gedempt' },
      fout: {
        color: 'fout',
        display: 'flex',
        gap: '2',
        alignItems: 'flex-start',
        '& > svg': { flex: 'none', marginBlockStart: '2px' },
      },
    },
  },
  defaultVariants: { soort: 'gewoon' },
})

/** A heading of a step, of a group of questions, of a block of the summary, or of a smaller part. */
export const headingRecipe = defineRecipe({
  base: { minWidth: '0', fontWeight: 'vet', lineHeight: 'cijfer', textWrap: 'balance', overflowWrap: 'break-word' },
  variants: {
    niveau: {
      stap: { fontSize: 'stap', alignSelf: 'flex-start' },
      groep: { fontSize: 'groep' },
      blok: { fontSize: 'inleiding' },
      klein: { fontSize: 'tekst' },
    },
  },
  defaultVariants: { niveau: 'groep' },
})

export const screenReaderTextRecipe = defineRecipe({
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    minHeight: '0',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    border: '0',
    whiteSpace: 'nowrap',
  },
})
