import { setLang, useLanguage } from '@shouya/console/i18n/language.ts'
import { languageNames } from '@shouya/console/i18n/languages.ts'
import { useTranslation } from 'react-i18next'
import styles from './Languages.module.css'

export default function Languages() {
  const { t } = useTranslation()
  const current = useLanguage((state) => state.lang)
  return (
    <fieldset className={styles.languages}>
      <legend className="sr-only">{t('common.language')}</legend>
      {languageNames.map(({ lang, name }) => (
        <button key={lang} type="button" aria-pressed={lang === current} onClick={() => setLang(lang)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
