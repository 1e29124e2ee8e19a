import type { Parameter } from './kinds.ts'

/** How a value stands in the database: texts as they are, the rest as JSON. */
export const toStored = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What a stored text says; the default for none, and for one that somebody wrote by hand and that does not fit. */
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
