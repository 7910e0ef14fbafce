/** The minified file of axe-core has the types of the package. */
declare module 'axe-core/axe.min.js' {
  export { default } from 'axe-core'
}
