import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import { useRead } from '@shouya/console/api/useRead.ts'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import PersonSelect from '@shouya/console/ui/PersonSelect.tsx'
import SignItem from '@shouya/console/ui/SignItem.tsx'
import TimeInput from '@shouya/console/ui/TimeInput.tsx'
import { isFuture } from '@shouya/console/ui/text.ts'
import { App, Checkbox, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import EntryStart from '../../console/entry/EntryStart.tsx'
import PermitItem from '../../console/PermitItem.tsx'
import KeySelect from '../../keyLedger/console/KeySelect.tsx'
import type { HandoverValues } from './handoverList.ts'
import {
  isBackfill,
  needsCamera,
  needsPasswordChange,
  needsPermit,
  needsReason,
  needsReturnTime,
  needsSupervisor,
  others,
  partyOf,
} from './handoverRules.ts'

/** What handovers have in common: who signs, and when, is each one's own. */
const kept = ['handover_type', 'key_ids', 'to_user_id', 'supervisor_user_id', 'reason']

/** The fields of a new handover; what a kind of handover needs appears with it. */
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
  const supervised = needsSupervisor(type, chosen)

  const me = partyOf(user.id, { from: giver, to: receiver, supervisor })

  const needed = (on: boolean) => [{ required: on }]
  const checked = (text: string) => ({
    validator: (_: unknown, on: unknown) => (on ? Promise.resolve() : Promise.reject(new Error(text))),
  })
  const isParty = { validator: () => (me ? Promise.resolve() : Promise.reject(new Error(t('daily.notParty')))) }
  const emptyKeys = () => form.setFieldValue('key_ids', [])
  /** People who are still there, and keys that the giver can still hand over so. */
  const fill = async ({ key_ids = [], ...values }: Partial<HandoverValues>) => {
    const handover_type = values.handover_type ?? type
    const from_user_id = known(values.from_user_id) ?? giver
    const asked = { ...of, handover_type: handover_type ?? 0, from_user_id }
    // What was not asked before the network went is chosen by hand.
    const there = await call('RoomKey/GetKeyList', asked).catch(() => [])
    form.setFieldsValue({
      ...values,
      from_user_id,
      to_user_id: known(values.to_user_id),
      supervisor_user_id: known(values.supervisor_user_id) ?? null,
      key_ids: key_ids.filter((id) => there.some(({ key_id }) => key_id === id)),
    } as Partial<HandoverValues>)
  }
  const known = (id: number | null | undefined) => people?.find((person) => person.id === id)?.id
  const copyLast = async () => {
    const last = await call('RoomKey/GetLast', of)
    if (last === null) return void message.info(t('ui.noLast'))
    const { bill_no, ...values } = last
    await fill(values)
    void message.info(t('daily.copied', { bill: bill_no }))
  }
  return (
    <>
      <EntryStart
        register="RoomKey"
        keeps={kept}
        fill={(values) => void fill(values as Partial<HandoverValues>)}
        copyLast={copyLast}
      />
      {(depts?.length ?? 0) > 1 && (
        <Form.Item name="dept_id" label={t('daily.dept')} className="ui-wide" rules={needed(true)}>
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
        </Form.Item>
      )}
      <Form.Item name="handover_type" label={t('daily.field.handover_type')} rules={needed(true)}>
        <DictSelect dict="key_handover_type" allowClear={false} onChange={emptyKeys} />
      </Form.Item>
      <Form.Item name="handover_time" label={t('daily.field.handover_time')} rules={needed(true)}>
        <TimeInput time allowClear={false} disabledDate={isFuture} />
      </Form.Item>
      {needsPermit(type) && <PermitItem dept={dept} />}
      <Form.Item
        name="key_ids"
        label={t('daily.field.keys')}
        className="ui-wide"
        rules={[{ required: true, type: 'array' }]}
      >
        <KeySelect keys={type === undefined ? [] : keys} disabled={type === undefined} />
      </Form.Item>
      <Form.Item
        name="from_user_id"
        label={t('daily.field.from_user_name')}
        dependencies={['to_user_id', 'supervisor_user_id']}
        rules={[{ required: true }, isParty]}
      >
        <PersonSelect
          people={people && others(people, [receiver, supervisor])}
          allowClear={false}
          onChange={emptyKeys}
        />
      </Form.Item>
      <Form.Item name="to_user_id" label={t('daily.field.to_user_name')} rules={needed(true)}>
        <PersonSelect people={people && others(people, [giver, supervisor])} />
      </Form.Item>
      <Form.Item
        name="supervisor_user_id"
        label={t('daily.field.supervisor_user_name')}
        rules={needed(supervised)}
        extra={supervised ? t('daily.supervisorNeeded') : t('daily.supervisorOptional')}
      >
        <PersonSelect people={people && others(people, [giver, receiver])} />
      </Form.Item>
      {needsReturnTime(type) && (
        <Form.Item name="expect_return_time" label={t('daily.field.expect_return_time')} rules={needed(true)}>
          <TimeInput time />
        </Form.Item>
      )}
      <Form.Item name="reason" label={t('daily.field.reason')} className="ui-wide" rules={needed(needsReason(type))}>
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item name="seal_before" label={t('daily.field.seal_before')}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item name="seal_after" label={t('daily.field.seal_after')}>
        <Input maxLength={50} />
      </Form.Item>
      {needsPasswordChange(type, chosen) && (
        <Form.Item
          name="password_changed"
          valuePropName="checked"
          className="ui-wide"
          rules={[checked(t('daily.mustChangePassword'))]}
        >
          <Checkbox>{t('daily.field.password_changed')}</Checkbox>
        </Form.Item>
      )}
      {isBackfill(time, today) && (
        <Form.Item
          name="backfill_reason"
          label={t('daily.field.backfill_reason')}
          className="ui-wide"
          rules={needed(true)}
        >
          <Input maxLength={200} />
        </Form.Item>
      )}
      <Form.Item name="remark" label={t('daily.field.remark')} className="ui-wide">
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2 }} />
      </Form.Item>
      {needsCamera(type) && (
        <Form.Item
          name="place_under_monitor"
          valuePropName="checked"
          className="ui-wide"
          rules={[checked(t('daily.outOfCamera'))]}
        >
          <Checkbox>{t('daily.field.place_under_monitor')}</Checkbox>
        </Form.Item>
      )}
      <SignItem label={me ? t(`daily.signAs.${me}`) : t('daily.mySign')} />
    </>
  )
}
