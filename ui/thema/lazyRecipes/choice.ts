import { defineRecipe } from '@chakra-ui/react/styled-system'

import { forcedColours, withFinger, withMouse } from '../media'
import { knopVorm } from '../recipes/button'

/** One of a few toggle buttons that choose which item is shown. */
export const choiceButtonRecipe = defineRecipe({
  base: {
    ...knopVorm,
    minHeight: '32px',
    [withFinger]: { minHeight: '44px' },
    paddingInline: '3',
    borderColor: 'bediening',
    borderRadius: 'rond',
    fontSize: 'klein',
    fontWeight: 'gewoon',
    [withMouse]: { '&:hover:not(:disabled)': { borderColor: 'accent' } },
    '&[aria-pressed=true]': { background: 'accentTint', borderColor: 'accent', fontWeight: 'vet' },
    [forcedColours]: { '&[aria-pressed=true]': { borderWidth: '3px' } },
  },
})

/** The label of a consent: checkbox, text and explanation. Pressing anywhere on the label toggles the checkbox. */
export const checkLabelRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    cursor: 'pointer',
    '& > span > span': { display: 'block' },
  },
})

export const checkRecipe = defineRecipe({
  base: { width: '20px', height: '20px', flex: 'none', marginBlock: '2px', accentColor: 'accent', cursor: 'inherit' },
})
