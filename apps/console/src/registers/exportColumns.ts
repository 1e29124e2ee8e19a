import type { Column } from './Column.ts'

/** The columns that an export of the list offers, those on the screen chosen. */
export const exportColumns = <R>(columns: readonly Column<R>[]) =>
  columns.map(({ key, title, hidden }) => ({ key, title, chosen: !hidden }))
