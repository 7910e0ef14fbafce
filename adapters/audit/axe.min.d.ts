/** The minified file of the package, which is what its types describe. */
declare module 'axe-core/axe.min.js' {
  export { default } from 'axe-core'
}
