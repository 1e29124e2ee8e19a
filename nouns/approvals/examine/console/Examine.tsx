import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import './examine.css'
import { openTab } from '@shouya/console/app/host/tabs/tabs.ts'
import Nothing from '@shouya/console/ui/Nothing.tsx'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { requestPaths } from '../../console/requestPaths.ts'
import ExamineRequest from './ExamineRequest.tsx'

/** One request: the one that the address names (`id`), at the task it names (`task`). */
export default function Examine() {
  const { t } = useTranslation()
  const [id] = useParam('id')
  const [task] = useParam('task')
  const request = Number(id) || undefined
  if (!request)
    return (
      <Nothing
        title={t('examine.none')}
        action={<Button onClick={() => openTab(requestPaths.inbox)}>{t('examine.toInbox')}</Button>}
      >
        {t('examine.noneSays')}
      </Nothing>
    )
  return <ExamineRequest key={request} id={request} task={Number(task) || undefined} />
}
