import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { differenceKinds } from '@shouya/contract/ledger'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { ledgerDifference } from '../noun.ts'
import DifferenceRecord from './DifferenceRecord.tsx'
import { type DifferenceRow, differenceShape } from './differenceList.ts'
import SettleForm from './SettleForm.tsx'
import { useDifferenceColumns } from './useDifferenceColumns.tsx'
import { useKindWord } from './useKindWord.ts'

/** What the reconciliation found, those of the last run first. */
export default function DifferenceRegister() {
  const { t } = useTranslation()
  const kindWord = useKindWord()
  const register = useRegister('Ledger/GetDifferencePageList', differenceShape, ledgerDifference.query.sorts)
  const opened = useOpenedRow<DifferenceRow>(register)
  const { ask, dialog } = useDialog()
  return (
    <>
      <NounList
        of={ledgerDifference}
        name="LedgerDifference.list"
        register={register}
        shape={differenceShape}
        columns={useDifferenceColumns()}
        onOpen={opened.show}
        actions={(row) => [
          row.note === null && {
            text: t('ledgerDifference.settle'),
            path: 'Ledger/SettleDifference',
            onClick: () => ask((onClose) => <SettleForm row={row} onClose={onClose} />),
          },
          { text: t('ui.details'), path: 'Ledger/GetDifferencePageList', onClick: () => opened.show(row) },
        ]}
        flags={{ check_id: t('ledgerDifference.byRun') }}
        fields={
          <Filter of="kind">
            <Select
              allowClear
              placeholder={t('common.all')}
              options={differenceKinds.map((value) => ({ value, label: kindWord(value) }))}
            />
          </Filter>
        }
      />
      {dialog}
      {opened.row && <DifferenceRecord key={opened.row.id} row={opened.row} beside={opened.beside} />}
    </>
  )
}
