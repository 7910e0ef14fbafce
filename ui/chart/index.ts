export type { Charts } from './charts'
export { useCharts } from './useCharts'
export type { ColumnsProps } from './Columns'
export type { BarsProps } from './Bars'
