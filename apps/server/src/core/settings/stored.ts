import type { Parameter } from './kinds.ts'

/** The stored form of a value: texts as they are, the rest as JSON. */
export const toStored = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The value of a stored text; the default if there is none or it is invalid. */
export function fromStored<T>({ standard, schema }: Parameter<T>, text: string | null | undefined): T {
  if (text === null || text === undefined) return standard
  const parsed = schema.safeParse(typeof standard === 'string' ? text : readJson(text))
  return parsed.success ? parsed.data : standard
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
