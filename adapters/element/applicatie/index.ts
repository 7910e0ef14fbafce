export { mount, type Bewaard, type Instantie } from './mount'
