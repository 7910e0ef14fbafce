export { Message } from './Message'
