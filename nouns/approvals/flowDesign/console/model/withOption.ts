/** Sets an optional attribute; undefined removes it. */
export function withOption<T extends object, K extends keyof T>(object: T, key: K, value: T[K] | undefined): T {
  if (value !== undefined) return { ...object, [key]: value }
  const { [key]: _, ...rest } = object
  return rest as T
}
