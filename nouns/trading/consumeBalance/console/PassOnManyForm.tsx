import { useRead } from '@shouya/console/api/useRead.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { ownerType } from '../noun.ts'
import { nameOf, type Receiver } from './balanceList.ts'
import ReceiversField, { type Line } from './ReceiversField.tsx'

type Values = { id: number; receivers: Line[]; memo?: string }

/** Passes pieces of an agent on to several devices or members at once. */
export default function PassOnManyForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data } = useRead('Consume/ApcPageList', { pagesize: 200 })
  const sources = data?.rows ?? []
  const isComplete = (line: Line) => line.owner_id !== undefined && line.qty !== undefined
  return (
    <FormDrawer<'Consume/ApcRecharge', Values>
      path="Consume/ApcRecharge"
      title={t('consumeBalance.passOnMany')}
      initial={{ receivers: [{ owner_type: ownerType.device }] }}
      toBody={({ id, receivers, memo }) => ({ id, receivers: receivers as Receiver[], memo: memo || null })}
      said={({ passed }) => t('consumeBalance.passed', { count: passed })}
      okText={t('consumeBalance.passOn')}
      onClose={onClose}
    >
      <Form.Item name="id" label={t('consumeBalance.from')} className="ui-wide" rules={[{ required: true }]}>
        <Select
          placeholder={t('ui.choose')}
          loading={data === undefined}
          options={sources.map((row) => ({
            value: row.id,
            label: `${nameOf(row)} · ${t('consumeBalance.available', { count: row.quantity - row.frozen })}`,
          }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['id']}>
        {({ getFieldValue }) => {
          const source = sources.find(({ id }) => id === getFieldValue('id'))
          return (
            source && (
              <Form.Item
                // Receivers of one agent's tree are nobody to another.
                key={source.id}
                name="receivers"
                label={t('consumeBalance.receivers')}
                className="ui-wide"
                rules={[
                  {
                    validator: (_, lines: Line[]) =>
                      lines.length > 0 && lines.every(isComplete)
                        ? Promise.resolve()
                        : Promise.reject(new Error(t('consumeBalance.incomplete'))),
                  },
                ]}
              >
                <ReceiversField agent_id={source.owner_id} consume_id={source.consume_id} />
              </Form.Item>
            )
          )
        }}
      </Form.Item>
      <Form.Item name="memo" label={t('consumeBalance.memo')} className="ui-wide">
        <Input maxLength={200} />
      </Form.Item>
    </FormDrawer>
  )
}
