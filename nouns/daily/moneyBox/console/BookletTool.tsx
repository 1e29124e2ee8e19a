import { BookOutlined } from '@ant-design/icons'
import { useUser } from '@shouya/console/api/account.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { nowMinute } from '@shouya/console/ui/text.ts'
import { App, DatePicker, Form } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import MoneyBoxBooklet from './MoneyBoxBooklet.tsx'

type Asked = { dept_id: number; month: Dayjs }

/** Prints the booklet of a month of one outlet with its cover, after asking which month. */
export default function BookletTool() {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const user = useUser()
  const [form] = Form.useForm<Asked>()
  const [asked, setAsked] = useState<Asked>()
  const ask = () =>
    void modal.confirm({
      icon: null,
      title: t('moneyBox.booklet'),
      okText: t('ui.print'),
      cancelText: t('common.cancel'),
      content: (
        <Form<Asked> form={form} layout="vertical" initialValues={{ dept_id: user.dept_id, month: dayjs(nowMinute()) }}>
          <Form.Item name="dept_id" label={t('moneyBox.field.dept_name')} rules={[{ required: true }]}>
            <DeptTreeSelect allowClear={false} />
          </Form.Item>
          <Form.Item name="month" label={t('moneyBox.month')} rules={[{ required: true }]}>
            <DatePicker picker="month" allowClear={false} style={{ width: '100%' }} />
          </Form.Item>
        </Form>
      ),
      onOk: async () => setAsked(await form.validateFields()),
    })
  return (
    <>
      <OperationButton
        path="MoneyBox/GetPrintList"
        icon={<BookOutlined aria-hidden="true" />}
        loading={asked !== undefined}
        onClick={ask}
      >
        {t('moneyBox.booklet')}
      </OperationButton>
      {asked && (
        <MoneyBoxBooklet
          dept={asked.dept_id}
          month={asked.month.format('YYYY-MM')}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
