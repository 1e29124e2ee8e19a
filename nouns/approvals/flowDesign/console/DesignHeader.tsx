import {
  ExperimentOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  SettingOutlined,
  UndoOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import OperationButton from '@shouya/console/ui/OperationButton.tsx'
import { useIsPhone } from '@shouya/console/ui/useIsPhone.ts'
import { Badge, Button, Popover, Tooltip } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import FlowProblems from '../../flow/console/FlowProblems.tsx'
import FlowStatus from '../../flow/console/FlowStatus.tsx'
import type { FlowRecord } from '../../flow/console/flowList.ts'
import { useDefinition, useFlow, useFlowStore } from './FlowContext.ts'
import { isDirty } from './model/flowStore.ts'
import { SETTINGS } from './model/ways.ts'
import type { ShownProblem } from './useProblems.ts'

type Props = {
  flow: FlowRecord
  problems: readonly ShownProblem[]
  saving: boolean
  onProblem: (problem: ShownProblem) => void
  onSimulate: () => void
  onKeys: () => void
  onSave: () => void
  onPublish: () => void
}

/** Name and state of the flow, and the actions on the whole flow. */
export default function DesignHeader({
  flow,
  problems,
  saving,
  onProblem,
  onSimulate,
  onKeys,
  onSave,
  onPublish,
}: Props) {
  const { t } = useTranslation()
  const phone = useIsPhone()
  const store = useFlowStore()
  const dirty = useFlow(isDirty)
  const past = useFlow(({ history }) => history.past.length > 0)
  const future = useFlow(({ history }) => history.future.length > 0)
  const tool = (text: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Tooltip title={text}>
      <Button type="text" icon={icon} aria-label={text} disabled={disabled} onClick={onClick} />
    </Tooltip>
  )
  return (
    <header className="flow-head">
      <div className="flow-head-name">
        <strong>{flow.flow_name}</strong>
        <span className="ui-note">{flow.form_name}</span>
        <FlowStatus row={flow} />
      </div>
      <div className="flow-head-tools">
        {tool(t('flow.undo'), <UndoOutlined aria-hidden="true" />, store.undo, !past)}
        {tool(t('flow.redo'), <RedoOutlined aria-hidden="true" />, store.redo, !future)}
        {tool(t('flow.flowSettings'), <SettingOutlined aria-hidden="true" />, () => store.select(SETTINGS))}
        {!phone && tool(t('flowDesign.keys.title'), <QuestionCircleOutlined aria-hidden="true" />, onKeys)}
        <ProblemsButton problems={problems} onProblem={onProblem} />
        <OperationButton
          path="OaFlow/Simulate"
          icon={<ExperimentOutlined aria-hidden="true" />}
          aria-label={t('flowDesign.simulate.title')}
          onClick={onSimulate}
        >
          {phone ? undefined : t('flowDesign.simulate.title')}
        </OperationButton>
        <OperationButton path="OaFlow/Save" body={{ id: flow.id }} loading={saving} disabled={!dirty} onClick={onSave}>
          {t('common.save')}
        </OperationButton>
        <OperationButton path="OaFlow/Publish" type="primary" onClick={onPublish}>
          {t('versions.publish')}
        </OperationButton>
      </div>
    </header>
  )
}

function ProblemsButton({ problems, onProblem }: Pick<Props, 'problems' | 'onProblem'>) {
  const { t } = useTranslation()
  const definition = useDefinition()
  const [open, setOpen] = useState(false)
  const errors = problems.filter(({ level }) => level === 'error').length
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      content={
        <section className="flow-problems" aria-label={t('flow.problems')}>
          {problems.length === 0 ? (
            <p className="ui-note">{t('flow.noProblems')}</p>
          ) : (
            <FlowProblems
              definition={definition}
              items={problems}
              onOpen={(problem) => {
                setOpen(false)
                onProblem(problem)
              }}
            />
          )}
        </section>
      }
    >
      <Badge count={problems.length} size="small" color={errors > 0 ? 'red' : 'orange'}>
        <Button icon={<WarningOutlined aria-hidden="true" />} aria-haspopup="dialog" aria-expanded={open}>
          {t('flow.problems')}
        </Button>
      </Badge>
    </Popover>
  )
}
