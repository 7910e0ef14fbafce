import { describe } from 'vitest'

import { beweringen } from './beweringen'
import { startWebKit } from './webkit'

describe('in WebKit', () => beweringen(startWebKit))
