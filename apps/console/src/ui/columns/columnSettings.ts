export type Density = 'large' | 'middle' | 'small'

/** What a user changed about a table's columns; what is not named keeps its place in the page's own list. */
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

/** Takes what was kept for the user, whatever it looks like by now; what was not, the page decides. */
export function readSettings(value: unknown, columns: readonly Keyed[]): ColumnSettings {
  const kept = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const keys = (name: string, own: (column: Keyed) => boolean) =>
    name in kept ? texts(kept[name]) : columns.filter(own).map((column) => column.key)
  return {
    order: texts(kept.order),
    hidden: keys('hidden', (column) => column.hidden === true),
    left: keys('left', (column) => column.pin === 'left'),
    right: keys('right', (column) => column.pin === 'right'),
    index: kept.index === true,
    density: kept.density === 'large' || kept.density === 'small' ? kept.density : 'middle',
  }
}

/** The columns in the user's order: a column that is newer than the settings follows its neighbour in the page's list. */
export function orderColumns<C extends Keyed>(columns: readonly C[], order: readonly string[]): C[] {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const result = order.flatMap((key) => byKey.get(key) ?? [])
  columns.forEach((column, at) => {
    if (order.includes(column.key)) return
    const before = columns[at - 1]
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column)
  })
  return result
}

/** The columns to draw: shown ones only, those pinned left first, those pinned right last. The first one is never hidden. */
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
