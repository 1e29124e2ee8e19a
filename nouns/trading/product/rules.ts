/** Choices of a parameter's `type`. */
export const paramType = { whole: 1, decimal: 2, text: 3, onOff: 4 } as const

export type Param = {
  key: string
  label: string
  type: number
  min: number | null
  max: number | null
  default: number | string | boolean | null
  unit: string | null
}

/** Whether a value is one of the parameter: of its type and within its limits. */
export function fitsParam({ type, min, max }: Pick<Param, 'type' | 'min' | 'max'>, value: unknown): boolean {
  if (type === paramType.onOff) return typeof value === 'boolean'
  if (type === paramType.text ? typeof value !== 'string' : typeof value !== 'number') return false
  if (type === paramType.whole && !Number.isInteger(value)) return false
  const measured = typeof value === 'string' ? value.length : (value as number)
  return (min === null || measured >= min) && (max === null || measured <= max)
}
