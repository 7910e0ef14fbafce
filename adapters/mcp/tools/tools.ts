import type { Tool } from '../tool'
import { berekenTool } from './berekenTool'
import { legUitTool } from './legUitTool'
import { vergelijkNormjarenTool } from './vergelijkNormjarenTool'
import { vergelijkPeriodesTool } from './vergelijkPeriodesTool'
import { watMoetVeranderenTool } from './watMoetVeranderenTool'

/** Everything that an assistant can ask. */
export const tools: readonly Tool[] = [
  berekenTool,
  legUitTool,
  vergelijkPeriodesTool,
  vergelijkNormjarenTool,
  watMoetVeranderenTool,
]
