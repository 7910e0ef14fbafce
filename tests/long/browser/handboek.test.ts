import { testPaginas } from '../../browser/handboek/testPaginas'

testPaginas('every page', (paden) => paden)
