import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { useTranslation } from 'react-i18next'
import KeyFields from './KeyFields.tsx'
import type { KeyRow, KeyValues } from './keyList.ts'

/** The fields of a row that its form changes. */
function toValues(row: KeyRow): KeyValues {
  const { id, version, dept_id, key_no, key_name, key_type, copy_type, holder_user_id, seal_no, seal_place, remark } =
    row
  const { has_password, password_holder_user_id, password_change_date, linked_key_id } = row
  const key = {
    id,
    version,
    dept_id,
    key_no,
    key_name,
    key_type,
    copy_type,
    holder_user_id,
    seal_no,
    seal_place,
    remark,
  }
  return { ...key, has_password, password_holder_user_id, password_change_date, linked_key_id }
}

const toBody = (values: KeyValues): KeyValues => ({
  ...values,
  // What went out of sight says nothing.
  ...(values.has_password ? {} : { password_holder_user_id: null, password_change_date: null }),
})

/** Enters a key into the ledger, or changes what is known of it. */
export default function KeyForm({ row, onClose }: { row?: KeyRow; onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <FormDrawer<'KeyLedger/Save', KeyValues>
      path="KeyLedger/Save"
      title={row ? t('daily.editKey') : t('daily.addKeyTitle')}
      initial={row ? toValues(row) : { dept_id: user.dept_id, copy_type: 1, position: 1, has_password: false }}
      toBody={toBody}
      reload={row && (async () => toValues(await call('KeyLedger/Get', { id: row.id })))}
      refreshes={['RoomKey']}
      again={!row}
      onClose={onClose}
    >
      <KeyFields row={row} />
    </FormDrawer>
  )
}
