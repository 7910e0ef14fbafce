import { describe } from 'vitest'

import { engineTests } from './beweringen'
import { startWebKit } from './webkit'

describe('the calculator in WebKit', () => engineTests(startWebKit))
