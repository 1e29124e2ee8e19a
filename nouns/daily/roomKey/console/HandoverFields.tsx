import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import Field from '@shouya/console/noun/Field.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { columnOf, fieldsWith } from '@shouya/noun/noun'
import { App, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import EntryStart from '../../console/entry/EntryStart.tsx'
import { isBackfill } from '../../console/entry/isBackfill.ts'
import { roomKey } from '../noun.ts'
import {
  needsCamera,
  needsPasswordChange,
  needsPermit,
  needsReason,
  needsReturnTime,
  needsSupervisor,
  partyOf,
} from '../rules.ts'
import type { HandoverValues } from './handoverList.ts'
import KeySelect from './KeySelect.tsx'
import PermitField from './PermitField.tsx'

/** The fields that handovers share; signers and times differ. */
const copiedFields = [...fieldsWith(roomKey, 'kept').map((name) => columnOf(name, roomKey.fields[name])), 'key_ids']

/**
 * People for one role, without those already chosen for the others: giver, receiver and supervisor are three persons.
 */
const others = <P extends { id: number }>(people: readonly P[] | undefined, taken: readonly unknown[]) =>
  people?.filter((person) => !taken.includes(person.id))

/** The fields of a new handover; further fields depend on its type. */
export default function HandoverFields({ today }: { today: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const user = useUser()
  const form = Form.useFormInstance<HandoverValues>()
  const type = Form.useWatch('handover_type', form)
  const dept = Form.useWatch('dept_id', form)
  const ids = Form.useWatch('key_ids', form) ?? []
  const giver = Form.useWatch('from_user_id', form)
  const receiver = Form.useWatch('to_user_id', form)
  const supervisor = Form.useWatch('supervisor_user_id', form)
  const time = Form.useWatch('handover_time', form)

  const { data: depts } = useRead('AdminDept/DEPTLIST', {}, { staleTime: 5 * 60_000 })
  const of = dept === undefined ? {} : { dept_id: dept }
  const { data: people } = useRead('RoomKey/GetPersonList', of)
  const { data: keys } = useRead(
    'RoomKey/GetKeyList',
    { ...of, handover_type: type ?? 0, from_user_id: giver },
    { enabled: type !== undefined && giver !== undefined },
  )
  const chosen = keys?.filter((key) => ids.includes(key.key_id)) ?? []
  const keyTypes = chosen.map(({ key_type }) => key_type)
  const isSupervised = needsSupervisor(type, keyTypes)
  const me = partyOf(user.id, { from: giver, to: receiver, supervisor })

  const must = (isMet: (value: unknown) => boolean, text: string) => ({
    validator: (_: unknown, value: unknown) => (isMet(value) ? Promise.resolve() : Promise.reject(new Error(text))),
  })
  const emptyKeys = () => form.setFieldValue('key_ids', [])
  const personId = (id: number | null | undefined) => people?.find((person) => person.id === id)?.id
  /** Only people who are still there, and keys that the giver can still hand over with this type. */
  const fill = async ({ key_ids = [], ...values }: Partial<HandoverValues>) => {
    const handover_type = values.handover_type ?? type
    const from_user_id = personId(values.from_user_id) ?? giver
    const keyQuery = { ...of, handover_type: handover_type ?? 0, from_user_id }
    // Without a network, keys that were not loaded before are chosen by hand.
    const available = await call('RoomKey/GetKeyList', keyQuery).catch(() => [])
    form.setFieldsValue({
      ...values,
      from_user_id,
      to_user_id: personId(values.to_user_id),
      supervisor_user_id: personId(values.supervisor_user_id) ?? null,
      key_ids: key_ids.filter((id) => available.some(({ key_id }) => key_id === id)),
    } as Partial<HandoverValues>)
  }
  const copyLast = async () => {
    const last = await call('RoomKey/GetLast', of)
    if (last === null) return void message.info(t('ui.noLast'))
    const { bill_no, ...values } = last
    await fill(values)
    void message.info(t('roomKey.copied', { bill: bill_no }))
  }
  return (
    <NounContext value={roomKey}>
      <EntryStart
        register="RoomKey"
        keeps={copiedFields}
        fill={(values) => void fill(values as Partial<HandoverValues>)}
        copyLast={copyLast}
      />
      {(depts?.length ?? 0) > 1 && (
        <Field of="dept_name" className="ui-wide">
          <DeptTreeSelect
            allowClear={false}
            onChange={() =>
              form.setFieldsValue({
                key_ids: [],
                from_user_id: user.id,
                to_user_id: undefined,
                supervisor_user_id: null,
                oa_examine_id: undefined,
              })
            }
          />
        </Field>
      )}
      <Field of="handover_type">
        <DictSelect dict="key_handover_type" allowClear={false} onChange={emptyKeys} />
      </Field>
      <Field of="handover_time" />
      {needsPermit(type) && <PermitField dept={dept} />}
      <Form.Item
        name="key_ids"
        label={t('roomKey.field.keys')}
        className="ui-wide"
        rules={[{ required: true, type: 'array' }]}
      >
        <KeySelect keys={type === undefined ? [] : keys} disabled={type === undefined} />
      </Form.Item>
      <Field
        of="from_user_name"
        dependencies={['to_user_id', 'supervisor_user_id']}
        rules={[must(() => me !== undefined, t('roomKey.refused.notParty'))]}
      >
        <PersonSelect people={others(people, [receiver, supervisor])} allowClear={false} onChange={emptyKeys} />
      </Field>
      <Field of="to_user_name">
        <PersonSelect people={others(people, [giver, supervisor])} />
      </Field>
      <Field
        of="supervisor_user_name"
        required={isSupervised}
        extra={isSupervised ? t('roomKey.refused.supervisor') : t('roomKey.supervisorOptional')}
      >
        <PersonSelect people={others(people, [giver, receiver])} />
      </Field>
      {needsReturnTime(type) && (
        <Field of="expect_return_time" required>
          <TimeInput time />
        </Field>
      )}
      <Field of="reason" className="ui-wide" required={needsReason(type)} />
      <Field of="seal_before" />
      <Field of="seal_after" />
      {needsPasswordChange(type, chosen) && (
        <Field of="password_changed" className="ui-wide" rules={[must(Boolean, t('roomKey.refused.passwordChange'))]} />
      )}
      {isBackfill(time, today) && <Field of="backfill_reason" className="ui-wide" required />}
      <Field of="remark" className="ui-wide" lines={2} />
      {needsCamera(type) && (
        <Field of="place_under_monitor" className="ui-wide" rules={[must(Boolean, t('roomKey.refused.monitor'))]} />
      )}
      <SignItem label={me ? t(`roomKey.signAs.${me}`) : t('roomKey.mySign')} />
    </NounContext>
  )
}
