import { problemText } from '@shouya/forms/problemText'
import type { Lang, TextKey, TextParams } from '@shouya/forms/texts'
import type { Params } from './messages.ts'

interface Said {
  readonly code: string
  readonly params: Params
}

/** Parameters that are names, and where their words stand. */
const NAMES: Readonly<Record<string, string>> = { topic: 'topic', wanted: 'flow.need' }

/**
 * What is wrong with a definition as a sentence, at the server and in the designer alike. `textOf` gives the text of a key of
 * `messages/approvals…`, undefined (or the key) for one that is none.
 */
export function flowProblemText(lang: Lang, { code, params }: Said, textOf: (key: string) => string | undefined) {
  if (code === 'form.expression')
    return problemText(lang, { code: String(params.code) as TextKey, params: params as TextParams })
  return (textOf(`flow.${code}`) ?? code).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const key = `${NAMES[name]}.${params[name]}`
    const words = name in NAMES ? textOf(key) : undefined
    const value = params[name]
    if (typeof value === 'object') return value.join(lang === 'US' ? ', ' : '、')
    return words !== undefined && words !== key ? words : String(value ?? whole)
  })
}
