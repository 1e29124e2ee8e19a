import Filter from '@shouya/console/noun/Filter.tsx'
import NounList from '@shouya/console/noun/NounList.tsx'
import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { useTranslation } from 'react-i18next'
import { taskAssignment } from '../noun.ts'
import TaskDetail from './TaskDetail.tsx'
import TaskExempt from './TaskExempt.tsx'
import TypeSelect from './TypeSelect.tsx'
import { type TaskRow, taskShape } from './taskList.ts'
import { useTaskColumns } from './useTaskColumns.tsx'

/** Each task of each unit (domain 5.2); a branch exempts its outlets here. */
export default function TaskRegister() {
  const { t } = useTranslation()
  const { label } = useNounWords(taskAssignment)
  const register = useRegister('TaskAssignment/GetPageList', taskShape, taskAssignment.query.sorts)
  const opened = useOpenedRow(register)
  const { ask, dialog } = useDialog()
  const exempt = (rows: readonly TaskRow[]) =>
    ask((onClose) => <TaskExempt rows={rows} onDone={() => register.select([])} onClose={onClose} />)
  const actions = (row: TaskRow): (RowAction | false)[] => [
    row.exemptible && {
      text: t('taskAssignment.exempt'),
      path: 'TaskAssignment/Exempt',
      onClick: () => exempt([row]),
    },
    { text: t('ui.details'), path: 'TaskAssignment/GetPageList', onClick: () => opened.show(row) },
  ]
  return (
    <>
      <NounList
        of={taskAssignment}
        name="DailyTask.tasks"
        register={register}
        shape={taskShape}
        columns={useTaskColumns()}
        onOpen={opened.show}
        actions={actions}
        fields={
          <>
            <Filter of="biz_date" label={t('taskAssignment.field.days')} />
            <Filter of="status" />
            <Filter of="period_type" />
            <Filter of="dept_name" />
            <Filter of="task_code" label={label('task_name')}>
              <TypeSelect />
            </Filter>
          </>
        }
        flags={{
          family: t('taskAssignment.family'),
          period_key: t('taskAssignment.ofPeriod'),
          due_on: t('taskAssignment.dueOn'),
        }}
        batch={(rows) => {
          const open = rows.filter((row) => row.exemptible)
          return (
            <OperationButton
              path="TaskAssignment/Exempt"
              size="small"
              disabled={open.length < rows.length}
              onClick={() => exempt(open)}
            >
              {t('taskAssignment.exempt')}
            </OperationButton>
          )
        }}
      />
      {opened.row && <TaskDetail row={opened.row} {...opened.beside} />}
      {dialog}
    </>
  )
}
