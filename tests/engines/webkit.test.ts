import { describe } from 'vitest'

import { engineTests } from './engineTests'
import { startWebKit } from './webkit'

describe('the calculator in WebKit', () => engineTests(startWebKit))
