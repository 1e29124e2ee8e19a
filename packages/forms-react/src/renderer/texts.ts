import type { Lang, TextParams } from '@shouya/forms/texts'
import CN, { type TextKey, type Texts } from './texts/CN.ts'
import HK from './texts/HK.gen.ts'
import US from './texts/US.ts'

const byLang: Record<Lang, Texts> = { CN, HK, US }

/** A text of the renderer in a language, with `{name}` placeholders replaced. */
export const text = (lang: Lang, key: TextKey, params: TextParams = {}): string =>
  byLang[lang][key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
