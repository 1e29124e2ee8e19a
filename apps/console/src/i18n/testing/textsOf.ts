import { type Lang, languages } from '../languages.ts'
import { pageTexts } from '../pageTexts.gen.ts'

type Texts = { readonly [key: string]: string | Texts }

/** All texts of the console in a language. */
export async function textsOf(lang: Lang): Promise<Texts> {
  const [bundle, texts] = await Promise.all([languages[lang].load(), languages[lang].loadTexts()])
  const ofPages = Object.entries(pageTexts).map(async ([group, load]) => ({ [group]: (await load[lang]()).default }))
  return Object.assign({}, bundle.default.texts, texts.default, ...(await Promise.all(ofPages)))
}
