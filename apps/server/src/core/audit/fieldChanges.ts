type Sides = { before: Record<string, unknown> | null; after: Record<string, unknown> | null }

const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

/** The changes recorded in an audit row, field by field. */
export function fieldChanges({ before, after }: Sides) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => ({ field, before: text(before?.[field]), after: text(after?.[field]) }))
}
