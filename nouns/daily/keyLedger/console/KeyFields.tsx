import { useMayCall } from '@shouya/console/api/can.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { Checkbox, Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { keyLedger } from '../noun.ts'
import { SPARE } from '../rules.ts'
import type { KeyRow, KeyValues } from './keyList.ts'

const { held, sealed, handedUp } = keyLedger.states.codes

/** The fields of a key. Its holder is entered with a new key only; handovers change it later. */
export default function KeyFields({ row }: { row: KeyRow | undefined }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<KeyValues>()
  const dept = Form.useWatch('dept_id', form)
  const copy = Form.useWatch('copy_type', form)
  const position = Form.useWatch('position', form)
  const hasPassword = Form.useWatch('has_password', form)
  const mayAsk = useMayCall()('RoomKey/GetPersonList')
  const { data: people } = useRead(
    'RoomKey/GetPersonList',
    { dept_id: dept ?? 0 },
    { enabled: mayAsk && dept !== undefined },
  )
  const { data: keys } = useRead(
    'KeyLedger/GetPageList',
    { dept_id: dept ?? 0, include_child: 0, pagesize: 200 },
    { enabled: dept !== undefined },
  )
  const pairs = keys?.rows.filter(
    (key) => key.id !== row?.id && (key.linked_key_id === null || key.id === row?.linked_key_id),
  )
  const needsSeal = copy === SPARE || position === sealed
  return (
    <NounContext value={keyLedger}>
      <Field of="dept_name" className="ui-wide">
        <DeptTreeSelect allowClear={false} disabled={row !== undefined} />
      </Field>
      <Field of="key_no">
        <Input maxLength={keyLedger.fields.key_no.max} placeholder="YS-QW-01" />
      </Field>
      <Field of="key_name" />
      <Field of="key_type" />
      <Field of="copy_type" />
      {!row && (
        <>
          <Field of="position">
            <DictSelect
              dict="key_position"
              allowClear={false}
              refuse={(value) => (Number(value) > handedUp ? t('keyLedger.positionLater') : undefined)}
            />
          </Field>
          <Field of="holder_user_name" required={position === held}>
            <PersonSelect people={people} />
          </Field>
        </>
      )}
      <Field of="seal_no" required={needsSeal} />
      <Field of="seal_place" required={needsSeal} />
      <Field of="linked_key_no" extra={t('keyLedger.pairHint')}>
        <Select
          allowClear
          placeholder={t('ui.choose')}
          loading={keys === undefined}
          options={pairs?.map((key) => ({ value: key.id, label: `${key.key_name} ${key.key_no}` })) ?? []}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
      <Field of="has_password" extra={t('keyLedger.passwordHint')}>
        <Checkbox>{t('keyLedger.hasPassword')}</Checkbox>
      </Field>
      {hasPassword && (
        <>
          <Field of="password_holder_user_name">
            <PersonSelect people={people} />
          </Field>
          <Field of="password_change_date">
            <TimeInput disabledDate={isFuture} />
          </Field>
        </>
      )}
      <Field of="remark" className="ui-wide" lines={2} />
    </NounContext>
  )
}
