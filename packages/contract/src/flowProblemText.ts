import { problemText } from '@shouya/forms/problemText'
import type { Lang, TextKey, TextParams } from '@shouya/forms/texts'
import type { Params } from './messages.ts'

interface Said {
  readonly code: string
  readonly params: Params
}

/** Parameters that are names, and the prefix of their texts. */
const NAMES: Readonly<Record<string, string>> = { topic: 'topic', wanted: 'flow.need' }

/**
 * A problem of a definition as a sentence, for the server and the designer. `textOf` returns the text of a key of
 * `messages/approvals…`, undefined (or the key) if there is none.
 */
export function flowProblemText(lang: Lang, { code, params }: Said, textOf: (key: string) => string | undefined) {
  if (code === 'form.expression')
    return problemText(lang, { code: String(params.code) as TextKey, params: params as TextParams })
  return (textOf(`flow.${code}`) ?? code).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const key = `${NAMES[name]}.${params[name]}`
    const text = name in NAMES ? textOf(key) : undefined
    const value = params[name]
    if (typeof value === 'object') return value.join(lang === 'US' ? ', ' : '、')
    return text !== undefined && text !== key ? text : String(value ?? placeholder)
  })
}
