import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { RequestRow } from './requestList.ts'

/** Takes one's request back, with a reason where one wants to give it. */
export default function Withdraw({ row, onClose }: { row: Pick<RequestRow, 'id' | 'title'>; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer
      path="OaExamine/Withdraw"
      title={t('requests.withdrawOf', { title: row.title })}
      okText={t('requests.withdraw')}
      initial={{}}
      toBody={({ reason }: { reason?: string }) => ({ id: row.id, ...(reason && { reason }) })}
      said={() => t('common.done')}
      refreshes={['Remind']}
      small
      onClose={onClose}
    >
      <p className="ui-wide ui-note">{t('requests.withdrawSays')}</p>
      <Form.Item name="reason" label={t('requests.reason')} className="ui-wide">
        <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 3 }} />
      </Form.Item>
    </FormDrawer>
  )
}
