import CN, { type MessageKey, type Messages } from './messages/CN.ts'
import HK from './messages/HK.ts'
import US from './messages/US.ts'
import { wordFor } from './wordFor.ts'

export type { MessageKey }
export type Lang = 'CN' | 'HK' | 'US'

const all: Record<Lang, Messages> = { CN, HK, US }

/**
 * What a text is filled in with. A list is written as the language writes lists, and what is a key of the messages in it
 * as its text.
 */
export type Params = Readonly<Record<string, string | number | readonly string[]>>

/** The text in a language with `{name}` and `{count, one|other}` replaced; a name without a value stays visible. */
export function message(lang: Lang, key: MessageKey, params: Params = {}): string {
  return all[lang][key].replace(/\{(\w+)(?:, ([^{}]+))?\}/g, (whole, name: string, words?: string) =>
    words === undefined ? written(lang, params[name] ?? whole) : wordFor(params[name], words),
  )
}

const written = (lang: Lang, value: Params[string]): string =>
  typeof value === 'object'
    ? value.map((item) => (isMessageKey(item) ? all[lang][item] : item)).join(all[lang]['text.between'])
    : String(value)

/** True for a key of the messages: validation rules carry keys as their text. */
export const isMessageKey = (key: string): key is MessageKey => key in CN
