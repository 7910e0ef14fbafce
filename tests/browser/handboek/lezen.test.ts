import { testPaginas } from './testPaginas'

testPaginas('every fourth page', (paden, venster) => paden.filter((_, plaats) => plaats % 4 === 2 * venster))
