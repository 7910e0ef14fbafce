import { describe } from 'vitest'

import { beweringen } from './beweringen'
import { startWebKit } from './webkit'

describe('the calculator in WebKit', () => beweringen(startWebKit))
