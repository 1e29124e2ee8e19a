import type { ApiError } from '@shouya/console/api/ApiError.ts'
import { call } from '@shouya/console/api/call.ts'
import Facts from '@shouya/console/noun/Facts.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { feedback } from '../noun.ts'
import { RECEIPT } from '../rules.ts'
import AnswerFacts from './AnswerFacts.tsx'
import type { ByReceipt } from './feedbackList.ts'
import ReceiptMoves from './ReceiptMoves.tsx'

const asTyped = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-')

/** Anonymous feedback by its receipt: its answer, and what its author may do with it. */
export default function ReceiptLookup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { label } = useNounWords(feedback)
  const [open, setOpen] = useState(true)
  const [found, setFound] = useState<{ receipt: string; row: ByReceipt }>()
  const [form] = Form.useForm<{ receipt: string }>()
  const [looking, setLooking] = useState(false)

  const look = async (receipt: string) => {
    setLooking(true)
    try {
      setFound({ receipt, row: await call('Feedback/GetByReceipt', { receipt }) })
    } catch (error) {
      setFound(undefined)
      form.setFields([{ name: 'receipt', errors: [(error as ApiError).message] }])
    } finally {
      setLooking(false)
    }
  }
  return (
    <Modal
      title={t('feedback.byReceiptTitle')}
      open={open}
      width={640}
      okText={t('feedback.look')}
      confirmLoading={looking}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form form={form} layout="vertical" onFinish={({ receipt }) => look(receipt)}>
        <Form.Item
          name="receipt"
          label={t('feedback.receipt')}
          normalize={asTyped}
          extra={t('feedback.receiptHint')}
          rules={[{ required: true, pattern: RECEIPT, message: t('feedback.refused.receipt') }]}
        >
          <Input autoComplete="off" maxLength={24} />
        </Form.Item>
      </Form>
      {found && (
        <>
          <AnswerFacts row={found.row} />
          <Facts
            of={feedback}
            row={found.row}
            show={[
              { label: label('title'), value: found.row.title, wide: true },
              'content',
              'type',
              { label: label('status'), value: <DictTag dict={feedback.states.dict} value={found.row.status} /> },
              { label: t('feedback.day'), value: found.row.create_time.slice(0, 10) },
              { label: label('page_path'), value: found.row.page_path },
            ]}
          />
          <ReceiptMoves {...found} onChanged={() => look(found.receipt)} />
        </>
      )}
    </Modal>
  )
}
