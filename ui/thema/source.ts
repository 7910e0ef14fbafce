import * as lazyParts from './lazyParts'
import * as lazyRecipes from './lazyRecipes'
import * as looseParts from './looseParts'
import * as looseRecipes from './looseRecipes'
import * as parts from './parts'
import * as recipes from './recipes'

/** Everything from which the build makes the style sheets and the class names. */
export { system } from './system'
export { lazyParts, lazyRecipes, looseParts, looseRecipes, parts, recipes }
