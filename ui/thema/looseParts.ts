import { chakra } from '@chakra-ui/react/styled-system'

import { achtervoegselRecipe, spinKnopRecipe } from './recipes'

/** The elements of the fields that no step uses; apart, so that the calculator does not carry them. */
export const Achtervoegsel = chakra('span', achtervoegselRecipe)
export const SpinKnop = chakra('button', spinKnopRecipe, { defaultProps: { type: 'button' } })
