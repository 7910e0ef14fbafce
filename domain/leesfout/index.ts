export { toLeesfouten, type Leesfout } from './leesfout'
