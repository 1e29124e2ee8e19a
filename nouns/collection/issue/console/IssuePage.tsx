import Filter from '@shouya/console/noun/Filter.tsx'
import NounPage from '@shouya/console/noun/NounPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import { useRecordPage } from '@shouya/console/ui/record/useRecordPage.ts'
import { issue } from '../noun.ts'
import IssueForm from './IssueForm.tsx'
import IssueRecord from './IssueRecord.tsx'
import { issueShape } from './issueList.ts'
import { useIssueColumns } from './useIssueColumns.tsx'
import { useIssueMoves } from './useIssueMoves.tsx'

/** Collections of the issuer, with their progress (domain 6.2 issue). */
export default function IssuePage() {
  const register = useRegister('Issue/GetPageList', issueShape, issue.query.sorts)
  const page = useRecordPage(register, 'Issue/Get', 'Issue/Save')
  const begin = useIssueMoves(page.ask, page.opened.close)
  return (
    <NounPage
      of={issue}
      name="Issue.list"
      page={page}
      register={register}
      shape={issueShape}
      columns={useIssueColumns()}
      begin={begin}
      recycled
      fields={
        <>
          <Filter of="status" />
          <Filter of="create_time" />
          <Filter of="category" />
          <Filter of="dept_name" />
        </>
      }
      form={(onClose) => <IssueForm onClose={onClose} />}
      detail={(record) => <IssueRecord {...record} ask={page.ask} />}
    />
  )
}
