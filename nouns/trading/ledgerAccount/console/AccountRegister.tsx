import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { ledgerAccount } from '../noun.ts'
import AccountRecord from './AccountRecord.tsx'
import { accountShape } from './accountList.ts'
import { useAccountColumns } from './useAccountColumns.tsx'

/** The accounts of the ledger with what they have. */
export default function AccountRegister() {
  const { t } = useTranslation()
  const { label, choice } = useNounWords(ledgerAccount)
  const register = useRegister('Ledger/GetAccountPageList', accountShape, ledgerAccount.query.sorts)
  const opened = useOpened(register)
  const options = (field: 'account_type' | 'owner_type') =>
    ledgerAccount.fields[field].values.map((value) => ({ value, label: choice(field, value) }))
  return (
    <>
      <NounList
        of={ledgerAccount}
        name="LedgerAccount.list"
        register={register}
        shape={accountShape}
        columns={useAccountColumns()}
        onOpen={opened.show}
        actions={(row) => [
          { text: t('ledgerAccount.statement'), path: 'Ledger/GetEntryList', onClick: () => opened.show(row) },
        ]}
        fields={
          <>
            <Filter of="account_type">
              <Select mode="multiple" allowClear placeholder={t('common.all')} options={options('account_type')} />
            </Filter>
            <Filter of="owner_type">
              <Select allowClear placeholder={t('common.all')} options={options('owner_type')} />
            </Filter>
            <Form.Item name="owner_id" label={label('owner_id')}>
              <InputNumber min={1} precision={0} controls={false} />
            </Form.Item>
          </>
        }
      />
      {opened.id && <AccountRecord key={opened.id} id={opened.id} beside={opened.beside} />}
    </>
  )
}
