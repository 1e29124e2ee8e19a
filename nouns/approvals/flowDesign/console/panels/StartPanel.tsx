import { useTranslation } from 'react-i18next'
import { useNodeName } from '../../../flow/console/FlowProblems.tsx'
import { useDefinition, useFlowStore } from '../FlowContext.ts'
import { Group } from './controls.tsx'
import RightsEditor from './RightsEditor.tsx'

/** The initiator's part: fields, and people to pick. */
export default function StartPanel() {
  const { t } = useTranslation()
  const store = useFlowStore()
  const definition = useDefinition()
  const nameOf = useNodeName(definition)
  const { start } = definition
  return (
    <>
      <Group label={t('flowDesign.panel.startFields')}>
        <RightsEditor
          rights={start.fields}
          usual="write"
          offered={['read', 'write', 'hidden']}
          onChange={(fields) => store.run({ do: 'setFlow', patch: { start: { ...start, fields } } })}
        />
      </Group>
      <Group label={t('flowDesign.panel.picks')} hint={t('flowDesign.panel.picksHint')}>
        {start.picks.length > 0 && (
          <ul className="ui-lines flow-branches">
            {start.picks.map((id) => (
              <li key={id}>
                <button type="button" className="ui-text-link" onClick={() => store.select(id)}>
                  {nameOf(id)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Group>
    </>
  )
}
