import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import type { NoticeRow } from '@shouya/console/ui/notices/noticeRow.ts'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import RecycleTool from '@shouya/console/ui/recycle/RecycleTool.tsx'
import { useTranslation } from 'react-i18next'
import { notice } from '../noun.ts'
import NoticeDetail from './NoticeDetail.tsx'
import NoticeForm from './NoticeForm.tsx'
import { managedBody, managedShape } from './noticeList.ts'
import { useManagedColumns } from './useNoticeColumns.tsx'
import { useNoticeMoves } from './useNoticeMoves.tsx'

/** The management of notices (domain 9.2): drafts, publication, withdrawal and receipts. */
export default function Managed() {
  const { t } = useTranslation()
  const { label } = useNounWords(notice)
  const register = useRegister('Notice/GetNoticePageList', managedShape, notice.query.sorts, managedBody)
  const page = useRecordPage(register, 'Notice/GetNotice', 'Notice/SaveNotice')
  const look = (row: NoticeRow) => ({ ...page.details(row), text: t('notice.look') })
  return (
    <NounPage
      of={notice}
      name="Notice.managed"
      page={{ ...page, details: look }}
      register={register}
      shape={managedShape}
      columns={useManagedColumns()}
      begin={useNoticeMoves(page.ask)}
      fields={
        <>
          <Filter of="type" />
          <Filter of="status">
            <DictSelect dict={notice.states.dict} multiple placeholder={t('common.all')} />
          </Filter>
          <Filter of="recv_dept_name" label={label('recv_dept_name')} />
          <Filter of="publish_time" />
        </>
      }
      tools={<RecycleTool table="notice" refreshes="Notice" />}
      form={(onClose) => <NoticeForm onClose={onClose} />}
      detail={(record) => <NoticeDetail {...record} />}
    />
  )
}
