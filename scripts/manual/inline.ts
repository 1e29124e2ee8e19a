import type { Token, Tokens } from 'marked'
import type { ContentText } from 'pdfmake/interfaces.js'
import { colors } from './styles.ts'

type Part = ContentText

/** Words of the interface are in corner brackets, and coloured. */
const uiWords = (text: string): Part[] =>
  text
    .split(/(「[^」]+」)/)
    .filter(Boolean)
    .map((text) => (text.startsWith('「') ? { text, color: colors.accent } : { text }))

/** The target of a link: another chapter (`04-handover.md`), or a web address. */
function link({ href }: Tokens.Link): Partial<ContentText> {
  const [, chapter] = /^([\w-]+)\.md$/.exec(href) ?? []
  return { color: colors.accent, ...(chapter ? { linkToDestination: chapter } : { link: href }) }
}

function part(token: Token): Part[] {
  const { type } = token
  const inner = 'tokens' in token && token.tokens ? inline(token.tokens) : []
  if (type === 'text') return inner.length > 0 ? inner : uiWords(unescaped(token.text))
  if (type === 'escape') return [{ text: token.text }]
  if (type === 'strong') return inner.map((text) => ({ ...text, bold: true }))
  if (type === 'codespan') return [{ text: unescaped(token.text), style: 'code' }]
  if (type === 'link') return inner.map((text) => ({ ...text, ...link(token as Tokens.Link) }))
  if (type === 'br') return [{ text: '\n' }]
  throw new Error(`The manual cannot show ${type}: ${token.raw}`)
}

/** marked returns texts escaped for HTML. */
const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** The parts of a line. */
export const inline = (tokens: readonly Token[]): Part[] => tokens.flatMap(part)
