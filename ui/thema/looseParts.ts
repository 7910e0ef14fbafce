import { chakra } from '@chakra-ui/react/styled-system'

import { suffixRecipe, spinButtonRecipe } from './looseRecipes'

/** The elements of the fields that no step uses; in a file of their own, so that the calculator does not load them. */
export const Suffix = chakra('span', suffixRecipe)
export const SpinButton = chakra('button', spinButtonRecipe, { defaultProps: { type: 'button' } })
