import type { Lang } from '@shouya/forms/texts'
import CN, { type DesignerTextKey, type DesignerTexts } from './texts/CN.ts'
import HK from './texts/HK.gen.ts'
import US from './texts/US.ts'

export type { DesignerTextKey }

const byLang: Record<Lang, DesignerTexts> = { CN, HK, US }

export type DesignerTextParams = Readonly<Record<string, string | number>>

/** A text of the designer in a language with `{name}` replaced. */
export const designerText = (lang: Lang, key: DesignerTextKey, params: DesignerTextParams = {}): string =>
  byLang[lang][key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))

/** Whether a key is a key of the texts: names of choices come from documents. */
export const isDesignerTextKey = (key: string): key is DesignerTextKey => Object.hasOwn(CN, key)
