import { basename } from 'node:path'
import { changeModules, replaceText } from '../changeModules.rollup.mjs'

/** What rxjs would make a stream of, were it given to it, by the function that recognises it. */
const NOT_GIVEN = ['isAsyncIterable', 'isReadableStreamLike']

const isNever = (code, id) => {
  const name = basename(id, '.js')
  replaceText(code, `export function ${name}(`, '')
  return `export const ${name} = () => false
export const readableStreamLikeToAsyncGenerator = undefined`
}

/**
 * Rxjs without the streams it makes of asynchronous generators and of the streams of a browser: we give it promises,
 * lists and streams of its own.
 *
 * @returns {import('rollup').Plugin}
 */
export const leanRxjs = () =>
  changeModules(
    'lean-rxjs',
    NOT_GIVEN.map((name) => ({ module: new RegExp(`/rxjs/dist/.*/util/${name}\\.js$`), to: isNever })),
  )
