import { CopyOutlined } from '@ant-design/icons'
import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Templates.module.css'
import Templates, { type TemplateProps } from './Templates.tsx'

type Props = TemplateProps & {
  /** Fills the form with the last record, or reports that there is none. */
  copyLast: () => void | Promise<void>
}

/** Fills the form of a new record from the last one or from one of the user's templates. */
export default function EntryStart({ copyLast, ...templates }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [asking, setAsking] = useState(false)
  const copy = async () => {
    setAsking(true)
    try {
      await copyLast()
    } catch (error) {
      void message.error((error as ApiError).message)
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className={`ui-wide ${styles.start}`}>
      <Button icon={<CopyOutlined aria-hidden="true" />} loading={asking} onClick={() => void copy()}>
        {t('ui.copyLast')}
      </Button>
      <Templates {...templates} />
    </div>
  )
}
