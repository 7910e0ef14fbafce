import * as laterParts from './laterParts'
import * as laterRecipes from './laterRecipes'
import * as looseParts from './looseParts'
import * as looseRecipes from './looseRecipes'
import * as parts from './parts'
import * as recipes from './recipes'

/** What the build makes style sheets and names of classes of. */
export { system } from './system'
export { laterParts, laterRecipes, looseParts, looseRecipes, parts, recipes }
