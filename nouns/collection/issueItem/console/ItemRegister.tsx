import { useRead } from '@shouya/console/api/useRead.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import { useMoves } from '@shouya/console/noun/useMoves.ts'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DuePanel from '@shouya/console/ui/DuePanel.tsx'
import { useOpened } from '@shouya/console/ui/record/useOpened.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { issueItem } from '../noun.ts'
import { type ItemRow, itemShape } from './issueItemList.ts'
import UploadForm from './UploadForm.tsx'
import { useItemColumns } from './useItemColumns.tsx'
import { useTimeLeft } from './useTimeLeft.ts'

// Loaded separately: it contains the renderer of forms, which the list does not need.
const ItemRecord = lazy(() => import('./ItemRecord.tsx'))

/** The list of what is asked for, with what is due above it. Only whoever issued a collection takes it as a file. */
export default function ItemRegister({ onFill }: { onFill: (id: number) => void }) {
  const { t } = useTranslation()
  const register = useRegister('IssueItem/GetPageList', itemShape, issueItem.query.sorts)
  const { id, show, beside } = useOpened(register)
  const { ask, dialog } = useDialog()
  const { data: due } = useRead('IssueItem/GetDueList', {})
  const leftOf = useTimeLeft()
  const movesOf = useMoves(issueItem)
  // A form takes a page, files a dialog.
  const upload = (row: ItemRow) =>
    row.has_form ? onFill(row.id) : ask((onClose) => <UploadForm row={row} onClose={onClose} />)
  const moves = (row: ItemRow) => movesOf(row, upload)
  return (
    <>
      {due && due.length > 0 && (
        <DuePanel
          title={t('issueItem.count.issue_pending')}
          entries={due.map((row) => {
            const left = leftOf(row)
            return {
              ...{ key: String(row.id), name: row.title, note: left.text, isLate: left.late },
              ...{ label: `${t('issueItem.move.upload')} ${row.title} ${left.text}`, onPick: () => upload(row) },
            }
          })}
        />
      )}
      <RegisterPage
        name="IssueItem.list"
        register={register}
        shape={itemShape}
        columns={useItemColumns()}
        onOpen={show}
        actions={(row) => [...moves(row), { text: t('ui.details'), path: 'IssueItem/Get', onClick: () => show(row) }]}
        hint={t('issueItem.keywords')}
        about={t('issueItem.about')}
        flags={{
          mine: t('issueItem.flag.mine'),
          to_upload: t('issueItem.flag.to_upload'),
          include_child: t('registers.unitAlone'),
        }}
        fields={
          <NounContext value={issueItem}>
            <Filter of="status" />
            <Filter of="deadline" />
            <Filter of="category" />
            <Filter of="dept_name" />
          </NounContext>
        }
      />
      {dialog}
      {id !== undefined && (
        <Suspense>
          <ItemRecord id={id} moves={moves} beside={beside} />
        </Suspense>
      )}
    </>
  )
}
