export type { Grafieken } from './grafieken'
export { loadGrafieken } from './load'
export { useGrafieken } from './useGrafieken'
export type { KolommenProps } from './Kolommen'
