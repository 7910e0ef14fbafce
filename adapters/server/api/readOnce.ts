import { dubbeleSleutelIn } from '../../../domain/codec'
import { Undecodable, type App } from '../problem/ioTs'

/** Makes the routes of `app` refuse JSON with a duplicate key, because either value of the key may be intended. */
export const readOnce = (app: App): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text, (error, json: unknown) => {
      const twice = error ? undefined : dubbeleSleutelIn(text, json)
      done(twice ? new Undecodable([twice]) : error, json)
    })
  })
}
