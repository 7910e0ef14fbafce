import { chakra } from '@chakra-ui/react/styled-system'

import { achtervoegselRecept, spinKnopRecept } from './recepten'

/** The elements of the fields that no step uses; apart, so that the calculator does not carry them. */
export const Achtervoegsel = chakra('span', achtervoegselRecept)
export const SpinKnop = chakra('button', spinKnopRecept, { defaultProps: { type: 'button' } })
