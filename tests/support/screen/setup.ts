import './draws'
import { afterEach } from 'vitest'

import { cleanUp } from './show'

afterEach(() => {
  cleanUp()
  document.body.replaceChildren()
  sessionStorage.clear()
})
