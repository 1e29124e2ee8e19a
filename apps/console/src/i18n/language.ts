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

/** Whether more is wanted than what the sign-in page says, and more than the work bench: nobody waits for texts that are not read. */
const wanted = { console: false, pages: false }

async function use(lang: Lang): Promise<void> {
  const { load, loadTexts, loadPageTexts } = languages[lang]
  const [bundle, more, most] = await Promise.all([
    load(),
    wanted.console ? loadTexts() : null,
    wanted.pages ? loadPageTexts() : null,
  ])
  const { texts, antd, day } = bundle.default
  i18next.addResourceBundle(languages[lang].tag, 'translation', { ...texts, ...more?.default, ...most?.default })
  dayjs.locale(day)
  document.documentElement.lang = languages[lang].tag
  useLanguage.setState({ lang, antd })
  await i18next.changeLanguage(languages[lang].tag)
}

/** Switches texts, components and dates; kept on this device. */
export async function setLang(lang: Lang): Promise<void> {
  await use(lang)
  writeSetting({ ...readSetting(), lang })
}

/** The texts of the frame and the work bench, in the language of now and any later one. */
export async function loadConsoleTexts(): Promise<void> {
  wanted.console = true
  await use(getLang())
}

/** Those of the pages; `use` is for what changes on the screen, which these do not. */
export async function loadPageTexts(): Promise<void> {
  if (wanted.pages) return
  const lang = getLang()
  const { default: texts } = await languages[lang].loadPageTexts()
  wanted.pages = true
  if (lang === getLang()) i18next.addResourceBundle(languages[lang].tag, 'translation', texts)
  else await use(getLang())
}

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
