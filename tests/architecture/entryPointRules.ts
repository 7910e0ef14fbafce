import { type IForbiddenRuleType } from 'dependency-cruiser'

export const SOURCES = '^(domain|application|ui|adapters)/'

/** These folders run on Node: rollup.config.mjs imports the first, and the second makes the handbook. */
export const BUILD = '^adapters/(build|handboek)/'

/** Entry points of the domain besides domain/index.ts. */
export const DOMAIN_ENTRY_POINTS =
  '^domain/(orientatie|invoer|geld|uitleg|uitleg/verhaal|vergelijking|bewijs)/index\\.ts$'

/** Entry points of the application besides application/index.ts: the use cases that most pages do not load. */
export const APPLICATION_ENTRY_POINTS = '^application/(uitleg|vergelijking|bewijs)/index\\.ts$'

const NORMJAAR_ENTRY_POINT = '^domain/normen/\\d{4}/index\\.ts$'

/** The compiled style sheet, which the loader imports without the screen. */
const SHEET_ENTRY_POINT = '^ui/thema/compiled/sheet\\.ts$'

/**
 * Entry points of the texts, without React: `index` is public, `voorKanalen` is for the adapters of this repository.
 */
const SENTENCES_ENTRY_POINTS = '^ui/tekst/(index|voorKanalen)\\.ts$'

/** Entry point of the demo page that shows only the fields. */
const FIELD_SET_ENTRY_POINT = '^ui/fieldSet\\.ts$'

/** Index files that are imported as lists. */
const THEMA_LISTS = '^ui/thema/(recipes|lazyRecipes)/index\\.ts$'

/** Allows imports of a layer or an adapter only through its entry points. */
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

/** Forbids imports through an entry point from inside the same layer or adapter. */
export const fileByName = (folder: string): IForbiddenRuleType => ({
  name: 'file-by-name',
  comment: 'Inside a layer an import names the file; index.ts is for other layers.',
  from: { path: `^${folder}/`, pathNot: '/index\\.tsx?$' },
  to: { path: [`^${folder}/index\\.tsx?$`, `^${folder}/.+/index\\.tsx?$`], pathNot: THEMA_LISTS },
})
