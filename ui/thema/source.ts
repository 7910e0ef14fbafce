import * as lazyParts from './lazyParts'
import * as lazyRecipes from './lazyRecipes'
import * as looseParts from './looseParts'
import * as looseRecipes from './looseRecipes'
import * as parts from './parts'
import * as recipes from './recipes'

/** What the build makes style sheets and names of classes of. */
export { system } from './system'
export { lazyParts, lazyRecipes, looseParts, looseRecipes, parts, recipes }
