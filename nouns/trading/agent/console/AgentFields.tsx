import Field from '@shouya/console/noun/Field.tsx'
import FilesItem from '@shouya/console/noun/FilesItem.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import MoneyInput from '@shouya/console/ui/MoneyInput.tsx'
import RegionSelect from '@shouya/console/ui/RegionSelect.tsx'
import { Form, type FormRule, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import AgentSelect from '../../console/AgentSelect.tsx'
import PercentInput from '../../console/PercentInput.tsx'
import { agent } from '../noun.ts'
import { type AgentDetail, isNew } from './agentList.ts'

const { discount_rate, commission_rate, bank_account, id_card, phone } = agent.fields

/** The fields of an agent (domain 11.2); a draft may lack most of them. */
export default function AgentFields({ row }: { row: AgentDetail | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const level = Form.useWatch<number | undefined>('agent_level', form) ?? 1
  const isDraft = !row || isNew(row)
  const fixed = row !== undefined && !row.may_change_terms
  const after: FormRule = ({ getFieldValue }) => ({
    validator: (_, value: string | undefined) =>
      !value || !getFieldValue('contract_begin') || value > getFieldValue('contract_begin')
        ? Promise.resolve()
        : Promise.reject(new Error(t('agent.refused.endAfterBegin'))),
  })
  const kept = (mask: string | null | undefined) => mask && t('agent.keptNumber', { number: mask })
  return (
    <NounContext value={agent}>
      {isDraft && <p className="ui-note ui-wide">{t('agent.draftHint')}</p>}
      <Field of="agent_name" className="ui-wide" />
      <Field of="agent_level">
        <DictSelect
          dict="agent_level"
          allowClear={false}
          disabled={!isDraft}
          onChange={() => form.setFieldValue('parent_agent_id', null)}
        />
      </Field>
      {level > 1 && (
        <Field of="parent_name">
          <AgentSelect disabled={!isDraft} among={(other) => other.open && other.agent_level < level} />
        </Field>
      )}
      <p className="ui-note ui-wide">{t('agent.levelHint')}</p>
      <Form.Item
        name="region_codes"
        label={t('agent.field.region_codes')}
        className="ui-wide"
        extra={t('agent.regionHint')}
        rules={[{ required: !isDraft, type: 'array', max: 50 }]}
      >
        <RegionSelect multiple />
      </Form.Item>
      <Field of="contact_name" required={!isDraft} />
      <Field of="phone" required={!isDraft && !row?.phone_mask} extra={kept(row?.phone_mask)}>
        <Input maxLength={phone.max} inputMode="tel" autoComplete="off" />
      </Field>
      <Field of="id_card" required={false} extra={kept(row?.id_card_mask)}>
        <Input maxLength={id_card.max} autoComplete="off" />
      </Field>
      <Field of="credit_code" normalize={(value: string) => value.toUpperCase()} />
      <Field of="address" className="ui-wide" />
      <FilesItem of="licence_file_ids" folder="trade" />
      <Field of="contract_no" />
      <Field of="contract_begin" required={!isDraft} />
      <Field of="contract_end" required={!isDraft} dependencies={['contract_begin']} rules={[after]} />
      {fixed && <p className="ui-note ui-wide">{t('agent.termsHint')}</p>}
      <Field of="discount_rate" extra={t('agent.rateHint')}>
        <PercentInput most={discount_rate.max} disabled={fixed} />
      </Field>
      <Field of="commission_rate">
        <PercentInput most={commission_rate.max} disabled={fixed} />
      </Field>
      <Field of="credit_limit" extra={t('agent.creditHint')}>
        <MoneyInput disabled={fixed} />
      </Field>
      <Field of="bank_name">
        <Input maxLength={agent.fields.bank_name.max} disabled={fixed} />
      </Field>
      <Field of="bank_account" required={false} extra={kept(row?.bank_account_mask)}>
        <Input maxLength={bank_account.max} inputMode="numeric" autoComplete="off" disabled={fixed} />
      </Field>
      <Field of="remark" lines={2} />
    </NounContext>
  )
}
