import { CheckCircleOutlined } from '@ant-design/icons'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { requestPaths } from '../../../console/requestPaths.ts'
import type { Started } from './useStarting.ts'

type Props = { request: Started; onAgain: () => void }

/** The word that it was submitted with its number, and where to go from here. */
export default function StartDone({ request: { id, bill_no }, onAgain }: Props) {
  const { t } = useTranslation()
  return (
    <div className="start-sheet ui-state" role="status">
      <CheckCircleOutlined aria-hidden="true" />
      <strong>{t('requests.submittedNow')}</strong>
      <span>{t('requests.submittedSays', { bill_no: bill_no ?? '' })}</span>
      <div className="ui-buttons">
        <Button onClick={onAgain}>{t('requests.another')}</Button>
        <Button onClick={() => openTab(requestPaths.started)}>{t('requests.started')}</Button>
        <Button type="primary" onClick={() => openTab(requestPaths.detail(id), bill_no ?? undefined)}>
          {t('requests.seeDetail')}
        </Button>
      </div>
    </div>
  )
}
