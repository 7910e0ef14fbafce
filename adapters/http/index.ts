export { createHttpBerekening, type HttpBerekeningConfig } from './httpBerekening'
