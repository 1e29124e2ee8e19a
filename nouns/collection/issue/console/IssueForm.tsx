import { businessTime } from '@shouya/console/api/businessTime.ts'
import { call } from '@shouya/console/api/call.ts'
import { NounContext } from '@shouya/console/noun/NounContext.ts'
import FormDrawer from '@shouya/console/ui/FormDrawer.tsx'
import { fileIds, toFiles } from '@shouya/console/ui/files/FilesField.tsx'
import { enteredOf } from '@shouya/noun/values'
import { useTranslation } from 'react-i18next'
import { issue, remindRule, targetType } from '../noun.ts'
import IssueFields from './IssueFields.tsx'
import type { IssueBody, IssueDetail, IssueValues } from './issueList.ts'

/** A week, to the end of office hours. */
const DAYS = 7
const DAY = 86_400_000

const valuesOf = (row: IssueDetail): IssueValues => ({
  id: row.id,
  version: row.version,
  ...enteredOf(issue, row),
  target_ids: row.target_ids,
  form_id: row.form_id,
  file_ids: toFiles(row.files),
})

const bodyOf = ({ file_ids, late_days, ...values }: IssueValues): IssueBody => ({
  ...values,
  target_ids: values.target_ids ?? [],
  form_id: values.form_id ?? null,
  file_ids: fileIds(file_ids),
  late_days: values.allow_late ? (late_days ?? null) : null,
})

const blank = (): Partial<IssueValues> => ({
  category: 1,
  target_type: targetType.types,
  target_ids: [],
  deadline: `${businessTime(new Date(Date.now() + DAYS * DAY)).slice(0, 10)} 18:00:00`,
  need_audit: true,
  allow_late: false,
  remind_rule: remindRule.rule,
  file_ids: [],
})

/** Prepares a collection, or changes one that is not published. */
export default function IssueForm({ row, onClose }: { row?: IssueDetail; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <FormDrawer<'Issue/Save', IssueValues>
      path="Issue/Save"
      title={row ? `${t('issue.move.edit')} · ${row.bill_no}` : t('issue.add')}
      initial={row ? valuesOf(row) : blank()}
      toBody={bodyOf}
      {...(row && { reload: async () => valuesOf(await call('Issue/Get', { id: row.id })) })}
      onClose={onClose}
    >
      <NounContext value={issue}>
        <IssueFields row={row} />
      </NounContext>
    </FormDrawer>
  )
}
