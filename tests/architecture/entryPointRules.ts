import { type IForbiddenRuleType } from 'dependency-cruiser'

export const SOURCES = '^(domain|application|ui|adapters)/'

/** Matches the folders of build code: `build`, for rollup.config.mjs, and `handboek`, which makes the handbook. */
export const BUILD = '^adapters/(build|handboek)/'

/** Entry points of the domain besides domain/index.ts. */
export const DOMAIN_ENTRY_POINTS =
  '^domain/(orientatie|invoer|geld|uitleg|uitleg/verhaal|vergelijking|bewijs|codec)/index\\.ts$'

/** Entry points of the application besides application/index.ts: the use cases that most pages do not load. */
export const APPLICATION_ENTRY_POINTS = '^application/(uitleg|vergelijking|bewijs)/index\\.ts$'

const NORMJAAR_ENTRY_POINT = '^domain/normen/\\d{4}/index\\.ts$'

/** Entry point of the compiled style sheet, by which the loader imports the styles without the code of the screen. */
const SHEET_ENTRY_POINT = '^ui/thema/compiled/sheet\\.ts$'

/** Entry points of the texts, without React: `index` is public, `voorKanalen` is for adapters of this repository. */
const SENTENCES_ENTRY_POINTS = '^ui/tekst/(index|voorKanalen)\\.ts$'

/** Entry point of the input fields, for the demo page that shows only the fields. */
const FIELD_SET_ENTRY_POINT = '^ui/fieldSet\\.ts$'

/** Index files that list all recipes in their folder. Other files of `ui` may import these index files. */
const THEMA_LISTS = '^ui/thema/(recipes|lazyRecipes)/index\\.ts$'

/** Creates the rule that files outside this layer or adapter import it only through its entry points. */
export const entryPointsOnly = (folder: string): IForbiddenRuleType => ({
  name: 'entry-points-only',
  comment: 'A layer or an adapter can change inside when others import only its entry points.',
  from: { path: SOURCES, pathNot: `^${folder}/` },
  to: {
    path: `^${folder}/`,
    pathNot: [
      `^${folder}/index\\.tsx?$`,
      NORMJAAR_ENTRY_POINT,
      DOMAIN_ENTRY_POINTS,
      APPLICATION_ENTRY_POINTS,
      SHEET_ENTRY_POINT,
      SENTENCES_ENTRY_POINTS,
      FIELD_SET_ENTRY_POINT,
      BUILD,
    ],
  },
})

/**
 * Creates the rule that a file of this layer or adapter imports the other files in it by name, not through an index.ts.
 */
export const fileByName = (folder: string): IForbiddenRuleType => ({
  name: 'file-by-name',
  comment: 'Inside a layer an import names the file; index.ts is for other layers.',
  from: { path: `^${folder}/`, pathNot: '/index\\.tsx?$' },
  to: { path: [`^${folder}/index\\.tsx?$`, `^${folder}/.+/index\\.tsx?$`], pathNot: THEMA_LISTS },
})
