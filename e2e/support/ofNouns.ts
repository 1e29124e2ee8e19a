import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../../scripts/lib/paths.mjs'

/** The lists that stand beside the pages, in `testing/{name}.ts`, with their area. */
export async function ofNouns<T>(name: 'tour' | 'heads'): Promise<{ area: string; list: readonly T[] }[]> {
  const files = globSync(`**/testing/${name}.ts`, { cwd: inRoot('nouns') }).sort()
  // Without them a test of every page would pass and look at nothing.
  if (files.length === 0) throw new Error(`no noun has a ${name}`)
  return Promise.all(
    files.map(async (file) => {
      const { default: list } = (await import(pathToFileURL(inRoot('nouns', file)).href)) as { default: readonly T[] }
      return { area: file.split('/')[0] ?? '', list }
    }),
  )
}
