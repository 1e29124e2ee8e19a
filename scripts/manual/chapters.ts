import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked, type Token } from 'marked'

export const manualFolder = join(import.meta.dirname, '../../docs/manual')

export type Chapter = {
  /** Its file without the extension, used for links inside the document. */
  name: string
  title: string
  tokens: readonly Token[]
}

/** The chapters in the order of their numbers; each file begins with its title. */
export function readChapters(): Chapter[] {
  const files = readdirSync(manualFolder).filter((name) => name.endsWith('.md'))
  return files.sort().map((file) => {
    const [titleToken, ...tokens] = marked.lexer(readFileSync(join(manualFolder, file), 'utf8'))
    if (titleToken?.type !== 'heading' || titleToken.depth !== 1)
      throw new Error(`${file} does not begin with its title`)
    return { name: file.slice(0, -'.md'.length), title: titleToken.text, tokens }
  })
}
