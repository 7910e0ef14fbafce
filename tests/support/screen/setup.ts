import './draws'
import { afterEach } from 'vitest'

import { cleanUp } from './show'

afterEach(() => {
  cleanUp()
  sessionStorage.clear()
})
