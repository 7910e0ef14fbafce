import { type IForbiddenRuleType } from 'dependency-cruiser'

export const SOURCES = '^(domain|application|ui|adapters)/'

/** What rollup.config.mjs imports runs on Node, and so does what makes the handbook. */
export const BUILD = '^adapters/(build|handboek)/'

/** Doors of the domain beside its own: the questions, what is typed, amounts; and what most pages do without. */
export const DOMAIN_DOORS = '^domain/(orientatie|invoer|geld|uitleg|uitleg/verhaal|vergelijking|bewijs)/index\\.ts$'

/** Entry points of the application beside its own: the use cases that most pages do without. */
export const APPLICATION_DOORS = '^application/(uitleg|vergelijking|bewijs)/index\\.ts$'

const NORMJAAR_DOOR = '^domain/normen/\\d{4}/index\\.ts$'

/** The style sheet that the build makes: the loader takes it without the screen. */
const SHEET_DOOR = '^ui/thema/compiled/sheet\\.ts$'

/**
 * What a channel without a screen takes of the screens, without React: what the words say at each question and figure,
 * and what only our own channels take.
 */
const SENTENCES_DOOR = '^ui/tekst/(index|voorKanalen)\\.ts$'

/** The page that shows the fields by themselves takes them without the screens. */
const FIELD_SET_DOOR = '^ui/fieldSet\\.ts$'

/** The recipes are read as lists. */
const THEMA_LISTS = '^ui/thema/(recipes|lazyRecipes)/index\\.ts$'

/** Nobody comes into a floor or an adapter but by one of its doors. */
export const frontDoor = (folder: string): IForbiddenRuleType => ({
  name: 'front-doors',
  comment: 'A floor and an adapter are free to change inside as long as everyone enters through a door of theirs.',
  from: { path: SOURCES, pathNot: `^${folder}/` },
  to: {
    path: `^${folder}/`,
    pathNot: [
      `^${folder}/index\\.tsx?$`,
      NORMJAAR_DOOR,
      DOMAIN_DOORS,
      APPLICATION_DOORS,
      SHEET_DOOR,
      SENTENCES_DOOR,
      FIELD_SET_DOOR,
      BUILD,
    ],
  },
})

/** Inside a floor and inside an adapter nobody goes by a door. */
export const namesTheFile = (folder: string): IForbiddenRuleType => ({
  name: 'names-the-file',
  comment: 'A door is for who comes in: inside, an import says where it leads, and a list less can be forgotten.',
  from: { path: `^${folder}/`, pathNot: '/index\\.tsx?$' },
  to: { path: [`^${folder}/index\\.tsx?$`, `^${folder}/.+/index\\.tsx?$`], pathNot: THEMA_LISTS },
})
