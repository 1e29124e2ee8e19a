import { useMayCall } from '@shouya/console/api/can.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import FlagSelect from '@shouya/console/ui/FlagSelect.tsx'
import { openAboveForm } from '@shouya/console/ui/page/aboveForm.ts'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { feedback } from '../noun.ts'
import FeedbackForm from './FeedbackForm.tsx'
import FeedbackRecord from './FeedbackRecord.tsx'
import { type FeedbackRow, feedbackShape } from './feedbackList.ts'
import ReceiptLookup from './ReceiptLookup.tsx'
import { useFeedbackColumns } from './useFeedbackColumns.tsx'
import { useFeedbackMoves } from './useFeedbackMoves.tsx'

/** Feedback (domain 9.6): own entries with their answers; those who answer see all. */
export default function Feedback() {
  const { t } = useTranslation()
  const answers = useMayCall()('Feedback/Reply')
  const register = useRegister('Feedback/GetPageList', feedbackShape, feedback.query.sorts)
  const page = useRecordPage(register, 'Feedback/Get', 'Feedback/Save')
  const begin = useFeedbackMoves(page.ask)
  const remove = useRemove('Feedback/Delete')
  const removed = (row: FeedbackRow) => ({
    text: t('ui.delete'),
    path: 'Feedback/Delete' as const,
    danger: true,
    onClick: () =>
      remove(row, { title: t('feedback.removeAsk', { name: row.title }), content: t('feedback.removeSays') }),
  })
  return (
    <NounPage
      of={feedback}
      name="Feedback.list"
      page={page}
      register={register}
      shape={feedbackShape}
      columns={useFeedbackColumns(answers)}
      begin={begin}
      actions={(row, moves, details) => (answers ? [...moves, details, removed(row)] : [...moves, details])}
      onAdd={() => openAboveForm('feedback')}
      fields={
        <>
          <Filter of="status" />
          <Filter of="type" />
          {answers && <Filter of="dept_name" />}
          <Filter of="create_time" />
          {answers && (
            <>
              <Form.Item name="mine" label={t('feedback.flag.mine')}>
                <FlagSelect label={t('feedback.mineOnly')} />
              </Form.Item>
              <Form.Item name="anonymous" label={t('feedback.flag.anonymous')}>
                <FlagSelect label={t('feedback.anonymousOnly')} />
              </Form.Item>
            </>
          )}
        </>
      }
      tools={
        <Button onClick={() => page.ask((onClose) => <ReceiptLookup onClose={onClose} />)}>
          {t('feedback.byReceipt')}
        </Button>
      }
      recycled
      form={(onClose) => <FeedbackForm onClose={onClose} />}
      detail={(record) => <FeedbackRecord {...record} />}
    />
  )
}
