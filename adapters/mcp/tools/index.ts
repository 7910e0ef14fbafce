import type { Tool } from '../tool'
import { bereken } from './bereken'
import { legUit } from './legUit'
import { vergelijkNormjaren } from './vergelijkNormjaren'
import { vergelijkPeriodes } from './vergelijkPeriodes'
import { watMoetVeranderen } from './watMoetVeranderen'

/** Everything that an assistant can ask. */
export const tools: readonly Tool[] = [bereken, legUit, vergelijkPeriodes, vergelijkNormjaren, watMoetVeranderen]
