import { createHash } from 'node:crypto'
import pg from 'pg'

const mark = /^\s*\/\* kept \*\//
const names = new Map<string, string>()

/** The database tells kept statements apart by name; there are as many as places in the code that ask for it. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}

/** A connection on which some statements are parsed once, and planned for any values as soon as the database finds that as cheap. */
export const keepingClient = (isKept: (text: string) => boolean) =>
  class extends pg.Client {
    // Kysely calls one of its many forms: a text and values.
    override query(...given: unknown[]): never {
      const [text, values, ...more] = given
      const named =
        typeof text === 'string' && isKept(text) ? [{ name: nameOf(text), text, values }, ...more] : [...given]
      return (super.query as (...all: unknown[]) => never).apply(this, named)
    }
  }

/**
 * Keeps what begins with a comment of the word "kept": what runs hundreds of times a second and always has the same text, values in arrays
 * and no lists of placeholders. Statements with the arrays of a scope are better planned each time, and are not marked.
 */
export const KeepingClient = keepingClient((text) => mark.test(text))
