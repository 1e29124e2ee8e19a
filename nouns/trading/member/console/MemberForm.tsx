import { call } from '@shouya/console/api/call.ts'
import Field from '@shouya/console/noun/Field.tsx'
import FilesItem from '@shouya/console/noun/FilesItem.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { type FileValue, fileIds, toFiles } from '@shouya/console/ui/files/FilesField.tsx'
import RegionSelect from '@shouya/console/ui/RegionSelect.tsx'
import { enteredOf } from '@shouya/noun/values'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { member } from '../noun.ts'
import { isNew } from '../rules.ts'
import AgentSelect from './AgentSelect.tsx'
import type { MemberBody, MemberDetail } from './memberList.ts'

type Values = Omit<MemberBody, 'licence_file_ids'> & { licence_file_ids: FileValue[] }

/** The values of the form for an existing member, without its numbers, which the console does not have. */
const toValues = (row: MemberDetail): Partial<Values> => ({
  id: row.id,
  version: row.version,
  ...enteredOf(member, row),
  licence_file_ids: toFiles(row.licence_files),
})

/** Numbers that were not entered are left out and stay as they are. */
const toBody = ({ licence_file_ids, phone, identity, bank_account, ...values }: Values): MemberBody => ({
  ...values,
  ...enteredOf(member, { ...values, licence_file_ids: fileIds(licence_file_ids) }),
  ...(phone && { phone }),
  ...(identity && { identity }),
  ...(bank_account && { bank_account }),
})

/** Enters a member, or changes its data. */
export default function MemberForm({ row, onClose }: { row?: MemberDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Member/Save', Values>
      path="Member/Save"
      title={row ? `${t('member.edit')} · ${row.member_no} ${row.member_name}` : t('member.addTitle')}
      initial={row ? toValues(row) : { level: 1, licence_file_ids: [] }}
      toBody={toBody}
      {...(row && { reload: async () => toValues(await call('Member/Get', { id: row.id })) })}
      onClose={onClose}
    >
      <MemberFields row={row} />
    </FormDrawer>
  )
}

/** The fields of a member (domain 11.11). Stored numbers are shown masked and kept unless another one is entered. */
function MemberFields({ row }: { row: MemberDetail | undefined }) {
  const { t } = useTranslation()
  const isOpen = row === undefined || isNew(row)
  const number = (mask: string | null | undefined, hint?: string) => ({
    normalize: (value: string) => value.toUpperCase(),
    extra: mask ? t('member.kept', { number: mask }) : hint,
  })
  return (
    <NounContext value={member}>
      {!isOpen && <Alert className="ui-wide" type="info" showIcon title={t('member.approvedHint')} />}
      <Field of="agent_name" className="ui-wide">
        <AgentSelect open disabled={row !== undefined} allowClear={false} />
      </Field>
      {isOpen && <Field of="member_type" />}
      {isOpen && <Field of="member_name" />}
      {isOpen && (
        <Field
          of="identity"
          required={false}
          className="ui-wide"
          {...number(row?.identity_mask, t('member.identityHint'))}
        />
      )}
      <Field of="contact_name" />
      <Field of="phone" required={!row} {...number(row?.phone_mask)} />
      {isOpen && <FilesItem of="licence_file_ids" folder="trade" />}
      <Field of="city_code">
        <RegionSelect />
      </Field>
      <Field of="level" />
      <Field of="address" className="ui-wide" />
      <Field of="bank_name" />
      <Field of="bank_account" {...number(row?.bank_account_mask)} />
      <Field of="remark" lines={2} />
    </NounContext>
  )
}
