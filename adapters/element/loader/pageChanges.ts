import { loaderTekst } from './loaderTekst'

/**
 * What a page may not add to `Object.prototype`: the packages of the calculator and the browser itself read these names
 * of objects that do not have them.
 */
const LOOKED_FOR = (
  'value get set writable key then return disabled rules operator schedule children ref parent ' +
  'customServiceIdentifier correspondingUseElement'
).split(' ')

/** RxJS gives its own errors a constructor, which a frozen prototype forbids. */
const isErrorFrozen = (): boolean => Object.getOwnPropertyDescriptor(Error.prototype, 'constructor')?.writable === false

/** What the page changed that stops the calculator, in words for its makers; undefined when there is nothing. */
export const findPageChange = (): string | undefined => {
  const name = LOOKED_FOR.find((one) => one in Object.prototype)
  if (name !== undefined) return loaderTekst.paginaVoegtToe(name)
  return isErrorFrozen() ? loaderTekst.paginaBevriest : undefined
}
