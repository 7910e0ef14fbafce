import { berekenBatch } from './berekenBatch'

process.exitCode = await berekenBatch(process)
