import CN, { type TextKey, type Texts } from './texts/CN.ts'
import HK from './texts/HK.gen.ts'
import US from './texts/US.ts'

export type { TextKey }
export type Lang = 'CN' | 'HK' | 'US'

const byLang: Record<Lang, Texts> = { CN, HK, US }

export type TextParams = Readonly<Record<string, string | number>>

/** The text in a language with `{name}` replaced; a name without a value stays visible. */
export function message(lang: Lang, key: TextKey, params: TextParams = {}): string {
  return byLang[lang][key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
}

/** Whether a key is a key of the texts: names of properties may come from elsewhere. */
export const isTextKey = (key: string): key is TextKey => Object.hasOwn(CN, key)
