import { defineRecipe } from '@chakra-ui/react/styled-system'

import { growing } from '../scales'
import { edgeInForcedColours, onPhone, print } from '../media'

/**
 * A dialog with much to read is the whole screen of a phone. Sizes are shares of the window: CSS `zoom` of the page
 * changes what its units stand for.
 */
const alsScherm = {
  [onPhone]: { width: '100%', maxWidth: '100%', height: '100%', maxHeight: '100%', borderRadius: '0' },
}

export const dialogBoxRecipe = defineRecipe({
  base: {
    margin: 'auto',
    padding: '0',
    border: edgeInForcedColours,
    borderRadius: 'kaart',
    background: 'pagina',
    color: 'tekst',
    fontSize: 'tekst',
    zIndex: 'modal',
    width: `min(${growing(520)}, 100% - 32px)`,
    maxHeight: 'calc(100% - 32px)',
    boxShadow: '0 16px 48px rgba(0, 0, 0, 0.3)',
    '&::backdrop': { background: 'sluier' },
    '&:has(details details)': { width: `min(${growing(800)}, 100% - 32px)`, ...alsScherm },
    '&:has(table)': { width: `min(${growing(1120)}, 100% - 32px)`, ...alsScherm },
    '&:has(form > ul, form > div > ul, [data-uitkomst])': alsScherm,
    '&:has([data-uitkomst])': { scrollPaddingBlock: growing(120) },
    '&:not(:modal)': { display: 'none' },
    '& > form': {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      padding: '6',
      [onPhone]: { padding: '4', '& > div > h2': { fontSize: 'groep' } },
    },
  },
})

/** What the answers in a dialog come to, always in view: at its edge while its own place is past that. */
export const uitkomstBarRecipe = defineRecipe({
  base: {
    position: 'sticky',
    insetBlock: '0',
    zIndex: 1,
    marginInline: '-24px',
    paddingBlock: '2',
    paddingInline: '6',
    borderBlock: '1px solid',
    borderColor: 'lijn',
    background: 'vlak',
    fontSize: 'klein',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'break-word',
    [onPhone]: { marginInline: '-16px', paddingInline: '4' },
    [print]: { display: 'none !important' },
  },
})

/** An amount chosen by dragging. */
export const sliderRecipe = defineRecipe({
  base: { display: 'block', width: '100%', height: '44px', accentColor: 'accent' },
})
