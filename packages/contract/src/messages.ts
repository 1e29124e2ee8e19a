import CN, { type MessageKey, type Messages } from './messages/CN.ts'
import HK from './messages/HK.gen.ts'
import US from './messages/US.ts'
import { wordFor } from './wordFor.ts'

export type { MessageKey }
export type Lang = 'CN' | 'HK' | 'US'

const byLang: Record<Lang, Messages> = { CN, HK, US }

/** The parameters of a text. A list is joined as the language does, and message keys in it are translated. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>

/** The text in a language with `{name}` and `{count, one|other}` replaced; a name without a value stays visible. */
export const message = (lang: Lang, key: MessageKey, params: Params = {}): string =>
  filled(lang, byLang[lang][key], params)

/** The same for a text that somebody wrote; what the values say is not replaced again. */
export function filled(lang: Lang, text: string, params: Params): string {
  return text.replace(/\{(\w+)(?:, ([^{}]+))?\}/g, (placeholder, name: string, words?: string) =>
    words === undefined
      ? formatted(lang, Object.hasOwn(params, name) ? (params[name] ?? placeholder) : placeholder)
      : wordFor(params[name], words),
  )
}

const formatted = (lang: Lang, value: Params[string]): string =>
  typeof value === 'object'
    ? value.map((item) => (isMessageKey(item) ? byLang[lang][item] : item)).join(byLang[lang]['text.between'])
    : String(value)

/** Whether a key is a message key: validation rules carry keys as their text. */
export const isMessageKey = (key: string): key is MessageKey => key in CN
