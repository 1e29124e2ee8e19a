import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { setLang, useLanguage } from '../i18n/language.ts'
import { isLang, languageNames } from '../i18n/languages.ts'

const items = languageNames.map(({ lang, short, name }) => ({ key: lang, label: `${short} ${name}` }))

export default function LanguageMenu() {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const menu = {
    items,
    selectedKeys: [lang],
    onClick: ({ key }: { key: string }) => void (isLang(key) && setLang(key)),
  }
  return (
    <Dropdown menu={menu} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        icon={<GlobalOutlined aria-hidden="true" />}
        aria-label={t('common.language')}
        aria-haspopup="menu"
      />
    </Dropdown>
  )
}
