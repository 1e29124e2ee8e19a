import CN, { type TextKey, type Texts } from './texts/CN.ts'
import HK from './texts/HK.ts'
import US from './texts/US.ts'

export type { TextKey }
export type Lang = 'CN' | 'HK' | 'US'

const all: Record<Lang, Texts> = { CN, HK, US }

export type TextParams = Readonly<Record<string, string | number>>

/** The text in a language with `{name}` replaced; a name without a value stays visible. */
export function message(lang: Lang, key: TextKey, params: TextParams = {}): string {
  return all[lang][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}

/** True for a key of the texts: names of properties may come from elsewhere. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(CN, key)
