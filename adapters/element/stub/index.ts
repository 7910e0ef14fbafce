import { defineStub } from './defineStub'

export { dispatch } from '../gebeurtenissen'
export { defineStub } from './defineStub'
export { voorbeeldGebeurtenissen } from './voorbeeldGebeurtenissen'

defineStub('hypotheek-orientatie')
