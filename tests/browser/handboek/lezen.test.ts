import { testPaginas } from './testPaginas'

testPaginas('every other page', (paden, venster) => paden.filter((_, plaats) => plaats % 2 === venster))
