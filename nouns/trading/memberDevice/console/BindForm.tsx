import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { yuan } from '@shouya/console/ui/money.ts'
import { enteredOf } from '@shouya/noun/values'
import { ConfigProvider, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bindType, memberDevice } from '../noun.ts'
import type { BindingDetail, BindingValues } from './bindingList.ts'

/** Dictionary user_type: an agent's people, for whom renewals lengthen a lease. */
const OF_AGENT = 4

const toValues = (row: BindingDetail): BindingValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(memberDevice, row),
})

/** Binds a device of an agent to one of its members, or changes the days of a lease and the remark. */
export default function BindForm({ row, onClose }: { row?: BindingDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'MemberDevice/Save', BindingValues>
      path="MemberDevice/Save"
      title={row ? `${t('memberDevice.edit')} · ${row.device_no}` : t('memberDevice.addTitle')}
      initial={row ? toValues(row) : { bind_type: bindType.lease }}
      toBody={(values) => ({ ...values, ...enteredOf(memberDevice, values) })}
      {...(row && { reload: async () => toValues(await call('MemberDevice/Get', { id: row.id })) })}
      again={!row}
      refreshes={['Device']}
      onClose={onClose}
    >
      <NounContext value={memberDevice}>{row ? <Bound row={row} /> : <Chosen />}</NounContext>
    </FormDrawer>
  )
}

/** Device, member and kind of a binding stay as they are. */
function Bound({ row }: { row: BindingDetail }) {
  const keepsDays = useUser().user_type === OF_AGENT
  return (
    <>
      <Field of="device_no">
        <Select disabled options={[{ value: row.device_id, label: row.device_no }]} />
      </Field>
      <Field of="member_name">
        <Select disabled options={[{ value: row.member_id, label: row.member_name }]} />
      </Field>
      <Form.Item name="bind_type" hidden>
        <Input />
      </Form.Item>
      <ConfigProvider componentDisabled={keepsDays}>
        <Lease />
      </ConfigProvider>
      <Field of="remark" lines={2} />
    </>
  )
}

function Chosen() {
  const { t } = useTranslation()
  const form = Form.useFormInstance<BindingValues>()
  const deviceId = Form.useWatch<number | undefined>('device_id')
  const isLease = Form.useWatch<number | undefined>('bind_type') === bindType.lease
  const [number, findDevice] = useState('')
  const [name, findMember] = useState('')
  const { data: devices } = useRead('MemberDevice/GetChoices', { keywords: asked(number) }, { keep: true })
  const { data: ofAgent } = useRead(
    'MemberDevice/GetChoices',
    { keywords: asked(name), device_id: deviceId ?? 0 },
    { enabled: deviceId !== undefined, keep: true },
  )
  const chosen = ofAgent?.devices[0]
  return (
    <>
      <Field
        of="device_no"
        {...(chosen && isLease && { extra: t('memberDevice.depositHint', { amount: yuan(chosen.deposit) }) })}
      >
        <Select
          placeholder={t('memberDevice.find')}
          options={(devices?.devices ?? []).map(({ id, device_no, product_name }) => ({
            value: id,
            label: `${device_no} ${product_name}`,
          }))}
          showSearch={{ filterOption: false, onSearch: findDevice }}
          onChange={() => form.setFieldsValue({ member_id: undefined as never })}
        />
      </Field>
      <Field of="member_name">
        <Select
          placeholder={t(deviceId === undefined ? 'memberDevice.chooseDevice' : 'memberDevice.findMember')}
          disabled={deviceId === undefined}
          options={(deviceId === undefined ? [] : (ofAgent?.members ?? [])).map((member) => ({
            value: member.id,
            label: `${member.member_no} ${member.name}`,
          }))}
          showSearch={{ filterOption: false, onSearch: findMember }}
        />
      </Field>
      <Field of="bind_type" />
      <Lease />
      <Field of="remark" lines={2} />
    </>
  )
}

/** A single character finds too much. */
const asked = (text: string) => (text.trim().length > 1 ? text.trim() : '')

function Lease() {
  const isLease = Form.useWatch('bind_type') === bindType.lease
  if (!isLease) return null
  return (
    <>
      <Field of="lease_begin" required />
      <Field of="lease_end" required />
    </>
  )
}
