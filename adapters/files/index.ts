export * from './readTarieven'
