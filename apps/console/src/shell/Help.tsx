import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

/** The manual, in a new browser tab. */
export default function Help() {
  const { t } = useTranslation()
  return (
    <Button
      type="text"
      href="/help.pdf"
      target="_blank"
      rel="noreferrer"
      icon={<QuestionCircleOutlined aria-hidden="true" />}
      aria-label={t('shell.help')}
      title={t('shell.help')}
    />
  )
}
