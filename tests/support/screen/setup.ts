import './draws'
import './ownerStacks'
import { afterEach } from 'vitest'

import { cleanUp } from './show'

afterEach(cleanUp)
