export type Density = 'large' | 'middle' | 'small'

/** A user's changes of a table's columns; columns without one keep their place in the page's own list. */
export type ColumnSettings = {
  order: string[]
  hidden: string[]
  left: string[]
  right: string[]
  index: boolean
  density: Density
}

export const noSettings: ColumnSettings = {
  order: [],
  hidden: [],
  left: [],
  right: [],
  index: false,
  density: 'middle',
}

type Keyed = { key: string; hidden?: boolean; pin?: 'left' | 'right' }

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

/** Reads stored settings of any form; missing ones are the page's defaults. */
export function readSettings(value: unknown, columns: readonly Keyed[]): ColumnSettings {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const keys = (name: string, isDefault: (column: Keyed) => boolean) =>
    name in stored ? texts(stored[name]) : columns.filter(isDefault).map((column) => column.key)
  return {
    order: texts(stored.order),
    hidden: keys('hidden', (column) => column.hidden === true),
    left: keys('left', (column) => column.pin === 'left'),
    right: keys('right', (column) => column.pin === 'right'),
    index: stored.index === true,
    density: stored.density === 'large' || stored.density === 'small' ? stored.density : 'middle',
  }
}

/** The columns in the user's order: a column newer than the settings follows its neighbour in the page's list. */
export function orderColumns<C extends Keyed>(columns: readonly C[], order: readonly string[]): C[] {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const result = order.flatMap((key) => byKey.get(key) ?? [])
  columns.forEach((column, index) => {
    if (order.includes(column.key)) return
    const previous = columns[index - 1]
    result.splice(previous ? result.indexOf(previous) + 1 : 0, 0, column)
  })
  return result
}

/** The visible columns, those pinned left first, those pinned right last. The first one is never hidden. */
export function shownColumns<C extends Keyed>(
  columns: readonly C[],
  settings: ColumnSettings,
): (C & { fixed?: 'left' | 'right' })[] {
  const first = columns[0]?.key
  const shown = orderColumns(columns, settings.order).filter(
    (column) => column.key === first || !settings.hidden.includes(column.key),
  )
  const left = shown.filter((column) => settings.left.includes(column.key))
  const right = shown.filter((column) => settings.right.includes(column.key) && !left.includes(column))
  const rest = shown.filter((column) => !left.includes(column) && !right.includes(column))
  return [
    ...left.map((column) => ({ ...column, fixed: 'left' as const })),
    ...rest,
    ...right.map((column) => ({ ...column, fixed: 'right' as const })),
  ]
}

/** The order with one column moved by one place. */
export function moveColumn(columns: readonly Keyed[], order: readonly string[], key: string, by: -1 | 1): string[] {
  const keys = orderColumns(columns, order).map((column) => column.key)
  const from = keys.indexOf(key)
  const to = from + by
  if (from < 0 || to < 0 || to >= keys.length) return keys
  keys.splice(from, 1)
  keys.splice(to, 0, key)
  return keys
}
