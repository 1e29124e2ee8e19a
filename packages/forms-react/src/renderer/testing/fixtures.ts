import { parseDocument } from '@shouya/forms/parseDocument'

declare global {
  interface ImportMeta {
    /** Provided by Vite, which runs the tests. */
    readonly glob: (pattern: string, options: object) => Readonly<Record<string, string>>
  }
}

const files = import.meta.glob('../../../../forms/fixtures/*.json', { query: '?raw', import: 'default', eager: true })
const nameOf = (path: string) => path.replace(/^.*\//, '')

/** The document fixtures of @shouya/forms. */
export const fixtureNames: readonly string[] = Object.keys(files).map(nameOf)

export function fixture(name: string) {
  const path = Object.keys(files).find((file) => nameOf(file) === name) ?? ''
  const result = parseDocument(files[path] ?? '')
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.problems)}`)
  return result.document
}
