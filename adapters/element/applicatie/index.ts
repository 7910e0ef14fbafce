export { mount, type Instantie } from './mount'
