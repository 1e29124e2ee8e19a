import ExportTool from '@shouya/console/registers/ExportTool.tsx'
import RegisterPage from '@shouya/console/registers/RegisterPage.tsx'
import { useRegister } from '@shouya/console/registers/useRegister.ts'
import DayRange from '@shouya/console/ui/DayRange.tsx'
import DeptTreeSelect from '@shouya/console/ui/DeptTreeSelect.tsx'
import DictSelect from '@shouya/console/ui/DictSelect.tsx'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import type { RowAction } from '@shouya/console/ui/RowActions.tsx'
import { useOpenedRow } from '@shouya/console/ui/record/useOpenedRow.ts'
import { useDialog } from '@shouya/console/ui/useDialog.tsx'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import TaskDetail from './TaskDetail.tsx'
import TaskExempt from './TaskExempt.tsx'
import TypeSelect from './TypeSelect.tsx'
import { type TaskRow, taskShape, taskSorts } from './taskList.ts'
import { useTaskColumns } from './useTaskColumns.tsx'

/** Each task of each outlet (domain 5.2); a branch exempts its outlets here. */
export default function TaskRegister() {
  const { t } = useTranslation()
  const register = useRegister('TaskAssignment/GetPageList', taskShape, taskSorts)
  const columns = useTaskColumns()
  const opened = useOpenedRow(register)
  const { ask, dialog } = useDialog()
  const exempt = (rows: readonly TaskRow[]) =>
    ask((onClose) => <TaskExempt rows={rows} onDone={() => register.select([])} onClose={onClose} />)
  const actions = (row: TaskRow): RowAction[] => [
    ...(row.exemptible
      ? [{ text: t('taskAssignment.exempt'), path: 'TaskAssignment/Exempt' as const, onClick: () => exempt([row]) }]
      : []),
    { text: t('taskAssignment.detail'), path: 'TaskAssignment/GetPageList', onClick: () => opened.show(row) },
  ]
  return (
    <>
      <RegisterPage
        name="DailyTask.tasks"
        register={register}
        shape={taskShape}
        columns={columns}
        onOpen={opened.show}
        actions={actions}
        hint={t('taskAssignment.keywords')}
        about={t('taskAssignment.about')}
        fields={
          <>
            <DayRange label={t('taskAssignment.field.days')} />
            <Form.Item name="status" label={t('taskAssignment.field.status')}>
              <DictSelect dict="task_status" multiple placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="dept_id" label={t('taskAssignment.field.dept_id')}>
              <DeptTreeSelect placeholder={t('common.all')} />
            </Form.Item>
            <Form.Item name="task_code" label={t('taskAssignment.field.task_name')}>
              <TypeSelect />
            </Form.Item>
          </>
        }
        flags={{ include_child: t('taskAssignment.unitAlone'), family: t('taskAssignment.family') }}
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
        tools={<ExportTool controller="TaskAssignment" register={register} columns={columns} />}
      />
      {opened.row && <TaskDetail row={opened.row} {...opened.beside} />}
      {dialog}
    </>
  )
}
