import { useCan } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DetailDrawer from '@shouya/console/ui/DetailDrawer.tsx'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import AnswerFacts from '../../issueItem/console/AnswerFacts.tsx'
import { issueItem } from '../../issueItem/noun.ts'
import type { IssueDetail } from './issueList.ts'
import ReviewForm from './ReviewForm.tsx'

const codes = issueItem.states.codes

/** What one receiver has handed in, with its review. */
export default function AnswerDrawer({ of, id, onClose }: { of: IssueDetail; id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('IssueItem/Get', { id })
  const { dialog, ask } = useDialog()
  // That of receivers is read by receivers.
  const seesHistory = useCan()(issueItem.permission, 'query')
  const review = (kind: 'audit' | 'exempt') =>
    data && ask((close) => <ReviewForm of={of} items={[data]} kind={kind} onClose={close} />)
  const isOpen = issueItem.states.open.some((state) => codes[state] === data?.status)
  const mayReview = data?.reviews && data.status === codes.review
  return (
    <>
      <DetailDrawer
        title={
          <Space wrap>
            {data?.personal ? `${data.duty_user_name} · ${data.dept_name}` : data?.dept_name}
            {data && <DictTag dict={issueItem.states.dict} value={data.status} />}
          </Space>
        }
        read={read}
        {...(seesHistory && { history: { table: issueItem.table, id } })}
        actions={
          <div className="ui-buttons">
            {data?.reviews && isOpen && <Button onClick={() => review('exempt')}>{t('issue.exempt')}</Button>}
            {mayReview && (
              <Button type="primary" onClick={() => review('audit')}>
                {t('issue.review')}
              </Button>
            )}
          </div>
        }
        onClose={onClose}
      >
        {data && <AnswerFacts row={data} />}
      </DetailDrawer>
      {dialog}
    </>
  )
}
