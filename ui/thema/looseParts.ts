import { chakra } from '@chakra-ui/react/styled-system'

import { suffixRecipe, spinButtonRecipe } from './looseRecipes'

/** Components of the fields that no step uses, in a separate file so that the calculator does not load them. */
export const Suffix = chakra('span', suffixRecipe)
export const SpinButton = chakra('button', spinButtonRecipe, { defaultProps: { type: 'button' } })
