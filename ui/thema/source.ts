import * as lazyParts from './lazyParts'
import * as lazyRecipes from './lazyRecipes'
import * as looseParts from './looseParts'
import * as looseRecipes from './looseRecipes'
import * as parts from './parts'
import * as recipes from './recipes'

/** Exports everything from which the build makes style sheets and class names. */
export { system } from './system'
export { lazyParts, lazyRecipes, looseParts, looseRecipes, parts, recipes }
