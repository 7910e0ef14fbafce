import { defineRecipe } from '@chakra-ui/react/styled-system'

import { forcedColours, print, withMouse, withFinger } from '../media'
import { screenReaderTextRecipe } from './text'

/** The base style of buttons with text. They are not printed. */
export const knopVorm = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: '44px',
  paddingInline: '6',
  border: '1px solid transparent',
  borderRadius: 'veld',
  background: 'transparent',
  fontWeight: 'vet',
  lineHeight: 'cijfer',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  [print]: { display: 'none' },
} as const

/** A button with text: filled (`primair`), with an outline (`stil`), or like a link (`tekst`). */
export const buttonRecipe = defineRecipe({
  base: { ...knopVorm, '&[aria-busy=true]': { cursor: 'progress', opacity: 0.55 } },
  variants: {
    soort: {
      primair: {
        paddingBlock: '2',
        background: 'accent',
        color: 'opAccent',
        [withMouse]: { '&:hover:not(:disabled)': { background: 'accentSterk' } },
        [forcedColours]: { borderWidth: '3px' },
      },
      stil: {
        paddingBlock: '2',
        color: 'accent',
        borderColor: 'bediening',
        [withMouse]: { '&:hover:not(:disabled)': { background: 'accentTint', borderColor: 'accent' } },
      },
      tekst: {
        border: '0',
        minHeight: '32px',
        [withFinger]: { minHeight: '44px' },
        paddingInline: '0',
        fontWeight: 'gewoon',
        justifyContent: 'flex-start',
        textAlign: 'start',
        color: 'accent',
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        [withMouse]: { '&:hover:not(:disabled)': { color: 'accentSterk', textDecorationThickness: '2px' } },
      },
    },
  },
  defaultVariants: { soort: 'primair' },
})

/** A button for screen readers, visible only while focused. It then floats above the step buttons and moves nothing. */
export const screenReaderButtonRecipe = defineRecipe({
  base: {
    ...knopVorm,
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineStart: '0',
    marginBlockEnd: '2px',
    minHeight: '36px',
    background: 'pagina',
    color: 'accent',
    borderColor: 'bediening',
    '&:not(:focus)': { ...screenReaderTextRecipe.base },
  },
})

/** The close button of a dialog or a message. */
export const closeButtonRecipe = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '44px',
    height: '44px',
    border: '0',
    borderRadius: 'rond',
    background: 'transparent',
    color: 'gedempt',
    cursor: 'pointer',
    marginBlock: '-8px',
    marginInlineEnd: '-12px',
    [withMouse]: { '&:hover': { background: 'vlak', color: 'tekst' } },
  },
})
