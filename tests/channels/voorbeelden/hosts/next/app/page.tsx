import { Rekenhulp } from './Rekenhulp'

export default Rekenhulp
