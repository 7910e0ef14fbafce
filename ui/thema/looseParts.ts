import { chakra } from '@chakra-ui/react/styled-system'

import { achtervoegselRecipe, spinKnopRecipe } from './recipes'

/** The elements of the fields that no step uses; in a file of their own, so that the calculator does not load them. */
export const Achtervoegsel = chakra('span', achtervoegselRecipe)
export const SpinKnop = chakra('button', spinKnopRecipe, { defaultProps: { type: 'button' } })
