import { useUser } from '@shouya/console/api/account.ts'
import { call } from '@shouya/console/api/call.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { keyLedger } from '../noun.ts'
import KeyFields from './KeyFields.tsx'
import type { KeyRow, KeyValues } from './keyList.ts'

/** The fields of a row that its form changes. */
const toValues = (row: KeyRow): KeyValues => ({ id: row.id, version: row.version, ...enteredOf(keyLedger, row) })

const toBody = (values: KeyValues): KeyValues => ({
  ...values,
  // Fields that are hidden without a password are sent as empty.
  ...(values.has_password ? {} : { password_holder_user_id: null, password_change_date: null }),
})

/** Enters a key into the ledger, or changes what is known of it. */
export default function KeyForm({ row, onClose }: { row?: KeyRow; onClose: () => void }) {
  const { t } = useTranslation()
  const user = useUser()
  const { held } = keyLedger.states.codes
  return (
    <FormDrawer<'KeyLedger/Save', KeyValues>
      path="KeyLedger/Save"
      title={row ? t('keyLedger.editTitle') : t('keyLedger.addTitle')}
      initial={row ? toValues(row) : { dept_id: user.dept_id, copy_type: 1, position: held, has_password: false }}
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
