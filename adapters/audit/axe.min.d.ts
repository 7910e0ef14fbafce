/** The types of the minified file of axe-core. They are the types of the package `axe-core`. */
declare module 'axe-core/axe.min.js' {
  export { default } from 'axe-core'
}
