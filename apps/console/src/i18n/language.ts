import type { Locale } from 'antd/es/locale'
import dayjs from 'dayjs'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { create } from 'zustand'
import { interpolation, words } from './interpolation.ts'
import { isLang, type Lang, languages } from './languages.ts'
import { readSetting, writeSetting } from './storedSetting.ts'

type Language = { lang: Lang; antd: Locale | undefined }

export const useLanguage = create<Language>(() => {
  const { lang } = readSetting()
  return { lang: isLang(lang) ? lang : 'CN', antd: undefined }
})

const getLang = (): Lang => useLanguage.getState().lang

const western = { '、': ', ', '，': ', ', '；': '; ', '：': ': ' } as const

/** A punctuation mark of the language. */
export const mark = (of: keyof typeof western): string => (getLang() === 'US' ? western[of] : of)

export const langTag = (): string => languages[getLang()].tag

type Source = (lang: Lang) => Promise<Readonly<Record<string, object>>>

/** Sources besides the texts of the sign-in page, so that unused texts are not loaded. */
const loadedSources = new Set<Source>()

async function use(lang: Lang): Promise<void> {
  const sources = [...loadedSources]
  const [bundle, ...more] = await Promise.all([languages[lang].load(), ...sources.map((source) => source(lang))])
  // A page that was opened meanwhile has added texts.
  if (loadedSources.size > sources.length) return use(lang)
  const { texts, antd, day } = bundle.default
  i18next.addResourceBundle(languages[lang].tag, 'translation', Object.assign({}, texts, ...more))
  dayjs.locale(day)
  document.documentElement.lang = languages[lang].tag
  useLanguage.setState({ lang, antd })
  await i18next.changeLanguage(languages[lang].tag)
}

export const isWanted = (source: Source): boolean => loadedSources.has(source)

/** Adds texts, in the current language and any later one. */
export async function want(source: Source): Promise<void> {
  if (loadedSources.has(source)) return
  const lang = getLang()
  const texts = await source(lang)
  loadedSources.add(source)
  if (lang === getLang()) i18next.addResourceBundle(languages[lang].tag, 'translation', texts)
  else await use(getLang())
}

/** Switches texts, components and dates; stored on this device. */
export async function setLang(lang: Lang): Promise<void> {
  await use(lang)
  writeSetting({ ...readSetting(), lang })
}

const ofConsole: Source = async (lang) => (await languages[lang].loadTexts()).default

/** The texts of the frame and those of all pages. */
export const loadConsoleTexts = (): Promise<void> => want(ofConsole)

export async function startLanguage(): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(words)
    .init({
      lng: langTag(),
      resources: {},
      fallbackLng: false,
      load: 'currentOnly',
      interpolation,
      react: { useSuspense: false },
    })
  await use(getLang())
}
