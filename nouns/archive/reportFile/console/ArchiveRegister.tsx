import { useAction } from '@shouya/console/api/useAction.ts'
import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import NounRecord from '@shouya/console/noun/NounRecord.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictTag from '@shouya/console/ui/DictTag.tsx'
import { download } from '@shouya/console/ui/download.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { usePrinting } from '@shouya/console/ui/paper/usePrinting.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { useConfirm } from '@shouya/console/ui/useConfirm.ts'
import { useParam } from '@shouya/console/ui/useParam.ts'
import { useRemove } from '@shouya/console/ui/useRemove.ts'
import { App, Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { reportFile } from '../noun.ts'
import ArchiveTools from './ArchiveTools.tsx'
import { type FileRow, fileShape, type Move } from './archiveList.ts'
import DestroyListsDrawer from './DestroyListsDrawer.tsx'
import DestructionPrint from './DestructionPrint.tsx'
import FileFacts from './FileFacts.tsx'
import FileForm from './FileForm.tsx'
import FileMoveForm from './FileMoveForm.tsx'
import FileView from './FileView.tsx'
import LoanRecords from './LoanRecords.tsx'
import { useFileColumns } from './useFileColumns.tsx'

/** The files of the archive: list, preview, download, loans, holds, lists of destruction (domain 5.8). */
export default function ArchiveRegister() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const confirm = useConfirm()
  const register = useRegister('ReportFile/GetPageList', fileShape, reportFile.query.sorts)
  const page = useRecordPage(register, 'ReportFile/Get', 'ReportFile/Save')
  const printing = usePrinting('ReportFile/GetPrintList', register.filters, (print) => <DestructionPrint {...print} />)
  const remove = useRemove('ReportFile/Delete')
  const view = useAction('ReportFile/Preview')
  const fetch = useAction('ReportFile/Download')
  const list = useAction('ReportFile/ListToDestroy')
  // Of one list, or of all (empty): where approvals and papers lead.
  const [lists, openLists] = useParam('list')
  const begin = (row: FileRow, move: Move) => {
    if (move === 'edit') void page.askWith(row, (file, onClose) => <FileForm row={file} onClose={onClose} />)
    else if (move === 'delete') remove(row, { title: t('reportFile.deleteAsk') }, page.opened.close)
    else page.ask((onClose) => <FileMoveForm row={row} move={move} onClose={onClose} />)
  }
  const show = async (id: number) => {
    const file = await view.mutateAsync({ id })
    page.ask((onClose) => <FileView file={file} onClose={onClose} />)
  }
  const take = async (id: number) => {
    const { url, name } = await fetch.mutateAsync({ id })
    download(url, name)
  }
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)
  const contentOf = (row: FileRow): RowAction[] =>
    row.readable
      ? [
          { text: t('reportFile.preview'), path: 'ReportFile/Preview', onClick: () => quietly(show(row.id)) },
          { text: t('reportFile.download'), path: 'ReportFile/Download', onClick: () => quietly(take(row.id)) },
        ]
      : []
  const listToDestroy = (rows: readonly FileRow[]) =>
    confirm({ title: t('reportFile.listAsk', { count: rows.length }), danger: true }, async () => {
      const { destroy_no, count } = await list.mutateAsync({ ids: rows.map(({ id }) => id) })
      register.select([])
      void message.success(t('reportFile.listed', { no: destroy_no, count }), 10)
    })
  return (
    <>
      <NounPage
        of={reportFile}
        name="ReportFile.list"
        page={page}
        register={register}
        shape={fileShape}
        columns={useFileColumns()}
        begin={begin}
        // The next step of what is not archived yet, otherwise its content.
        called={(row, moves) =>
          row.archive_no === null ? [...moves, ...contentOf(row)] : [...contentOf(row), ...moves]
        }
        fields={
          <>
            <Filter of="category" />
            <Form.Item name="year" label={t('reportFile.year')}>
              <InputNumber min={1900} max={2999} precision={0} />
            </Form.Item>
            <Form.Item name="period_key" label={t('reportFile.field.period_key')}>
              <Input maxLength={10} allowClear />
            </Form.Item>
            <Filter of="dept_name" />
            <Filter of="secret_level" />
            <Filter of="status" />
            <Filter of="archive_time" />
          </>
        }
        flags={{ destroy_no: t('reportFile.field.destroy_no') }}
        printing={printing}
        batch={(rows) => (
          <>
            <OperationButton path="ReportFile/ListToDestroy" size="small" danger onClick={() => listToDestroy(rows)}>
              {t('reportFile.listToDestroy')}
            </OperationButton>
            {printing.batch(rows)}
          </>
        )}
        recycled
        tools={<ArchiveTools ask={page.ask} onLists={() => openLists('')} />}
        form={(onClose) => <FileForm onClose={onClose} />}
        detail={(record) => (
          <NounRecord
            {...record}
            of={reportFile}
            get="ReportFile/Get"
            name={({ archive_no, title }) => archive_no ?? title}
            status={({ status }) => <DictTag dict={reportFile.states.dict} value={status} />}
            tabs={(file) => [
              { key: 'facts', label: t('ui.facts'), children: <FileFacts row={file} /> },
              { key: 'loans', label: t('reportFile.loansTitle'), children: <LoanRecords file={file} /> },
            ]}
          />
        )}
      />
      {lists !== null && (
        <DestroyListsDrawer {...(lists && { destroyNo: lists })} onClose={() => openLists(undefined)} />
      )}
    </>
  )
}
