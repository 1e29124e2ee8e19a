import CN, { type MessageKey, type Messages } from './messages/CN.ts'
import HK from './messages/HK.ts'
import US from './messages/US.ts'
import { wordFor } from './wordFor.ts'

export type { MessageKey }
export type Lang = 'CN' | 'HK' | 'US'

const all: Record<Lang, Messages> = { CN, HK, US }

/** The text in a language with `{name}` and `{count, one|other}` replaced; a name without a value stays visible. */
export function message(lang: Lang, key: MessageKey, params: Record<string, string | number> = {}): string {
  return all[lang][key].replace(/\{(\w+)(?:, ([^{}]+))?\}/g, (whole, name: string, words?: string) =>
    words === undefined ? String(params[name] ?? whole) : wordFor(params[name], words),
  )
}

/** True for a key of the messages: validation rules carry keys as their text. */
export const isMessageKey = (key: string): key is MessageKey => key in CN
