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

/** A mark between words, as the language writes it. */
export const mark = (of: keyof typeof western): string => (getLang() === 'US' ? western[of] : of)

export const langTag = (): string => languages[getLang()].tag

type Source = (lang: Lang) => Promise<Readonly<Record<string, object>>>

/** What is wanted beyond what the sign-in page says: nobody waits for texts that are not read. */
const wanted = new Set<Source>()

async function use(lang: Lang): Promise<void> {
  const sources = [...wanted]
  const [bundle, ...more] = await Promise.all([languages[lang].load(), ...sources.map((source) => source(lang))])
  // A page that was opened meanwhile has texts of its own.
  if (wanted.size > sources.length) return use(lang)
  const { texts, antd, day } = bundle.default
  i18next.addResourceBundle(languages[lang].tag, 'translation', Object.assign({}, texts, ...more))
  dayjs.locale(day)
  document.documentElement.lang = languages[lang].tag
  useLanguage.setState({ lang, antd })
  await i18next.changeLanguage(languages[lang].tag)
}

export const isWanted = (source: Source): boolean => wanted.has(source)

/** Adds texts, in the language of now and in any later one. */
export async function want(source: Source): Promise<void> {
  if (wanted.has(source)) return
  const lang = getLang()
  const texts = await source(lang)
  wanted.add(source)
  if (lang === getLang()) i18next.addResourceBundle(languages[lang].tag, 'translation', texts)
  else await use(getLang())
}

/** Switches texts, components and dates; kept on this device. */
export async function setLang(lang: Lang): Promise<void> {
  await use(lang)
  writeSetting({ ...readSetting(), lang })
}

const ofConsole: Source = async (lang) => (await languages[lang].loadTexts()).default

/** The texts of the frame, and what all pages say. */
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
