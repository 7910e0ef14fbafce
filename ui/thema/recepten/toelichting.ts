import { defineRecipe } from '@chakra-ui/react/styled-system'

import { afdruk, metMuis, metVinger, randInContrast } from '../voorwaarden'

/** The round button with a question mark beside a label. */
export const toelichtingKnopRecept = defineRecipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '28px',
    height: '28px',
    padding: '0',
    border: '1px solid',
    borderColor: 'bediening',
    borderRadius: 'rond',
    background: 'transparent',
    color: 'accent',
    fontWeight: 'vet',
    fontSize: 'klein',
    lineHeight: '1',
    cursor: 'pointer',
    marginBlock: '-2px',
    [metVinger]: { width: '44px', height: '44px', marginBlock: '-8px' },
    [metMuis]: { '&:hover': { background: 'accentTint', borderColor: 'accent' } },
    [afdruk]: { display: 'none' },
  },
})

export const toelichtingVlakRecept = defineRecipe({
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    zIndex: 'tooltip',
    width: 'max-content',
    maxWidth: 'min(320px, 100vw - 10px)',
    overflowY: 'auto',
    border: randInContrast,
    padding: '4',
    background: 'tekst',
    color: 'pagina',
    borderRadius: 'veld',
    fontSize: 'klein',
    overflowWrap: 'break-word',
    boxShadow: '0 8px 24px rgba(23, 33, 43, 0.25)',
  },
})
