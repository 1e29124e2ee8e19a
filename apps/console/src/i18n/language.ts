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

export const langTag = (): string => languages[getLang()].tag

/** Whether more is wanted than what the sign-in page says: a fifth of its JavaScript would be texts that nobody reads there. */
let whole = false

async function use(lang: Lang): Promise<void> {
  const { load, loadTexts } = languages[lang]
  const [bundle, more] = await Promise.all([load(), whole ? loadTexts() : null])
  const { texts, antd, day } = bundle.default
  i18next.addResourceBundle(languages[lang].tag, 'translation', { ...texts, ...more?.default })
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

/** The texts of the console, in the language of now and any later one. */
export async function loadConsoleTexts(): Promise<void> {
  whole = true
  await use(getLang())
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
