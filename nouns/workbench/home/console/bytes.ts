const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Formats bytes for people: `1.5 GB`. */
export function bytes(value: number): string {
  const step = value < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(value) / 10))
  const size = value / 1024 ** step
  return `${size < 10 && step > 0 ? size.toFixed(1) : Math.round(size)} ${units[step]}`
}
