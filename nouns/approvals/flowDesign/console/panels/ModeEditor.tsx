import type { Mode, PeopleNode } from '@shouya/approvals/definition'
import { Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSetNode } from '../FlowContext.ts'
import { Amount, Choice, Group, Toggle } from './controls.tsx'

const kinds = ['any', 'all', 'seq', 'ratio', 'weight'] as const

/** How several people decide together. */
export default function ModeEditor({ node }: { node: PeopleNode }) {
  const { t } = useTranslation()
  const set = useSetNode(node)
  const { mode } = node
  const write = (next: Mode) => set('mode', next)
  // A handling node is done by one, by all or in turn; there is no vote.
  const offered = kinds.filter((kind) => kind === mode.kind || node.type === 'approve' || !isVote(kind))
  return (
    <>
      <Choice<Mode['kind']>
        label={t('flowDesign.panel.mode')}
        hint={t(`flow.modeSays.${mode.kind}`)}
        value={mode.kind}
        options={offered.map((kind) => ({ value: kind, label: t(`flow.mode.${kind}`) }))}
        onChange={(kind) => write(makeMode(kind))}
      />
      {mode.kind === 'any' && (
        <>
          {node.type === 'approve' && (
            <Group label={t('flowDesign.panel.anyRefuse')}>
              <Radio.Group
                vertical
                value={mode.anyRefuse}
                options={[
                  { value: 'first', label: t('flow.anyRefuse.first') },
                  { value: 'all', label: t('flow.anyRefuse.all') },
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
        <Amount
          label={t('flowDesign.panel.pass')}
          min={0}
          max={100}
          suffix="%"
          value={mode.pass}
          onChange={(pass) => write({ kind: mode.kind, pass })}
        />
      )}
    </>
  )
}

const isVote = (kind: Mode['kind']) => kind === 'ratio' || kind === 'weight'

/** A vote is initially by more than half. */
function makeMode(kind: Mode['kind']): Mode {
  if (kind === 'any') return { kind, anyRefuse: 'first' }
  return kind === 'ratio' || kind === 'weight' ? { kind, pass: 51 } : { kind }
}
