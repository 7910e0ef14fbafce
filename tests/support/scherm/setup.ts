import './getekend'
import { afterEach } from 'vitest'

import { ruimOp } from './toon'

afterEach(ruimOp)
