import type { Column } from './Column.ts'

/** The columns that an export of the list offers, those on the screen chosen; `except` are not in the server's table. */
export const exportColumns = <R>(columns: readonly Column<R>[], except: readonly string[] = []) =>
  columns.filter(({ key }) => !except.includes(key)).map(({ key, title, hidden }) => ({ key, title, chosen: !hidden }))
