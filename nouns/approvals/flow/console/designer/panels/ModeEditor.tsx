import type { Mode, PeopleNode } from '@shouya/approvals/definition'
import { InputNumber, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSetNode } from '../FlowContext.ts'
import Field from './Field.tsx'
import Group from './Group.tsx'
import Toggle from './Toggle.tsx'

const kinds = ['any', 'all', 'seq', 'ratio', 'weight'] as const

/** How several people decide together. */
export default function ModeEditor({ node }: { node: PeopleNode }) {
  const { t } = useTranslation()
  const set = useSetNode(node)
  const { mode } = node
  const write = (next: Mode) => set('mode', next)
  // Work is done by one, by all or in turn; there is nothing to vote on.
  const offered = kinds.filter((kind) => kind === mode.kind || node.type === 'approve' || !isVote(kind))
  return (
    <>
      <Field label={t('flowDesign.panel.mode')} hint={t(`flows.modeSays.${mode.kind}`)}>
        {(id) => (
          <Select<Mode['kind']>
            id={id}
            className="flow-wide"
            value={mode.kind}
            options={offered.map((kind) => ({ value: kind, label: t(`flows.mode.${kind}`) }))}
            onChange={(kind) => write(makeMode(kind))}
          />
        )}
      </Field>
      {mode.kind === 'any' && (
        <>
          {node.type === 'approve' && (
            <Group label={t('flowDesign.panel.anyRefuse')}>
              <Radio.Group
                vertical
                value={mode.anyRefuse}
                options={[
                  { value: 'first', label: t('flows.anyRefuse.first') },
                  { value: 'all', label: t('flows.anyRefuse.all') },
                ]}
                onChange={({ target }) => write({ ...mode, anyRefuse: target.value as 'first' | 'all' })}
              />
            </Group>
          )}
          <Toggle
            label={t('flowDesign.panel.claim')}
            checked={mode.claim === true}
            onChange={(claim) => write({ kind: 'any', anyRefuse: mode.anyRefuse, ...(claim && { claim }) })}
          />
        </>
      )}
      {(mode.kind === 'ratio' || mode.kind === 'weight') && (
        <Field label={t('flowDesign.panel.pass')}>
          {(id) => (
            <InputNumber
              id={id}
              min={0}
              max={100}
              suffix="%"
              value={mode.pass}
              onChange={(pass) => pass !== null && write({ kind: mode.kind, pass })}
            />
          )}
        </Field>
      )}
    </>
  )
}

const isVote = (kind: Mode['kind']) => kind === 'ratio' || kind === 'weight'

/** More than half, where it is a vote. */
function makeMode(kind: Mode['kind']): Mode {
  if (kind === 'any') return { kind, anyRefuse: 'first' }
  return kind === 'ratio' || kind === 'weight' ? { kind, pass: 51 } : { kind }
}
