import type { Params } from '@shouya/contract/messages'
import { problemText } from '@shouya/forms/problemText'
import type { Lang, TextKey, TextParams } from '@shouya/forms/texts'

interface Said {
  readonly code: string
  readonly params: Params
}

type Words = {
  /** The text of a key, unformatted. */
  textOf: (key: string) => string | undefined
  topicName: (topic: string) => string
}

/** A problem of a definition as a sentence, for the server and the designer. */
export function flowProblemText(lang: Lang, { code, params }: Said, { textOf, topicName }: Words): string {
  if (code === 'form.expression')
    return problemText(lang, { code: String(params.code) as TextKey, params: params as TextParams })
  return (textOf(`flowDesign.problem.${code}`) ?? code).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name]
    if (typeof value === 'object') return value.join(lang === 'US' ? ', ' : '、')
    if (name === 'topic') return topicName(String(value))
    const text = name === 'wanted' ? textOf(`flowDesign.need.${value}`) : undefined
    return text ?? String(value ?? placeholder)
  })
}
