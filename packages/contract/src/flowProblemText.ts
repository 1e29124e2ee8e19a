import { problemText } from '@shouya/forms/problemText'
import type { Lang, TextKey } from '@shouya/forms/texts'

/** Codes of fields one after the other; they are gathered as Chinese lists them. */
export const listed = (lang: Lang, codes: string): string => (lang === 'US' ? codes.replaceAll('、', ', ') : codes)

interface Said {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Parameters that are names, and where their words stand. */
const NAMES: Readonly<Record<string, string>> = { topic: 'topic', wanted: 'flow.need' }

/**
 * What is wrong with a definition as a sentence, at the server and in the designer alike. `textOf` gives the text of a key of
 * `messages/approvals…`, undefined (or the key) for one that is none.
 */
export function flowProblemText(lang: Lang, { code, params }: Said, textOf: (key: string) => string | undefined) {
  if (code === 'form.expression') return problemText(lang, { code: String(params.code) as TextKey, params })
  return (textOf(`flow.${code}`) ?? code).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const key = `${NAMES[name]}.${params[name]}`
    const words = name in NAMES ? textOf(key) : undefined
    if (name === 'models') return listed(lang, String(params.models))
    return words !== undefined && words !== key ? words : String(params[name] ?? whole)
  })
}
